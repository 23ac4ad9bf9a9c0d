import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryEstimate, type OrderTimes } from "./delivery-estimate.js";
import { ORDER_STATUSES, ORDER_TYPES } from "./order-vocabulary.js";

/** Minutes after the order was placed. */
const at = (minutes: number) => new Date(Date.UTC(2025, 5, 1, 9) + minutes * 60_000);
const order: OrderTimes = {
  order_type: "delivery",
  order_status: "pending",
  placed_at: at(0),
  scheduled_at: null,
  accepted_at: null,
  preparing_at: null,
  ready_at: null,
  delivering_at: null,
  delivery_time: { min: 30, max: 45 },
  preparation_minutes: 20,
};
const minutes = (over: Partial<OrderTimes>, now: number) => {
  const estimate = deliveryEstimate({ ...order, ...over }, at(now));
  return (
    estimate &&
    [estimate.from, estimate.to, estimate.latest_by].map(
      (time) => (time.getTime() - at(0).getTime()) / 60_000,
    )
  );
};

describe("deliveryEstimate", () => {
  it("follows the milestones, and keeps the initial promise", () => {
    expect(minutes({}, 1)).toEqual([30, 45, 60]);
    expect(minutes({ accepted_at: at(4) }, 5)).toEqual([34, 49, 60]);
    expect(minutes({ accepted_at: at(4), preparing_at: at(6) }, 7)).toEqual([36, 51, 60]);
    const ready = { accepted_at: at(4), preparing_at: at(6), ready_at: at(20) };
    expect(minutes(ready, 21)).toEqual([30, 45, 60]);
    expect(minutes({ ...ready, delivering_at: at(24) }, 25)).toEqual([34, 49, 60]);
    expect(minutes({ delivery_time: { min: 10, max: 15 }, delivering_at: at(24) }, 24)).toEqual([24, 24, 30]);
  });

  it("is never in the past", () => {
    expect(minutes({}, 40)).toEqual([40, 45, 60]);
    expect(minutes({}, 60)).toEqual([60, 60, 60]);
  });

  it.each(["pickup", "dine_in"] as const)("has a %s there when it is ready", (order_type) => {
    expect(minutes({ order_type }, 1)).toEqual([30, 45, 60]);
    expect(minutes({ order_type, preparing_at: at(6) }, 7)).toEqual([36, 51, 60]);
    expect(minutes({ order_type, ready_at: at(25) }, 25)).toEqual([25, 25, 60]);
  });

  it("is not before the time an order was scheduled for", () => {
    const scheduled = { scheduled_at: at(300) };
    expect(minutes(scheduled, 1)).toEqual([300, 300, 315]);
    expect(minutes({ ...scheduled, accepted_at: at(2), preparing_at: at(260) }, 261)).toEqual([
      300, 305, 315,
    ]);
    expect(minutes({ ...scheduled, preparing_at: at(280) }, 281)).toEqual([310, 325, 315]);
  });

  it("counts from the acceptance what the store promised then, and adds its delays until it is ready", () => {
    const order = { order_status: "accepted", accepted_at: at(5), preparation_minutes: 15 } as const;
    // Said at 5: ready after 20, then the ride of the store's times.
    expect(minutes({ ...order, promised_minutes: 20 }, 6)).toEqual(
      minutes({ ...order, promised_minutes: 20, preparing_at: at(9) }, 6),
    );
    const promised = minutes({ ...order, promised_minutes: 20 }, 6)!;
    expect(promised).toEqual([40, 55, 60]);
    const delayed = minutes({ ...order, promised_minutes: 20, delay_minutes: 10 }, 6)!;
    expect(delayed.slice(0, 2)).toEqual(promised.slice(0, 2).map((minute) => minute + 10));
    expect(delayed[2]).toBe(promised[2]);
    const usual = minutes({ ...order, preparing_at: at(9) }, 10)!;
    expect(minutes({ ...order, preparing_at: at(9), delay_minutes: 7 }, 10)!.slice(0, 2)).toEqual(
      usual.slice(0, 2).map((minute) => minute + 7),
    );
    const ready = { ...order, ready_at: at(30) } as const;
    expect(minutes({ ...ready, promised_minutes: 90, delay_minutes: 60 }, 31)).toEqual(minutes(ready, 31));
    expect(minutes({ order_status: "pending", promised_minutes: 90, delay_minutes: 60 }, 1)).toEqual(
      minutes({ order_status: "pending" }, 1),
    );
  });

  it.each(["delivered", "canceled"] as const)("has nothing to tell of what is %s", (order_status) => {
    expect(minutes({ order_status }, 1)).toBeNull();
  });

  it.each([
    { delivery_time: { min: -1, max: 5 } },
    { delivery_time: { min: 6, max: 5 } },
    { delivery_time: { min: 0, max: Infinity } },
    { delivery_time: { min: NaN, max: 5 } },
    { preparation_minutes: -1 },
    { preparation_minutes: Infinity },
    { preparation_minutes: NaN },
  ])("refuses %o", (over) => expect(() => minutes(over, 1)).toThrow(RangeError));

  it("is in order, not past and not before its time, for any order", () => {
    const moment = fc.option(fc.nat(600).map(at));
    fc.assert(
      fc.property(
        fc.record({
          order_type: fc.constantFrom(...ORDER_TYPES),
          order_status: fc.constantFrom(...ORDER_STATUSES),
          placed_at: fc.constant(at(0)),
          scheduled_at: moment,
          accepted_at: moment,
          preparing_at: moment,
          ready_at: moment,
          delivering_at: moment,
          delivery_time: fc.tuple(fc.nat(90), fc.nat(90)).map(([min, more]) => ({ min, max: min + more })),
          preparation_minutes: fc.nat(120),
        }),
        fc.nat(700).map(at),
        fc.nat(700).map(at),
        (given, now, then) => {
          const estimate = deliveryEstimate(given, now);
          if (given.order_status === "delivered" || given.order_status === "canceled") {
            expect(estimate).toBeNull();
            return;
          }
          expect(estimate!.from.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(estimate!.to.getTime()).toBeGreaterThanOrEqual(estimate!.from.getTime());
          if (given.scheduled_at)
            expect(estimate!.from.getTime()).toBeGreaterThanOrEqual(given.scheduled_at.getTime());
          expect(deliveryEstimate(given, then)!.latest_by).toEqual(estimate!.latest_by);
        },
      ),
    );
  });
});
