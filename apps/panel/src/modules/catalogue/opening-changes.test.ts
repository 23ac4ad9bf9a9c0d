import type { OpeningInterval, OrderType } from "@talabee/domain";
import { MARKETS } from "@talabee/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { stores } from "../../db/schema.js";
import { defaultOrderType, nextSlots, slotDays } from "./fulfilment-rules.js";
import { createOpeningChanges } from "./opening-changes.js";
import { openingState, storeOpening } from "./store-opening.js";

const MINUTE = 60_000;
const START = Date.parse("2026-11-24T00:00:00Z");
const { time_zone: timeZone } = MARKETS.qa;

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "45"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const interval: fc.Arbitrary<OpeningInterval> = fc
  .record({ day: fc.integer({ min: 0, max: 6 }), open: time, close: time })
  .map((hours) => ({ ...hours, closes_next_day: hours.close <= hours.open }));
const store = fc.record({
  id: fc.constant("spice"),
  active: fc.constant(true),
  openingHours: fc.array(interval, { maxLength: 8 }),
  orderTypes: fc.subarray<OrderType>(["delivery", "pickup", "dine_in"], { minLength: 1 }),
  preparationMinutes: fc.integer({ min: 0, max: 90 }),
  deliveryMin: fc.integer({ min: 5, max: 120 }),
  slotCapacity: fc.constant(4),
});
const closure = fc
  .tuple(fc.integer({ min: 0, max: 14_000 }), fc.integer({ min: 1, max: 600 }))
  .map(([from, minutes]) => ({
    storeId: "spice",
    startsAt: new Date(START + from * MINUTE),
    endsAt: new Date(START + (from + minutes) * MINUTE),
  }));

it("finds every change that time makes to what is shown of a store, and knows those that lists show", async () => {
  await fc.assert(
    fc.asyncProperty(
      store,
      fc.array(closure, { maxLength: 2 }),
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 1, max: 40 }),
      async (row, closures, minute, later) => {
        const select = () => ({
          from: (table: unknown) => ({ where: async () => (table === stores ? [row] : closures) }),
        });
        const changesAt = createOpeningChanges({
          db: { select } as never,
          config: { market: MARKETS.qa } as never,
        });
        const times = [minute, minute + later].map((at) => new Date(START + at * MINUTE + 20));
        const rules = { closures, booked: new Map(), timeZone, tariff: { kind: "flat", fee: 0 } as const };
        const [listed, own] = [
          times.map((now) => JSON.stringify(storeOpening(row, rules, now))),
          times.map((now) =>
            JSON.stringify([
              openingState(row, rules, now),
              nextSlots(row, now, { rules, orderType: defaultOrderType(row) }),
              ...row.orderTypes.map((orderType) => slotDays(row as never, now, { rules, orderType })),
            ]),
          ),
        ];
        expect(await changesAt(times[0]!)).toEqual([]);
        const changes = await changesAt(times[1]!);
        if (own[0] !== own[1]) expect(changes).not.toEqual([]);
        if (listed[0] !== listed[1]) expect(changes.some(({ isOwn = false }) => !isOwn)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});
