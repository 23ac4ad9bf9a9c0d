// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const observed = new Set<Element>();

// The module knows whether the page was scrolled; an earlier file of the worker may have loaded it.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  observed.clear();
});

it("leaves a page alone until it is scrolled", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = (element: Element) => void observed.add(element);
      unobserve = (element: Element) => void observed.delete(element);
    },
  );
  const { revealOnScroll } = await import("./reveal-on-scroll.js");
  const [mounted, removed, late] = ["mounted", "removed", "late"].map(() =>
    document.createElement("section"),
  );
  revealOnScroll(mounted!);
  revealOnScroll(removed!)!();
  expect(observed).toEqual(new Set());
  window.dispatchEvent(new Event("scroll"));
  expect(observed).toEqual(new Set([mounted]));
  const stop = revealOnScroll(late!)!;
  expect(observed).toEqual(new Set([mounted, late]));
  stop();
  expect(observed).toEqual(new Set([mounted]));
});

it("moves no section that shows its edge when the page is first scrolled", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  let report = (_: readonly object[]) => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => void observed.add(element);
      unobserve = (element: Element) => void observed.delete(element);
    },
  );
  const { revealOnScroll } = await import("./reveal-on-scroll.js");
  const [peeking, hidden] = [780, 801].map((top) => {
    const section = document.createElement("section");
    const animate = vi.fn(() => ({ pause: vi.fn(), play: vi.fn(), cancel: vi.fn() }));
    Object.assign(section, { animate });
    revealOnScroll(section);
    return { section, animate, top };
  });
  window.dispatchEvent(new Event("scroll"));
  // A window of 800 px, less the 50 px that start the movement.
  const rootBounds = { bottom: 750 };
  report(
    [peeking!, hidden!].map(({ section, top }) => ({
      target: section,
      isIntersecting: false,
      boundingClientRect: { top },
      rootBounds,
    })),
  );
  expect(peeking!.animate).not.toHaveBeenCalled();
  expect(hidden!.animate).toHaveBeenCalledOnce();
  expect(observed).toEqual(new Set([hidden!.section]));
});
