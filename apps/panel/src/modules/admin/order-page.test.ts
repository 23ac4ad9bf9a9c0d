import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase, Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { users } from "../../db/schema.js";
import { createMetrics } from "../../http/metrics.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { readOrderPage, readOrderPosition, writeOrderPosition } from "./order-page.js";

const FINISHED = 10_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const now = new Date();
  await database.db.insert(users).values({
    id: "someone",
    email: "a@b.example",
    passwordHash: "",
    firstName: "A",
    lastName: "B",
    createdAt: now,
  });
  // Finished orders of two stores, and a few under way, among the newest and the oldest.
  await database.db.execute(sql`
    insert into orders (id, order_code, user_id, idempotency_key, store_id, order_type, order_status, payment_status,
      payment_method, subtotal, discount, delivery_fee, service_fee, tax, order_total, wallet_applied, amount_due, created_at)
    select 'order-' || n, 'C' || n, 'someone', 'key-' || n, case when n % 7 = 0 then 'bakery' else 'spice' end, 'pickup',
      case when n % 1000 = 5 then (array['pending', 'accepted', 'delivering'])[1 + n / 1000 % 3]
        when n % 5 = 0 then 'canceled' else 'delivered' end,
      'pending', 'cod', 100, 0, 0, 0, 0, 100, 0, 100, now()
    from generate_series(1, ${FINISHED}::int) as n order by n`);
  await database.db.execute(sql`analyze orders`);
}, 120_000);
afterAll(() => database.close());

const of = (user: Partial<SessionUser>): SessionUser => ({
  id: "someone",
  tokenHash: "",
  officeRole: null,
  blocked: false,
  verified: true,
  storeRoles: new Map(),
  riderId: null,
  hasSecondFactor: false,
  device: null,
  ...user,
});
const people = {
  "an admin": () => of({ officeRole: "admin" }),
  "staff of one store": () => of({ storeRoles: new Map([["bakery", "owner"]]) }),
  "staff of two stores": () =>
    of({
      storeRoles: new Map([
        ["spice", "counter"],
        ["bakery", "owner"],
      ]),
    }),
  "a rider": () => of({ riderId: "nobody" }),
  "a rider who is also staff": () => of({ storeRoles: new Map([["bakery", "owner"]]), riderId: "nobody" }),
};

/** What `work` reads of the table of orders, as the database counts it. */
async function readsOf(work: (tx: Queries) => Promise<unknown>) {
  const read = async (tx: Queries) => {
    const [row] = await executeRows<{ scans: number; rows: number }>(
      tx,
      sql`select seq_scan::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
          from pg_stat_xact_user_tables where relname = 'orders'`,
    );
    return row!;
  };
  return database.db.transaction(async (tx) => {
    const before = await read(tx);
    await work(tx);
    const after = await read(tx);
    return { scans: after.scans - before.scans, rows: after.rows - before.rows };
  });
}

describe.each(Object.entries(people))("the orders of %s", (_, user) => {
  const statuses = [undefined, "pending", "delivered", "canceled"] as const;

  it.each(statuses)("are read by index, however many were placed (status %s)", async (status) => {
    for (const after of [null, { isFinal: false, number: 10 }, { isFinal: true, number: FINISHED - 2000 }]) {
      const reads = await readsOf((tx) =>
        readOrderPage(tx, user(), { storeId: undefined, status }, { after, limit: 21 }),
      );
      expect(reads.scans).toBe(0);
      expect(reads.rows).toBeLessThan(400);
    }
  });

  it("are each on one page, in one order, at any size of pages", async () => {
    const filters = fc.record({
      storeId: fc.constantFrom(undefined, "spice", "bakery"),
      status: fc.constantFrom(undefined, "pending" as const, "delivering" as const),
    });
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 3, max: 50 }), async (filter, perPage) => {
        const page = (cursor: string | undefined, limit: number) =>
          readOrderPage(database.db, user(), filter, { after: readOrderPosition(cursor), limit });
        const whole = await page(undefined, 60);
        const inPages: string[] = [];
        for (let cursor: string | undefined; inPages.length < whole.length;) {
          const rows = await page(cursor, perPage);
          inPages.push(...rows.map(({ order }) => order.id));
          if (rows.length === 0) break;
          cursor = writeOrderPosition(rows.at(-1)!.order);
        }
        expect(inPages.slice(0, whole.length)).toEqual(whole.map(({ order }) => order.id));
      }),
      { numRuns: 10 },
    );
  });
});

it("counts open orders without reading the others", async () => {
  const reads = await readsOf(async (tx) => {
    const raw = { query: async (text: string) => ({ rows: await executeRows(tx, sql.raw(text)) }) };
    const metrics = createMetrics({ raw } as unknown as Panel, () => 0);
    const text = await metrics.registry().metrics();
    expect(text).toMatch(/talabee_orders_open\{status="pending"\} \d/);
  });
  expect(reads.scans).toBe(0);
  expect(reads.rows).toBeLessThan(100);
});
