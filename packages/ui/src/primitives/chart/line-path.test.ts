import { expect, it } from "vitest";
import { linePath } from "./line-path.js";

it("draws from the bottom up, in the middle of each column", () => {
  expect(linePath([0, 5, 10, 10], 10)).toBe("M12.5 100L37.5 50L62.5 0L87.5 0");
});

it("leaves gaps, and a dot between two of them", () => {
  expect(linePath([1, null, 1, null, 0], 1)).toBe("M10 0h0M50 0h0M90 100h0");
  expect(linePath([null, null], 1)).toBe("");
});
