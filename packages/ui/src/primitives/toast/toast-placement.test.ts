import { expect, test } from "vitest";
import { resolvePlacement, type ToastPlacement } from "./toast-placement.js";

test.each([
  ["top-right", "ltr", "right"],
  ["top-right", "rtl", "right"],
  ["top-left", "ltr", "left"],
  ["bottom-left", "rtl", "left"],
  ["top-end", "ltr", "right"],
  ["top-end", "rtl", "left"],
  ["bottom-start", "ltr", "left"],
  ["bottom-start", "rtl", "right"],
] as const)("%s in %s stands at the %s and swipes there", (placement, direction, side) => {
  const block = placement.split("-")[0];
  expect(resolvePlacement(placement satisfies ToastPlacement, direction)).toEqual({ block, side });
});
