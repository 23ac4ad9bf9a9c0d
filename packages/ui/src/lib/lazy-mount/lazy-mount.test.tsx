// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { mountWhenNear as MountWhenNear } from "./index.js";
import type { LazyMountProps } from "../../primitives/lazy-mount/index.js";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

let LazyMount: (props: LazyMountProps) => ReactNode;
let mountWhenNear: typeof MountWhenNear;
/** Read again: the module keeps its observers, and another file of the same worker may have made them. */
beforeAll(async () => {
  vi.resetModules();
  ({ LazyMount } = await import("../../primitives/lazy-mount/index.js"));
  ({ mountWhenNear } = await import("./index.js"));
});

/** The observed elements, each with the function that reports it as near the window: visible, or so far below. */
const observed = new Map<Element, (below?: number) => void>();
let container: HTMLElement;
let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback, 10));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly report: (entries: object[]) => void;
      constructor(report: (entries: object[]) => void) {
        this.report = report;
      }
      observe(target: Element) {
        observed.set(target, (below) => {
          const top = below === undefined ? 0 : innerHeight + below;
          const boundingClientRect = { top, bottom: top + 10 };
          this.report([{ target, isIntersecting: true, boundingClientRect }]);
        });
      }
      unobserve(target: Element) {
        observed.delete(target);
      }
    },
  );
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(unmount);
  container.remove();
  observed.clear();
  vi.unstubAllGlobals();
});

const section = (name: string, content: ReactNode = <a href="#one">{name}</a>) => (
  <LazyMount placeholderClassName="min-h-6">{content}</LazyMount>
);
const page = () => (
  <main>
    <button>before</button>
    {section("first")}
    {section("second")}
  </main>
);

/** Hydrates as a browser with scripts does, where the content of a `noscript` is text. */
function hydrate(tree: ReactNode) {
  container.innerHTML = renderToString(tree);
  for (const noscript of container.querySelectorAll("noscript")) noscript.textContent = noscript.innerHTML;
  const errors: unknown[] = [];
  act(() => {
    const root = hydrateRoot(container, tree, { onRecoverableError: (error) => errors.push(error) });
    unmount = () => root.unmount();
  });
  expect(errors).toEqual([]);
}
const mounted = () => Array.from(container.querySelectorAll("a"), (link) => link.textContent);
const after = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

describe("LazyMount", () => {
  it("has its content in a noscript on the server, without a second one inside", () => {
    const html = renderToString(section("outer", section("inner")));
    expect(html).toContain("inner</a>");
    expect(html.match(/<noscript/g)).toHaveLength(1);
  });

  it("mounts its content when it becomes visible", async () => {
    hydrate(page());
    expect(mounted()).toEqual([]);
    const [, second] = container.querySelectorAll("[data-slot=lazy-mount]");
    observed.get(second!)!();
    await after(60);
    expect(mounted()).toEqual(["second"]);
    expect(observed.has(second!)).toBe(false);
  });

  it("mounts what is near the window when the customer scrolls, the nearest first", async () => {
    // No idle time meanwhile.
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback, 1500));
    const order: string[] = [];
    // Not through React, which may show two at once on a busy machine.
    const [first, second] = ["first", "second"].map((name) => {
      const element = document.createElement("div");
      mountWhenNear(element, "screen", () => void order.push(name));
      return element;
    });
    observed.get(first!)!(300);
    observed.get(second!)!(200);
    await after(100);
    // A tap is not kept waiting.
    window.dispatchEvent(new Event("pointerdown"));
    await after(100);
    expect(order).toEqual([]);
    window.dispatchEvent(new Event("scroll"));
    await after(500);
    expect(order).toEqual(["second", "first"]);
    // The idle time comes, so that the next test can have its own.
    await after(1500);
  });

  it("does not ask for the scroll position between frames, which would lay out the page", () => {
    hydrate(page());
    const scrollY = vi.spyOn(window, "scrollY", "get");
    const reports = [...observed.values()];
    expect(reports).toHaveLength(2);
    for (const report of reports) report(300);
    expect(scrollY).not.toHaveBeenCalled();
    scrollY.mockRestore();
  });

  it("mounts the next content before the Tab key moves the focus", () => {
    hydrate(page());
    container.querySelector("button")!.focus();
    const press = () =>
      act(
        () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true })),
      );
    press();
    expect(mounted()).toEqual(["first"]);
    press();
    expect(mounted()).toEqual(["first", "second"]);
  });

  it("mounts everything before printing", () => {
    hydrate(page());
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(mounted()).toEqual(["first", "second"]);
  });

  it("mounts the rest one by one after an interaction", async () => {
    hydrate(page());
    window.dispatchEvent(new Event("pointermove"));
    await vi.waitFor(async () => {
      await after(50);
      expect(mounted()).toEqual(["first", "second"]);
    }, 20_000);
  });

  it("mounts at once what the browser renders itself", () => {
    act(() => {
      const root = createRoot(container);
      unmount = () => root.unmount();
      root.render(page());
    });
    expect(mounted()).toEqual(["first", "second"]);
    expect(observed.size).toBe(0);
  });
});
