import fc from "fast-check";
import { expect, it } from "vitest";
import { clampQuantity, quantityLimit } from "./quantity-limit.js";

it.each([
  [5, 3, 3],
  [2, 10, 2],
  [null, 10, 10],
  [4, null, 4],
  [0, 10, 0],
  [-1, 10, 0],
  [null, null, Number.MAX_SAFE_INTEGER],
])("stock %s and at most %s an order is %s", (stock, max_per_order, limit) => {
  expect(quantityLimit({ stock, max_per_order })).toBe(limit);
});

it.each([
  [3, 5, 3],
  [9, 5, 5],
  [-1, 5, 0],
  [1.9, 5, 1],
  [NaN, 5, 0],
  [Infinity, 5, 5],
  [3, NaN, 0],
])("clamps %s to %s as %s", (wanted, limit, quantity) => {
  expect(clampQuantity(wanted, limit)).toBe(quantity);
});

it("always gives a whole number from 0 to the limit", () => {
  fc.assert(
    fc.property(fc.double(), fc.nat(), (wanted, limit) => {
      const quantity = clampQuantity(wanted, limit);
      expect(Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= limit).toBe(true);
    }),
  );
});
