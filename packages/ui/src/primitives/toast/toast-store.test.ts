import { describe, expect, test, vi } from "vitest";
import { createToastStore, type ToastContent } from "./toast-store.js";

describe("createToastStore", () => {
  test("duration: 5 s, 2 s for push, or the given one", { tags: ["REQ-MESSAGE-43"] }, () => {
    const store = createToastStore();
    const durationOf = (content: ToastContent) => {
      store.show(content);
      return store.snapshot()[0]!.duration;
    };
    expect(durationOf({ title: "Updated successfully" })).toBe(5000);
    expect(durationOf({ title: "On the way", variant: "push" })).toBe(2000);
    expect(durationOf({ title: "Please allow notifications", duration: 2000 })).toBe(2000);
  });

  test("the newest replaces the older", () => {
    const store = createToastStore();
    for (const title of ["1", "2", "3"]) store.show({ title });
    expect(store.snapshot()).toMatchObject([{ title: "3", renewed: 0, open: true }]);
  });

  test("the same text renews the toast with its new content", () => {
    const store = createToastStore();
    const id = store.show({ title: "Deleted", text: "one" });
    expect(store.show({ title: "Deleted", text: "two" })).toBe(id);
    expect(store.snapshot()).toMatchObject([{ id: "Deleted", text: "two", renewed: 1, open: true }]);
  });

  test("a toast without a timeout returns after the messages that replaced it", () => {
    const store = createToastStore();
    store.show({ title: "A new version is ready", id: "update", duration: Infinity });
    store.show({ title: "Deleted" });
    store.show({ title: "Saved" });
    expect(store.snapshot()).toMatchObject([{ id: "Saved" }]);
    store.dismiss("Saved");
    expect(store.snapshot()).toMatchObject([{ id: "update", open: true }]);
    store.dismiss("update");
    expect(store.snapshot()).toMatchObject([{ id: "update", open: false }]);
    store.show({ title: "Saved" });
    store.dismiss();
    expect(store.snapshot()).toMatchObject([{ id: "Saved", open: false }]);
  });

  test("a replaced toast without a timeout can be dismissed", () => {
    const store = createToastStore();
    store.show({ title: "You are offline", duration: Infinity });
    store.show({ title: "Saved" });
    store.dismiss("You are offline");
    store.dismiss("Saved");
    expect(store.snapshot()).toMatchObject([{ id: "Saved", open: false }]);
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
