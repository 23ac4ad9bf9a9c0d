// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CounterProvider } from "../../app/counter.js";
import { storyCounter } from "../../story-data/story-counter.js";
import { OfficeProvider } from "../office-context.js";
import { ViewBar } from "./view-bar.js";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const counter = storyCounter();
/** The view of today at a moment. */
function todayAt(moment: string): string | null {
  vi.setSystemTime(moment);
  const office = {
    access: {} as never,
    may: () => true,
    path: "/orders",
    query: new URLSearchParams(),
    go: () => undefined,
  };
  act(() =>
    root.render(
      <CounterProvider counter={counter}>
        <OfficeProvider value={office}>
          <ViewBar />
        </OfficeProvider>
      </CounterProvider>,
    ),
  );
  return document.querySelector("a[href*=date]")!.getAttribute("href");
}

it("shows the orders of today on a screen that was left open over midnight", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // Midnight of Doha, three hours before that of Greenwich.
  expect(todayAt("2026-11-29T20:59:00Z")).toBe("/orders?date=2026-11-29");
  expect(todayAt("2026-11-29T21:01:00Z")).toBe("/orders?date=2026-11-30");
});
