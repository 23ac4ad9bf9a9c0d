// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { storyProducts } from "../../story-data/products.js";
import { storyStore } from "../../story-data/stores.js";
import { StoreScreen } from "./index.js";

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => vi.unstubAllGlobals());

it("shows what a card knows of a store, and keeps its header when the store has come", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const store = storyStore("en");
  const screen = (isReady: boolean) => (
    <LocaleProvider language="en">
      <StoreScreen
        status={isReady ? "ready" : "loading"}
        store={isReady ? store : undefined}
        preview={store}
        menuStatus={isReady ? "ready" : "loading"}
        products={isReady ? storyProducts("en") : []}
        menuComplete={isReady}
        productHref={({ id }) => `#${id}`}
        categoryHref={(id) => `#${id}`}
        quantities={{}}
        onRetry={() => {}}
      />
    </LocaleProvider>
  );
  await act(async () => root.render(screen(false)));
  const heading = container.querySelector("h1")!;
  expect(heading.textContent).toContain(store.name);
  expect(container.querySelector("[data-slot=menu-section]")).toBeNull();
  heading.focus();
  await act(async () => root.render(screen(true)));
  expect(container.querySelector("h1")).toBe(heading);
  expect(document.activeElement).toBe(heading);
  expect(container.querySelector("[data-slot=menu-section]")).not.toBeNull();
  await act(async () => root.unmount());
  container.remove();
});
