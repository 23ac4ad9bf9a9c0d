// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followCardsInWindow } from "./follow-cards-in-window.js";

const followed: string[] = [];
let unsubscribe = () => {};
const follow = () => {
  unsubscribe = followCardsInWindow((path) => followed.push(path));
};
/** Cards of stores one below the other, each 100 px high. */
function show(names: readonly string[]) {
  const main = document.body.appendChild(document.createElement("main"));
  for (const [at, name] of names.entries()) {
    const card = main.appendChild(document.createElement("article"));
    card.dataset["slot"] = "store-card";
    card.appendChild(document.createElement("a")).href = `/store/${name}`;
    card.getBoundingClientRect = () =>
      ({ left: 0, right: 100, top: at * 100, bottom: at * 100 + 100 }) as DOMRect;
  }
  return main;
}

beforeEach(() => {
  followed.length = 0;
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.stubGlobal("innerHeight", 500);
});
afterEach(() => {
  unsubscribe();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

it("follows the first cards in the window, and no more of the page", () => {
  show(["a", "b", "c", "d", "e"]);
  follow();
  expect(followed).toEqual(["/store/a", "/store/b", "/store/c"]);
  document.dispatchEvent(new Event("scrollend"));
  expect(followed).toHaveLength(3);
});

it("leaves cards out of the window until they come into it", () => {
  vi.stubGlobal("innerHeight", 100);
  show(["a", "b"]);
  follow();
  expect(followed).toEqual(["/store/a"]);
  vi.stubGlobal("innerHeight", 200);
  document.dispatchEvent(new Event("scrollend"));
  expect(followed).toEqual(["/store/a", "/store/b"]);
});

it("follows cards that a rail is scrolled to", () => {
  vi.stubGlobal("innerHeight", 100);
  const rail = show(["a", "b"]);
  follow();
  vi.stubGlobal("innerHeight", 200);
  // As browsers send it to elements: it does not bubble.
  rail.dispatchEvent(new Event("scrollend"));
  expect(followed).toEqual(["/store/a", "/store/b"]);
});

it("follows a card again on a later page once its data may have left the cache", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  show(["a"]);
  follow();
  for (const [minutes, path] of [
    [4, "/categories"],
    [2, "/search"],
  ] as const) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    window.history.replaceState(null, "", path);
    document.dispatchEvent(new Event("click"));
    expect(followed).toHaveLength(path === "/search" ? 2 : 1);
  }
});

it("does not take the address of an open sheet for a page", () => {
  show(["a", "b", "c", "d"]);
  follow();
  const sheet = document.body.appendChild(document.createElement("div"));
  sheet.setAttribute("role", "dialog");
  window.history.replaceState(null, "", "/store/a/product/b");
  document.dispatchEvent(new Event("click"));
  sheet.remove();
  window.history.replaceState(null, "", "/");
  document.dispatchEvent(new Event("click"));
  expect(followed).toHaveLength(3);
});

it("begins again on another page, without what it has followed", () => {
  const main = show(["a", "b", "c", "d"]);
  follow();
  main.remove();
  show(["c", "d"]);
  window.history.replaceState(null, "", "/categories");
  document.dispatchEvent(new Event("click"));
  expect(followed).toEqual(["/store/a", "/store/b", "/store/c", "/store/d"]);
});

it.each([{ effectiveType: "3g" }, { effectiveType: "4g", saveData: true }])(
  "follows nothing on a slow or a saving connection: %j",
  (connection) => {
    vi.stubGlobal("navigator", { connection });
    show(["a"]);
    follow();
    expect(followed).toEqual([]);
  },
);

it("follows nothing once unsubscribed", () => {
  follow();
  unsubscribe();
  show(["a"]);
  document.dispatchEvent(new Event("click"));
  expect(followed).toEqual([]);
});
