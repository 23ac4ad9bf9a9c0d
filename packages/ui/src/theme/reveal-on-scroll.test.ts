// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

const observed = new Set<Element>();

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
