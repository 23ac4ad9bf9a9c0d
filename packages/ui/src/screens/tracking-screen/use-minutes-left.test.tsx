// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { storyOrder } from "../../story-data/orders.js";
import { TrackingUnanswered } from "./tracking-unanswered.js";

it("says how many minutes are left to wait, and counts them down", { tags: ["REQ-ORDER-56"] }, () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T08:57:30Z") });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <LocaleProvider language="en">
        <TrackingUnanswered
          order={storyOrder("en", "delivering")}
          until="2026-11-29T09:02:00Z"
          actions={{ onCancel: () => {}, onOtherStore: () => {}, loading: false }}
          onWait={() => {}}
        />
      </LocaleProvider>,
    ),
  );
  const wait = () => container.querySelector("[role=radiogroup], fieldset")!.textContent;
  expect(wait()).toContain("Wait 5 more minutes");
  act(() => void vi.advanceTimersByTime(91_000));
  expect(wait()).toContain("Wait 3 more minutes");
  act(() => void vi.advanceTimersByTime(600_000));
  expect(wait()).toContain("Wait 1 more minute");
  act(() => root.unmount());
});
