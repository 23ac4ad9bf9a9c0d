import fc from "fast-check";
import { expect, it } from "vitest";
import { deliveryEstimate } from "../orders/delivery-estimate.js";
import { timesNow } from "./busy.js";

const minutes = fc.integer({ min: 0, max: 120 });

it("delays what customers are promised by exactly what the kitchen needs, and the ride not at all", () => {
  fc.assert(
    fc.property(minutes, minutes, minutes, minutes, (preparationMinutes, ride, range, busyMinutes) => {
      const deliveryMin = preparationMinutes + ride;
      const store = { deliveryMin, deliveryMax: deliveryMin + range, preparationMinutes };
      const placed_at = new Date(0);
      const estimate = (busy: number, delivering_at: Date | null) =>
        deliveryEstimate(
          {
            ...timesNow({ ...store, busyMinutes: busy }),
            order_type: "delivery",
            order_status: delivering_at === null ? "pending" : "delivering",
            placed_at,
            scheduled_at: null,
            accepted_at: null,
            preparing_at: null,
            ready_at: null,
            delivering_at,
          },
          placed_at,
        )!;
      for (const end of ["from", "to"] as const) {
        const [calm, busy] = [estimate(0, null)[end], estimate(busyMinutes, null)[end]];
        expect(busy.getTime() - calm.getTime()).toBe(busyMinutes * 60_000);
        expect(estimate(busyMinutes, placed_at)[end]).toEqual(estimate(0, placed_at)[end]);
      }
    }),
  );
});
