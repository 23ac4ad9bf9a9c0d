// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { appWithFetch } from "../../test/client-app.js";
import { readAllNotifications } from "../calls.js";
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
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  /** The first call is rejected as the page is left, or `after` that; all others are answered. */
  const cutOff = (after = () => {}) => {
    const fetch = vi
      .fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ message: "", data: null })))
      .mockImplementationOnce(() => (leave(), after(), Promise.reject(new TypeError("cut off"))));
    const { app, toasts } = appWithFetch(fetch);
    const settled = vi.fn();
    void sendCall(app, readAllNotifications, { body: {} }).then(settled);
    const errors = () => toasts.filter((toast) => toast.startsWith("danger"));
    return { settled, errors, fetch };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("has not failed, so that the next page restores what it changed (REQ-UI-05)", async () => {
    const { settled, errors } = cutOff();
    await vi.advanceTimersByTimeAsync(29_000);
    // The first `pageshow` of a page that is left while it loads.
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    expect(errors()).toEqual([]);
  });

  it("has failed once the page stays after all, as after a download", async () => {
    const { settled, errors } = cutOff();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(settled).toHaveBeenCalledWith(null);
    expect(errors()).toHaveLength(1);
  });

  it.each([
    ["is rejected before it", () => {}],
    ["is rejected after it, as calls of a frozen page", comeBack],
  ])("is sent again once the customer comes back with Back, when it %s", async (_, after) => {
    const { settled, errors, fetch } = cutOff(after);
    await vi.advanceTimersByTimeAsync(1_000);
    if (after !== comeBack) {
      expect(settled).not.toHaveBeenCalled();
      comeBack();
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(settled).toHaveBeenCalledOnce();
    expect(errors()).toEqual([]);
  });
});
