// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { storyOrder, storyTrack } from "../../story-data/orders.js";
import { TrackingScreen, type TrackingScreenProps } from "./index.js";

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

const otherStore = { name: "Umm Khalid Kitchen", delivery_time: { min: 25, max: 35 } };
const unanswered = { otherStore, onCancel: () => {}, onOtherStore: () => {}, loading: false };
const placed = storyTrack("en", "placed");
const asking = { ...placed, store_unanswered: true, cancels_at: "2026-11-29T16:23:00Z" };

const show = (change: Partial<TrackingScreenProps>) =>
  act(() =>
    root.render(
      <LocaleProvider language="en">
        <TrackingScreen
          status="ready"
          order={storyOrder("en", "pending")}
          track={placed}
          backHref="/orders"
          orderHref="/orders/1"
          onRetry={() => {}}
          unanswered={unanswered}
          {...change}
        />
      </LocaleProvider>,
    ),
  );

it(
  "announces that the store does not answer, and says when what is shown may be old",
  { tags: ["REQ-ORDER-56"] },
  () => {
    show({});
    const announced = () =>
      [...container.querySelectorAll("[data-slot=tracking-announcement]")]
        .map((one) => one.textContent)
        .join("");
    expect(announced()).toBe("");
    show({ track: asking });
    expect(announced()).toBe("The store has not answered yet");
    expect(container.textContent).not.toContain("connection is lost");
    show({ track: asking, connectionLost: true });
    expect(container.textContent).toContain("connection is lost");
  },
);

it(
  "says when another store's delivery arrives, and nothing of that to those who fetch it",
  { tags: ["REQ-ORDER-56"] },
  () => {
    show({ track: asking });
    expect(container.textContent).toMatch(/Arrives around/);
    for (const order_type of ["pickup", "dine_in"] as const) {
      show({ track: asking, order: storyOrder("en", "pending", { order_type }) });
      expect(container.textContent).toContain(otherStore.name);
      expect(container.textContent).not.toMatch(/Arrives/);
    }
  },
);
