import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenActive } from "./when-active.js";

const callback = vi.fn();

/** A page that is loaded and idle. */
function openPage(navigator: object = {}, scrollY = 0): EventTarget {
  const window = Object.assign(new EventTarget(), {
    scrollY,
    requestIdleCallback: (run: () => void) => setTimeout(run),
  });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("navigator", navigator);
  return window;
}

beforeEach(() => {
  callback.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(["pointerdown", "keydown", "scroll"])("calls back once after the first %s", (action) => {
  const page = openPage();
  whenActive(callback);
  vi.advanceTimersByTime(5_000);
  expect(callback).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(action));
  page.dispatchEvent(new Event(action));
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

it.each([
  ["has been pressed before", { userActivation: { hasBeenActive: true } }, 0],
  ["has been scrolled before", {}, 200],
])("does not wait when the page %s", (_, navigator, scrollY) => {
  openPage(navigator, scrollY);
  whenActive(callback);
  vi.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledOnce();
});

it.each([
  ["on a network it knows nothing of", {}, 1],
  ["on a fast network", { connection: { effectiveType: "4g" } }, 1],
  ["not on a slow network", { connection: { effectiveType: "3g" } }, 0],
  ["not while saving data", { connection: { effectiveType: "4g", saveData: true } }, 0],
])("calls back after a while without an action: %s", (_, navigator, times) => {
  openPage(navigator);
  whenActive(callback);
  vi.advanceTimersByTime(25_000);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(callback).toHaveBeenCalledTimes(times);
});
