import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { slots, storeClosures, stores } from "../../db/schema.js";
import {
  at,
  buy,
  codesOf,
  fill,
  place,
  quote,
  setUpOrderTypeTests,
  someone,
  test,
} from "../../testing/order-types-fixture.js";

setUpOrderTypeTests();

const timeInDoha = (time: string, day = "2026-03-02") => new Date(`${day}T${time}+03:00`).toISOString();

/** Every day from eight to ten. */
const MORNINGS = Array.from({ length: 7 }, (_, day) => ({
  day,
  open: "08:00",
  close: "10:00",
  closes_next_day: false,
}));

describe("a scheduled order", () => {
  it("is for a slot of the week within the kitchen's hours, whether or not the store is open now", async () => {
    at("10:00:00");
    const hours = (await test.db.select().from(stores).where(eq(stores.id, "evening")))[0]!.openingHours;
    await fill("evening.kebab");
    expect(codesOf((await quote({ order_type: "pickup" })).problems)).toEqual(["store_closed"]);
    const scheduled_at = timeInDoha("19:30:00");
    expect((await quote({ order_type: "pickup", scheduled_at })).problems).toEqual([]);
    const order = (await buy({ order_type: "pickup", scheduled_at })).body.data;
    expect(order).toMatchObject({
      scheduled_at,
      eta: { from: scheduled_at, to: scheduled_at, latest_by: timeInDoha("19:45:00") },
    });
    await fill("evening.kebab");
    // Before the kitchen is ready, and at closing time.
    for (const time of ["18:00:00", "17:30:00"]) {
      const closed = await buy({ order_type: "pickup", scheduled_at: timeInDoha(time) });
      expect([time, closed.status, closed.body.code]).toEqual([time, 409, "store_closed"]);
      expect(closed.body.data.next_slots[0]).toBe(timeInDoha("18:30:00"));
    }
    const late = await buy({ order_type: "pickup", scheduled_at: timeInDoha("02:00:00", "2026-03-03") });
    expect(late.body.data.next_slots[0]).toBe(timeInDoha("18:30:00", "2026-03-03"));
    // No slot of the week follows: the first ones are offered.
    await test.db.update(stores).set({ openingHours: MORNINGS }).where(eq(stores.id, "evening"));
    const last = await buy({ order_type: "pickup", scheduled_at: timeInDoha("23:30:00", "2026-03-08") });
    expect([last.status, last.body.code]).toEqual([409, "store_closed"]);
    expect(last.body.data.next_slots[0]).toBe(timeInDoha("08:30:00", "2026-03-03"));
    await test.db.update(stores).set({ openingHours: hours }).where(eq(stores.id, "evening"));
    for (const odd of [timeInDoha("19:40:00"), timeInDoha("19:30:00", "2026-03-10"), "tomorrow"]) {
      const refused = await place({ scheduled_at: odd, quote_hash: "x" });
      expect([odd, refused.body.errors]).toEqual([odd, { scheduled_at: ["This value is not valid"] }]);
    }
    at("19:20:00");
    const missing = await buy({ order_type: "pickup", scheduled_at: timeInDoha("19:30:00") });
    expect([missing.status, missing.body.code, missing.body.message]).toEqual([
      409,
      "slot_full",
      "This time is full. Choose another",
    ]);
    expect(missing.body.data.next_slots[0]).toBe(timeInDoha("20:00:00"));
  });

  it("takes a place in its slot up to the capacity, and releases it once", async () => {
    at("10:00:00");
    await test.db.update(stores).set({ slotCapacity: 3 }).where(eq(stores.id, "spice"));
    const scheduled_at = timeInDoha("13:00:00");
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const buyer = await test.person();
        await fill("spice.tea", buyer);
        return { buyer, hash: (await quote({ order_type: "pickup", scheduled_at }, buyer)).quote_hash };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ buyer, hash }) => place({ scheduled_at, quote_hash: hash }, buyer)),
    );
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ""}`).toSorted()).toEqual([
      ...Array<string>(3).fill("201 "),
      ...Array<string>(5).fill("409 slot_full"),
    ]);
    const full = answers.find(({ status }) => status === 409)!.body;
    expect(full.data.next_slots[0]).toBe(timeInDoha("13:30:00"));
    const winner = answers.findIndex(({ status }) => status === 201);
    const { id } = answers[winner]!.body.data;
    await Promise.all([1, 2, 3].map(() => test.post(`/api/orders/${id}/cancel`, {}, buyers[winner]!.buyer)));
    expect((await test.db.select().from(slots))[0]!.booked).toBe(2);
    const loser = buyers[answers.findIndex(({ status }) => status === 409)]!.buyer;
    expect(codesOf((await quote({ order_type: "pickup", scheduled_at }, loser)).problems)).toEqual([]);
    expect((await buy({ order_type: "pickup", scheduled_at }, loser, "ar")).body.message).toBe(
      "تم إرسال طلبك بنجاح",
    );
  });

  it("waits for its store from when the kitchen is notified", async () => {
    at("10:00:00");
    await fill();
    const order = (await buy({ order_type: "pickup", scheduled_at: timeInDoha("20:00:00") })).body.data;
    const [job] = (
      (await test.db.execute(
        `select due_at::text as due from jobs where subject = '${order.id}'`,
      )) as unknown as {
        rows: { due: string }[];
      }
    ).rows;
    // 30 minutes of delivery earlier, and 15 to accept.
    expect(new Date(job!.due).toISOString()).toBe(timeInDoha("19:45:00"));
  });
});

describe("a closed store", () => {
  it("shows when it opens, also after holidays, and rejects orders it cannot prepare", async () => {
    at("01:50:00");
    await fill("evening.kebab");
    const last = await place({ quote_hash: "x" });
    expect([last.status, last.body.code, last.body.message]).toEqual([
      409,
      "store_closed",
      "The store is closed at this time. Next time: 18:00",
    ]);
    await test.db.insert(storeClosures).values({
      id: randomUUID(),
      storeId: "evening",
      startsAt: new Date(timeInDoha("12:00:00")),
      endsAt: new Date(timeInDoha("12:00:00", "2026-03-04")),
    });
    const closed = await place({ quote_hash: "x" }, someone, "ar");
    expect(closed.body.message).toBe("المتجر مغلق في هذا الوقت، أقرب موعد: الأربعاء 6:00 م");
    expect(closed.body.data.next_slots[0]).toBe(timeInDoha("18:30:00", "2026-03-04"));
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "evening"));
    expect((await place({ quote_hash: "x" })).body.code).toBe("store_inactive");
    expect((await fill("evening.kebab")).body.code).toBe("store_inactive");
  });

  it("offers no slot if it never opens again", async () => {
    const hours = (await test.db.select().from(stores).where(eq(stores.id, "evening")))[0]!.openingHours;
    await fill("evening.kebab");
    await test.db.update(stores).set({ openingHours: [] }).where(eq(stores.id, "evening"));
    const closed = await place({ quote_hash: "x" });
    expect([closed.body.code, closed.body.message]).toEqual([
      "store_closed_today",
      "The store is closed now",
    ]);
    await test.db.update(stores).set({ openingHours: hours }).where(eq(stores.id, "evening"));
  });
});
