import { describe, expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.js";

describe("the list of toasts", () => {
  test("times: 5 s, 2 s for push, or as given", () => {
    const store = createToastStore();
    store.show({ title: "Updated successfully" });
    store.show({ title: "On the way", variant: "push" });
    store.show({ title: "Please allow notifications", tone: "danger", duration: 2000 });
    expect(store.snapshot().map((toast) => toast.duration)).toEqual([5000, 2000, 2000]);
  });

  test("the same text renews one toast and takes the new content", () => {
    const store = createToastStore();
    const id = store.show({ title: "Deleted", text: "one" });
    store.show({ title: "Saved" });
    expect(store.show({ title: "Deleted", text: "two" })).toBe(id);
    expect(store.snapshot()).toMatchObject([
      { id: "Deleted", text: "two", renewed: 1, open: true },
      { id: "Saved", renewed: 0 },
    ]);
  });

  test("an id of its own parts two toasts with one text", () => {
    const store = createToastStore();
    store.show({ title: "Deleted", id: "a" });
    store.show({ title: "Deleted", id: "b" });
    expect(store.snapshot()).toHaveLength(2);
  });

  test("the oldest of more than four gives way", () => {
    const store = createToastStore();
    for (const title of ["1", "2", "3", "4", "5"]) store.show({ title });
    expect(store.snapshot().map((toast) => toast.title)).toEqual(["2", "3", "4", "5"]);
  });

  test("one shown again while it leaves opens again", () => {
    const store = createToastStore();
    store.show({ title: "Deleted" });
    store.dismiss("Deleted");
    store.show({ title: "Deleted" });
    expect(store.snapshot()).toMatchObject([{ id: "Deleted", open: true, renewed: 1 }]);
  });

  test("one that has closed is forgotten when the next comes", () => {
    const store = createToastStore();
    store.show({ title: "Deleted" });
    store.dismiss();
    expect(store.snapshot()).toMatchObject([{ id: "Deleted", open: false }]);
    store.show({ title: "Saved" });
    expect(store.snapshot().map((toast) => toast.title)).toEqual(["Saved"]);
  });

  test("tells its listeners until they leave", () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ title: "Deleted" });
    leave();
    store.dismiss();
    expect(listener).toHaveBeenCalledOnce();
  });
});
