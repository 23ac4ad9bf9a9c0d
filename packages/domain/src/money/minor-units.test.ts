import { describe, expect, it } from "vitest";
import { basisPointsOf, exact, roundToStep } from "./minor-units.js";

describe("exact", () => {
  it.each([NaN, 0.1, -1, 2 ** 53, Infinity])("refuses %s", (value) => {
    expect(() => exact(value, "amount")).toThrow(RangeError);
  });
  it("has no minus zero", () => expect(Object.is(exact(-0, "amount"), 0)).toBe(true));
});

describe("basisPointsOf", () => {
  it.each([
    [1999, 1250, 250],
    [6975, 1000, 698],
    [0, 10_000, 0],
    [1, 5000, 1],
    [1, 4999, 0],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
  ])("%d at %d bps is %d", (amount, bps, share) => expect(basisPointsOf(amount, bps)).toBe(share));
});

describe("roundToStep", () => {
  it.each([
    [1012, 25, 1000],
    [1013, 25, 1025],
    [1050, 100, 1100],
    [1049, 100, 1000],
    [1013, 0, 1013],
  ])("%d by %d is %d", (amount, step, rounded) => expect(roundToStep(amount, step)).toBe(rounded));
});
