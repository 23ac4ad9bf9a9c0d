import fc from "fast-check";
import { expect, it } from "vitest";
import { type PastOrder, storesToOrderAgain } from "./order-again.js";

const now = new Date("2025-06-01T12:00:00+03:00");
const order = (store_id: string, daysAgo: number, status: PastOrder["status"] = "delivered"): PastOrder => ({
  store_id,
  status,
  placed_at: new Date(now.getTime() - daysAgo * 86_400_000),
});

it("suggests the stores that delivered most in ninety days, then the latest", () => {
  const orders = [
    order("old", 91),
    order("old", 92),
    order("old", 300),
    order("twice", 40),
    order("twice", 90),
    order("lately", 1),
    order("before", 2),
    order("gone", 0, "canceled"),
    order("cooking", 0, "accepted"),
    order("b", 5),
    order("a", 5),
  ];
  expect(storesToOrderAgain(orders, now)).toEqual(["twice", "lately", "before", "a", "b", "old"]);
  expect(storesToOrderAgain([], now)).toEqual([]);
});

it("does not depend on the order of its input", () => {
  const some = fc.array(
    fc.record({ store: fc.constantFrom("a", "b", "c", "d"), days: fc.nat(120), kept: fc.boolean() }),
  );
  fc.assert(
    fc.property(some, (told) => {
      const orders = told.map(({ store, days, kept }) => order(store, days, kept ? "delivered" : "canceled"));
      const ranked = storesToOrderAgain(orders, now);
      expect(storesToOrderAgain(orders.toReversed(), now)).toEqual(ranked);
      expect(new Set(ranked).size).toBe(ranked.length);
    }),
  );
});
