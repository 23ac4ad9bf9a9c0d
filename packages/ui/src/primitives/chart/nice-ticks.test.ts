import fc from "fast-check";
import { expect, it } from "vitest";
import { niceTicks } from "./nice-ticks.js";

it("ends axes at round numbers", () => {
  expect(niceTicks(47)).toEqual([0, 20, 40, 60]);
  expect(niceTicks(3)).toEqual([0, 1, 2, 3]);
  expect(niceTicks(0.3)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(niceTicks(0)).toEqual([0, 1]);
  expect(niceTicks(18240)).toEqual([0, 10000, 20000]);
});

it("covers every value with two to five lines, evenly", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (largest) => {
      const ticks = niceTicks(largest);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(largest * (1 - 1e-6));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  );
});
