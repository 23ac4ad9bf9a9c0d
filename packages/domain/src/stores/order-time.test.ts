import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderTime } from "./order-time.js";

const noon = new Date("2026-03-02T12:00:00+03:00");
const evening = new Date("2026-03-02T19:30:00+03:00");

describe("REQ-CATALOG-42: when a store can be ordered from", () => {
  it("is now while it takes orders, whatever slots it has", () => {
    for (const free_slots of [[], [evening]])
      expect(orderTime({ order_types: ["delivery"], takes_orders: true, free_slots })).toEqual({
        kind: "now",
      });
  });

  it("is the first free slot while it is closed", () => {
    expect(
      orderTime({
        order_types: ["pickup", "dine_in"],
        takes_orders: false,
        free_slots: [evening, noon, evening],
      }),
    ).toEqual({ kind: "preorder", from: noon });
  });

  it("is never without a free slot, and for meals at the table alone", () => {
    expect(orderTime({ order_types: ["delivery"], takes_orders: false, free_slots: [] })).toEqual({
      kind: "never",
    });
    for (const takes_orders of [true, false])
      expect(orderTime({ order_types: ["dine_in"], takes_orders, free_slots: [noon] })).toEqual({
        kind: "never",
      });
  });

  it("is always one of the slots, and none is sooner", () => {
    const dates = fc.array(fc.date({ noInvalidDate: true }));
    fc.assert(
      fc.property(dates, (free_slots) => {
        const time = orderTime({ order_types: ["delivery"], takes_orders: false, free_slots });
        if (time.kind !== "preorder") return time.kind === "never" && free_slots.length === 0;
        const { from } = time;
        return (
          free_slots.some((slot) => slot.getTime() === from.getTime()) &&
          free_slots.every((slot) => slot.getTime() >= from.getTime())
        );
      }),
    );
  });
});
