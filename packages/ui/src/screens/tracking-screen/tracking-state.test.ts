import { describe, expect, it } from "vitest";
import { handOverOf, isAtCounter, isDelayed, waitsForRider } from "./tracking-state.js";

type Track = Parameters<typeof handOverOf>[1];

const cash = { order_code: "TB-7K2M9Q", payment_method: "cod", amount_due: 8450 } as const;
const delivery = { ...cash, order_type: "delivery" } as const;
const pickup = { ...cash, order_type: "pickup" } as const;
const track = (changes: Partial<Track>): Track => ({
  order_status: "accepted",
  steps: [{ step: "accepted", state: "now", at: null }],
  hand_over_code: "4729",
  ...changes,
});
const onTheWay = track({
  order_status: "delivering",
  steps: [{ step: "delivering", state: "now", at: null }],
});
const ready = track({ steps: [{ step: "ready", state: "now", at: null }], ready_at: "2026-11-29T16:15:00Z" });

describe("the code of a hand-over", { tags: ["REQ-ORDER-55"] }, () => {
  it("has its place from the beginning, and is shown once the rider has the order", () => {
    const hidden = { code: null, place: "door", cash: 8450, done: false };
    expect(handOverOf(delivery, track({}))).toEqual(hidden);
    expect(handOverOf(delivery, track({ ready_at: "2026-11-29T16:15:00Z" }))).toEqual(hidden);
    expect(handOverOf(delivery, onTheWay)).toEqual({ ...hidden, code: "4729" });
    expect(handOverOf({ ...delivery, payment_method: "card" }, onTheWay)?.cash).toBeNull();
    expect(handOverOf(delivery, { ...onTheWay, order_status: "delivered" })).toEqual({
      ...hidden,
      done: true,
    });
    expect(handOverOf(delivery, { ...onTheWay, order_status: "canceled" })).toBeNull();
    // A server before codes.
    expect(handOverOf(delivery, { ...onTheWay, hand_over_code: undefined })).toBeNull();
  });

  it("is shown at the counter once the order is ready there; else the end of its number", () => {
    expect(handOverOf(pickup, track({}))).toBeNull();
    expect(handOverOf(pickup, ready)).toEqual({ code: "4729", place: "counter", cash: 8450, done: false });
    expect(handOverOf(pickup, { ...ready, hand_over_code: null })?.code).toBe("M9Q");
    expect(handOverOf(pickup, { ...ready, order_status: "delivered" })).toBeNull();
  });

  it("is none at a table", () => {
    expect(handOverOf({ ...cash, order_type: "dine_in" }, { ...ready, hand_over_code: null })).toBeNull();
  });
});

it("waits at the counter, or for its rider", () => {
  expect([isAtCounter(pickup, ready), isAtCounter(delivery, ready)]).toEqual([true, false]);
  expect([waitsForRider(pickup, ready), waitsForRider(delivery, ready)]).toEqual([false, true]);
  expect(waitsForRider(delivery, { ...onTheWay, ready_at: "2026-11-29T16:15:00Z" })).toBe(false);
});

it("tells of a delay until the order is ready", () => {
  expect(isDelayed(track({ delay_minutes: 10 }))).toBe(true);
  expect(isDelayed(track({ delay_minutes: 0 }))).toBe(false);
  expect(isDelayed({ ...ready, delay_minutes: 10 })).toBe(false);
  expect(isDelayed({ ...onTheWay, delay_minutes: 10 })).toBe(false);
  expect(isDelayed(track({ delay_minutes: 10, order_status: "canceled" }))).toBe(false);
});
