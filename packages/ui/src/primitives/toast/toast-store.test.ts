import { describe, expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.js";

describe("createToastStore", () => {
  test("duration: 5 s, 2 s for push, or the given one", () => {
    const store = createToastStore();
    store.show({ title: "Updated successfully" });
    store.show({ title: "On the way", variant: "push" });
    store.show({ title: "Please allow notifications", tone: "danger", duration: 2000 });
    expect(store.snapshot().map((toast) => toast.duration)).toEqual([5000, 2000, 2000]);
  });

  test("the same text replaces the toast and its content", () => {
    const store = createToastStore();
    const id = store.show({ title: "Deleted", text: "one" });
    store.show({ title: "Saved" });
    expect(store.show({ title: "Deleted", text: "two" })).toBe(id);
    expect(store.snapshot()).toMatchObject([
      { id: "Deleted", text: "two", renewed: 1, open: true },
      { id: "Saved", renewed: 0 },
    ]);
  });

  test("toasts with one text and different ids are separate", () => {
    const store = createToastStore();
    store.show({ title: "Deleted", id: "a" });
    store.show({ title: "Deleted", id: "b" });
    expect(store.snapshot()).toHaveLength(2);
  });

  test("a fifth toast replaces the oldest", () => {
    const store = createToastStore();
    for (const title of ["1", "2", "3", "4", "5"]) store.show({ title });
    expect(store.snapshot().map((toast) => toast.title)).toEqual(["2", "3", "4", "5"]);
  });

  test("a toast shown again while closing reopens", () => {
    const store = createToastStore();
    store.show({ title: "Deleted" });
    store.dismiss("Deleted");
    store.show({ title: "Deleted" });
    expect(store.snapshot()).toMatchObject([{ id: "Deleted", open: true, renewed: 1 }]);
  });

  test("a closed toast is removed when the next is shown", () => {
    const store = createToastStore();
    store.show({ title: "Deleted" });
    store.dismiss();
    expect(store.snapshot()).toMatchObject([{ id: "Deleted", open: false }]);
    store.show({ title: "Saved" });
    expect(store.snapshot().map((toast) => toast.title)).toEqual(["Saved"]);
  });

  test("calls listeners until they unsubscribe", () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ title: "Deleted" });
    leave();
    store.dismiss();
    expect(listener).toHaveBeenCalledOnce();
  });
});
