// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { appWithFetch } from "../../test/client-app.js";
import { applyCoupon } from "../calls.js";
import { sendCall } from "./send-call.js";
import { watchLeaving } from "./watch-leaving.js";

it("keeps nobody waiting while the page stays: a notification could come before the order's page opens", async () => {
  const stayed = vi.fn();
  void watchLeaving().whenStaying().then(stayed);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(stayed).toHaveBeenCalled();
});

describe("a write while its page is being left", () => {
  const leave = () => window.dispatchEvent(new Event("beforeunload"));
  const cutOff = () => {
    const { app, toasts } = appWithFetch(() => (leave(), Promise.reject(new TypeError("cut off"))));
    const settled = vi.fn();
    void sendCall(app, applyCoupon, { body: { code: "X" } }).then(settled);
    return { settled, toasts };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("has not failed, so that the next page restores what it changed (REQ-UI-05)", async () => {
    const { settled, toasts } = cutOff();
    await vi.advanceTimersByTimeAsync(29_000);
    // The first `pageshow` of a page that is left while it loads.
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
  });

  it.each([
    ["comes back", () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))],
    ["stays after all, as after a download", () => vi.advanceTimersByTime(30_001)],
  ])("has failed once the page %s", async (_, stay) => {
    const { settled, toasts } = cutOff();
    await vi.advanceTimersByTimeAsync(1_000);
    stay();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(null);
    expect(toasts).toHaveLength(1);
  });
});
