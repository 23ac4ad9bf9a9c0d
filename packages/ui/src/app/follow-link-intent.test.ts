// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { followLinkIntent } from "./follow-link-intent.js";

it("reports a touched link once, after the paint that answers the touch", async () => {
  document.body.innerHTML = '<a href="/store/s1?q=tea#top"><b>Store</b></a>';
  const onIntent = vi.fn();
  const stop = followLinkIntent(onIntent);
  const touch = () => document.querySelector("b")!.dispatchEvent(new Event("touchstart", { bubbles: true }));
  touch();
  touch();
  // What needs no task of its own: nothing is painted before it.
  for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  expect(onIntent).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onIntent.mock.calls).toEqual([["/store/s1?q=tea"]]));
  stop();
});
