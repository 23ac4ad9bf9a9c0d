import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { coupons, riders, storeStaff } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./demo-accounts.js";
import { ensureDemoStores } from "./demo-stores.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ demo: true })));
afterAll(() => test.close());

it("creates coupons of every kind, listed only for eligible customers, once", async () => {
  await ensureDemoAccounts(test.panel);
  await ensureDemoStores(test.panel);
  const [created] = await test.db.select({ count: count() }).from(coupons);
  await ensureDemoStores(test.panel);
  expect(await test.db.select({ count: count() }).from(coupons)).toEqual([created]);

  const { token } = (await test.post("/api/login", DEMO_ACCOUNTS[0])).body.data;
  await test.post("/api/cart/add", { product_id: "bakery.cake" }, { token });
  const listed = (await test.get("/api/coupons", { token, language: "ar" })).body.data.items;
  const state = Object.fromEntries(
    listed.map((coupon: { code: string; state: string }) => [coupon.code, coupon.state]),
  ) as Record<string, string>;
  expect(state).toEqual({ AHLAN20: "usable", TAWSEEL: "usable", JUMUA15: "locked", NOOR30: "usable" });
  expect(listed[0].title).toBe("خصم 20% على طلبك الأول");
  const other = await test.person();
  const theirs = (await test.get("/api/coupons", other)).body.data.items;
  expect(theirs.map(({ code }: { code: string }) => code)).not.toContain("NOOR30");
});

it("has a rider who can sign in and see orders", async () => {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith("rider"))!;
  const { token } = (await test.post("/api/login", account)).body.data;
  expect((await test.get("/api/panel/riders", { token })).body.data.items).toHaveLength(1);
  expect(await test.db.select().from(riders)).toHaveLength(1);
  // The fixture does not contain the store of the demo's staff account.
  expect(await test.db.select().from(storeStaff)).toEqual([]);
});
