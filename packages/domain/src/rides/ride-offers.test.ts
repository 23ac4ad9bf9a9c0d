import fc from "fast-check";
import { expect, it } from "vitest";
import { type FreeRider, nextRider } from "./ride-offers.js";

const place = fc.record({
  lat: fc.double({ min: 24, max: 27, noNaN: true }),
  lng: fc.double({ min: 50, max: 52, noNaN: true }),
});
const riders = fc.uniqueArray(fc.record({ id: fc.uuid(), at: fc.option(place) }), {
  selector: ({ id }) => id,
  maxLength: 8,
});
const store = { lat: 25.3, lng: 51.5 };

it("asks the nearest first", () => {
  const near: FreeRider = { id: "near", at: { lat: 25.31, lng: 51.5 } };
  const far: FreeRider = { id: "far", at: { lat: 25.5, lng: 51.5 } };
  const unknown: FreeRider = { id: "a", at: null };
  const all = [far, unknown, near];
  expect(nextRider(all, store, new Set())).toBe("near");
  expect(nextRider(all, store, new Set(["near"]))).toBe("far");
  expect(nextRider(all, store, new Set(["near", "far"]))).toBe("a");
  expect(nextRider(all, store, new Set(["near", "far", "a"]))).toBeNull();
});

it("asks everybody once, and whoever is there is found whatever their order", () => {
  fc.assert(
    fc.property(riders, fc.option(place), (all, at) => {
      const asked = new Set<string>();
      for (let next = nextRider(all, at, asked); next !== null; next = nextRider(all, at, asked)) {
        expect(asked.has(next)).toBe(false);
        expect(nextRider(all.toReversed(), at, asked)).toBe(next);
        asked.add(next);
      }
      expect(asked).toEqual(new Set(all.map(({ id }) => id)));
    }),
  );
});
