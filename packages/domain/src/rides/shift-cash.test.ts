import fc from "fast-check";
import { expect, it } from "vitest";
import { shiftCash } from "./shift-cash.js";

const amount = fc.nat(1_000_000);

it("adds up what was taken to what there was", () => {
  const shift = { opening: 5000, taken: [6800, 1250] };
  expect(shiftCash({ ...shift, handedIn: null })).toEqual({
    opening: 5000,
    taken: 8050,
    expected: 13_050,
    handedIn: null,
    difference: null,
  });
  expect(shiftCash({ ...shift, handedIn: 13_000 }).difference).toBe(-50);
  expect(shiftCash({ ...shift, handedIn: 13_000, counted: 13_050 }).difference).toBe(0);
});

it("has no difference when everything is handed in, in whatever order it was taken", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 40 }), amount, (opening, taken, more) => {
      const { expected } = shiftCash({ opening, taken, handedIn: null });
      expect(shiftCash({ opening, taken: taken.toReversed(), handedIn: expected }).difference).toBe(0);
      expect(shiftCash({ opening, taken, handedIn: expected + more }).difference).toBe(more);
      expect(shiftCash({ opening, taken: [...taken, more], handedIn: expected }).difference).toBe(0 - more);
    }),
  );
});

it("refuses what is no amount of minor units", () => {
  expect(() => shiftCash({ opening: 0.5, taken: [], handedIn: null })).toThrow(RangeError);
  expect(() => shiftCash({ opening: 0, taken: [0.1], handedIn: null })).toThrow(RangeError);
});
