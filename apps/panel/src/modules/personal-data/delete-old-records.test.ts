import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { executeRows } from "../../db/execute-rows.js";
import { auditLog, paymentEvents, slotBookings, slots, stockAdjustments } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { RECORDS_KEPT_DAYS } from "./delete-old-records.js";
import { createRetentionJob } from "./retention.js";

const DAY_MS = 86_400_000;
/** More than the job deletes at once. */
const OLD = 1201;

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const TABLES = { paymentEvents, stockAdjustments, auditLog, slots };
const left = async () => {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(TABLES)) counts[name] = await test.db.$count(table);
  return counts;
};

it("deletes old records in batches, and keeps newer ones", async () => {
  const customer = await test.person();
  const order = await test.order(customer, [["spice.tea", 1]]);
  const now = test.panel.clock().getTime();
  for (const [days, rows] of [
    [1, OLD],
    [-1, 2],
  ] as const) {
    const at = (kept: number) => new Date(now - (kept + days) * DAY_MS);
    const numbers = Array.from({ length: rows }, (_, number) => number);
    await test.db
      .insert(auditLog)
      .values(
        numbers.map(() => ({ action: "coupon.update", subjectId: "x", at: at(RECORDS_KEPT_DAYS.auditLog) })),
      );
    // Every other one takes back what the one before gave.
    await test.db.insert(stockAdjustments).values(
      [...numbers, ...numbers].map((_, number) => ({
        productId: "spice.tea",
        delta: number % 2 === 0 ? 1 : -1,
        stockAfter: 5,
        at: at(RECORDS_KEPT_DAYS.stockAdjustments),
      })),
    );
    await test.db.insert(paymentEvents).values(
      numbers.map((number) => ({
        provider: "sandbox",
        eventId: `${days} ${number}`,
        kind: "payment",
        body: {},
        occurredAt: at(RECORDS_KEPT_DAYS.paymentEvents),
        receivedAt: at(RECORDS_KEPT_DAYS.paymentEvents),
      })),
    );
    await test.db.insert(slots).values(
      numbers.map((number) => ({
        storeId: "spice",
        startsAt: new Date(at(RECORDS_KEPT_DAYS.slots).getTime() + number),
        booked: days === 1 && number === 0 ? 1 : 0,
      })),
    );
  }
  const startsAt = new Date(now - (RECORDS_KEPT_DAYS.slots + 1) * DAY_MS);
  await test.db.insert(slotBookings).values({ orderId: order.id, storeId: "spice", startsAt });

  await createRetentionJob(test.panel)("all");
  expect(await left()).toEqual({ paymentEvents: 2, stockAdjustments: 4, auditLog: 2, slots: 2 });
  expect(await test.db.$count(slotBookings)).toBe(0);
});

it.each([
  ["payment_events_age", "payment_events where received_at < now() order by received_at limit 500"],
  ["slots_age", "slots where starts_at < now() order by starts_at limit 500"],
])("finds old rows by %s", async (index, rows) => {
  const plan = await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return executeRows(tx, sql.raw(`explain select 1 from ${rows}`));
  });
  expect(JSON.stringify(plan)).toContain(index);
});
