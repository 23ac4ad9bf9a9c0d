import { expect, it } from "vitest";
import fc from "fast-check";
import { shiftCash } from "./shift-cash.js";

const amount = fc.nat(1_000_000);
const door = fc.record({ due: amount, taken: amount });

it("adds up what orders cost to what there was", () => {
  const shift = {
    opening: 5000,
    doors: [
      { due: 6800, taken: 6800 },
      { due: 1250, taken: 1250 },
    ],
  };
  expect(shiftCash({ ...shift, handedIn: null })).toEqual({
    opening: 5000,
    due: 8050,
    taken: 8050,
    expected: 13_050,
    handedIn: null,
    difference: null,
  });
  expect(shiftCash({ ...shift, handedIn: 13_000 }).difference).toBe(-50);
  expect(shiftCash({ ...shift, handedIn: 13_000, counted: 13_050 }).difference).toBe(0);
});

it("does not believe a rider who says they took less", () => {
  const cash = shiftCash({ opening: 0, doors: [{ due: 6800, taken: 1800 }], handedIn: 1800 });
  expect(cash).toMatchObject({ due: 6800, taken: 1800, expected: 6800, difference: -5000 });
});

it("has no difference when everything is handed in, in whatever order it was taken and whatever is said of it", () => {
  fc.assert(
    fc.property(amount, fc.array(door, { maxLength: 40 }), door, (opening, doors, another) => {
      const { expected } = shiftCash({ opening, doors, handedIn: null });
      const said = doors.toReversed().map(({ due }) => ({ due, taken: another.taken }));
      expect(shiftCash({ opening, doors: said, handedIn: expected }).difference).toBe(0);
      expect(shiftCash({ opening, doors, handedIn: expected + another.due }).difference).toBe(another.due);
      const more = [...doors, another];
      expect(shiftCash({ opening, doors: more, handedIn: expected }).difference).toBe(0 - another.due);
    }),
  );
});

it("refuses what is no amount of minor units", () => {
  expect(() => shiftCash({ opening: 0.5, doors: [], handedIn: null })).toThrow(RangeError);
  expect(() => shiftCash({ opening: 0, doors: [{ due: 0.1, taken: 0 }], handedIn: null })).toThrow(
    RangeError,
  );
  expect(() => shiftCash({ opening: 0, doors: [{ due: 0, taken: 0.1 }], handedIn: null })).toThrow(
    RangeError,
  );
});
