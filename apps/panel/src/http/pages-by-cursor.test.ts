import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coupons, notifications, reviews, riders } from "../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../testing/test-panel.js";

const ROWS = 9;
const TITLE = { en: "T", ar: "ت" };

let test: TestPanel;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  test = await createTestPanel();
  customer = await test.person();
  admin = await test.person({ role: "admin" });
  const createdAt = test.panel.clock();
  for (let at = 0; at < ROWS; at++) {
    const id = randomUUID();
    const rider = await test.person();
    await test.db
      .insert(riders)
      .values({ id, userId: rider.id, name: "R", phone: "+97455123456", createdAt });
    await test.db.insert(coupons).values({
      id,
      code: `C${at}`,
      title: TITLE,
      kind: "percent",
      value: 1000,
      storeId: "spice",
      orderTypes: ["pickup"],
      createdAt,
    });
    await test.db.insert(reviews).values({ id, storeId: "spice", author: "A", rating: 5, createdAt });
    await test.db.insert(notifications).values({
      id,
      userId: customer.id,
      title: TITLE,
      body: TITLE,
      createdAt,
    });
    await test.order(customer, [["spice.tea", 2]]);
  }
}, 60_000);
afterAll(async () => {
  await test.db.execute(sql`delete from reviews`);
  await test.close();
});

type List = { items: { id?: string; order_code?: string; code?: string }[]; next_cursor: string | null };

const LISTS: Readonly<Record<string, { path: string; of: (data: never) => List; isAdmins?: true }>> = {
  "a menu": { path: "/api/stores/spice/products?", of: (data) => data },
  "a section": {
    path: "/api/stores/spice/categories/spice.more?",
    of: ({ products }: { products: List }) => products,
  },
  coupons: { path: "/api/vendor-coupons?", of: (data) => data },
  "all coupons": { path: "/api/panel/coupons?", of: (data) => data, isAdmins: true },
  "the newest reviews": { path: "/api/stores/spice/reviews?sort=newest&", of: (data) => data },
  "the best reviews": { path: "/api/stores/spice/reviews?sort=highest&", of: (data) => data },
  riders: { path: "/api/panel/riders?", of: (data) => data, isAdmins: true },
  orders: { path: "/api/orders?", of: (data) => data },
  "all orders": { path: "/api/panel/orders?", of: (data) => data, isAdmins: true },
  notifications: { path: "/api/notifications?", of: (data) => data },
};

/** All cursors of a list, and its items in the order of its pages. */
async function walk(name: string, perPage: number) {
  const { path, of, isAdmins } = LISTS[name]!;
  const cursors: string[] = [];
  const items: string[] = [];
  for (let next: string | null = ""; next !== null;) {
    const from: string = next === "" ? "" : `&cursor=${encodeURIComponent(next)}`;
    const answer = await test.get(`${path}per_page=${perPage}${from}`, isAdmins ? admin : customer);
    expect(answer.status, `${name} ${from}`).toBe(200);
    const page = of(answer.body.data as never);
    items.push(...page.items.map((item) => JSON.stringify(item)));
    next = page.next_cursor;
    if (next !== null) cursors.push(next);
    if (cursors.length > 100) throw new Error(`${name} does not end`);
  }
  return { cursors, items };
}

describe.each(Object.keys(LISTS))("the pages of %s", (name) => {
  /** Positions and microseconds of the rows: many equal, others nearly. */
  const keys = fc.array(fc.nat(3), { minLength: 4, maxLength: 4 });
  it("show each row once, in the order of the whole list, whatever rows are equal", async () => {
    await fc.assert(
      fc.asyncProperty(keys, fc.integer({ min: 1, max: 4 }), async (drawn, perPage) => {
        const key = sql`(${sql.raw(`array[${drawn.join(", ")}]`)})[1 + abs(hashtext(id)) % 4]`;
        await test.db.execute(sql`update products set position = ${key}`);
        for (const table of ["coupons", "reviews", "riders"]) {
          await test.db.execute(
            sql`update ${sql.raw(table)} set created_at = '2026-01-01'::timestamptz + ${key} * interval '1 microsecond'`,
          );
        }
        const whole = (await walk(name, 50)).items;
        const inPages = (await walk(name, perPage)).items;
        expect(whole.length).toBeGreaterThan(3);
        expect(new Set(whole).size).toBe(whole.length);
        expect(inPages).toEqual(whole);
      }),
      { numRuns: 3 },
    );
  }, 60_000);
});

describe("cursors", () => {
  it.each(["orders", "all orders", "notifications"])("of %s do not tell how many there are", async (name) => {
    const { cursors } = await walk(name, 2);
    expect(cursors.length).toBeGreaterThan(2);
    // Neither as text, nor by their length.
    for (const cursor of cursors) {
      expect(Buffer.from(cursor, "base64url").toString()).not.toMatch(/^[\d[\]",]+$/);
      expect(cursor.length).toBe(cursors[0]!.length);
    }
    await test.db.execute(sql`select setval(pg_get_serial_sequence('orders', 'system_number'), 123456789)`);
    await test.order(customer, [["spice.tea", 2]]);
    await test.order(customer, [["spice.tea", 2]]);
    expect((await walk(name, 1)).cursors[0]!.length).toBe(cursors[0]!.length);
  });

  it("are good for their own list alone", async () => {
    const [cursor] = (await walk("orders", 2)).cursors;
    expect((await test.get(`/api/notifications?cursor=${cursor}`, customer)).status).toBe(422);
    expect((await test.get(`/api/orders?cursor=x${cursor}`, customer)).status).toBe(422);
    expect((await test.get("/api/orders?cursor=MTA", customer)).status).toBe(422);
  });
});
