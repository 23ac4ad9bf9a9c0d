import { expect, test } from "vitest";
import { resolvePlacement, type ToastPlacement } from "./toast-placement.js";

test.each([
  ["top-right", "ltr", "end", "right"],
  ["top-right", "rtl", "start", "right"],
  ["top-left", "ltr", "start", "left"],
  ["bottom-left", "rtl", "end", "left"],
  ["top-end", "ltr", "end", "right"],
  ["top-end", "rtl", "end", "left"],
  ["bottom-start", "ltr", "start", "left"],
  ["bottom-start", "rtl", "start", "right"],
] as const)("%s in %s stands at the %s and swipes %s", (placement, direction, inline, side) => {
  const block = placement.split("-")[0];
  expect(resolvePlacement(placement satisfies ToastPlacement, direction)).toEqual({ block, inline, side });
});
