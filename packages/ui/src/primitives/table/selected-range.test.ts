import { expect, it } from "vitest";
import { withAll, withRange } from "./selected-range.js";

const keys = ["a", "b", "c", "d", "e"];

it("switches one row, or all from the row before to it", () => {
  expect(withRange([], keys, "b", true)).toEqual(["b"]);
  expect(withRange(["b"], keys, "b", false)).toEqual([]);
  expect(withRange(["b"], keys, "d", true, "b")).toEqual(["b", "c", "d"]);
  expect(withRange(["a", "b", "c", "d"], keys, "b", false, "d")).toEqual(["a"]);
});

it("takes the row alone when the one before is not shown any more", () => {
  expect(withRange(["x"], keys, "c", true, "x")).toEqual(["x", "c"]);
});

it("keeps rows of other pages when all shown rows are switched", () => {
  expect(withAll(["x", "b"], keys, true)).toEqual(["x", ...keys]);
  expect(withAll(["x", ...keys], keys, false)).toEqual(["x"]);
});
