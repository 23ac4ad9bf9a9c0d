// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HomeFeed } from "./home-feed.js";

/** Reports to the feed's observer that it is so far below the window, in px. */
let report: (below: number) => void;
let container: HTMLElement;
let render: () => Promise<void>;
let unmount: () => Promise<void>;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(call: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
        const margin = Number(/(\d+)px$/.exec(rootMargin)![1]);
        report = (below) => act(() => call([{ isIntersecting: below <= margin }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  container = document.body.appendChild(document.createElement("div"));
  render = async () => {
    const root = createRoot(container);
    unmount = () => act(async () => root.unmount());
    await act(async () =>
      root.render(
        <HomeFeed title="All stores" seeAllHref={undefined}>
          <p>Stores</p>
        </HomeFeed>,
      ),
    );
  };
});
afterEach(async () => {
  await unmount();
  container.remove();
  vi.unstubAllGlobals();
});

const isMounted = () => container.textContent.includes("Stores") && container.querySelector("p") !== null;

it("is not built before the customer scrolls near it, and is there at once on the way back", async () => {
  history.replaceState({ key: "first" }, "");
  await render();
  report(600);
  expect(isMounted()).toBe(false);
  window.dispatchEvent(new Event("scroll"));
  report(900);
  expect(isMounted()).toBe(false);
  report(600);
  expect(isMounted()).toBe(true);
  await unmount();
  await render();
  expect(isMounted()).toBe(true);
  await unmount();
  // Another visit of home.
  history.replaceState({ key: "second" }, "");
  await render();
  expect(isMounted()).toBe(false);
});

it("is built where it is in the window from the start", async () => {
  history.replaceState({ key: "tall" }, "");
  await render();
  report(0);
  expect(isMounted()).toBe(true);
});
