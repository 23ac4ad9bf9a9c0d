import { expect, it } from "vitest";
import { groupRanges } from "./group-ranges.js";

it("splits items into groups; the last one has the remaining items", () => {
  expect(groupRanges(0, 8)).toEqual([]);
  expect(groupRanges(3, 8)).toEqual([{ from: 0, size: 3 }]);
  expect(groupRanges(16, 8)).toEqual([
    { from: 0, size: 8 },
    { from: 8, size: 8 },
  ]);
  expect(groupRanges(17, 8).at(-1)).toEqual({ from: 16, size: 1 });
});

it("gives the first group its own size", () => {
  expect(groupRanges(3, 12, 4)).toEqual([{ from: 0, size: 3 }]);
  expect(groupRanges(20, 12, 4)).toEqual([
    { from: 0, size: 4 },
    { from: 4, size: 12 },
    { from: 16, size: 4 },
  ]);
});
