import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { coupons } from "../db/schema.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

export let someone: Person;

/** Registers the hooks of a test file: a panel, and a new customer for each test. */
export function setUpCouponTests(): void {
  beforeAll(async () => void (test = await createTestPanel()));
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.forgetOrders();
    someone = await test.person();
  });
}

let made = 0;

/** Inserts a coupon, newer than those before; 10 % off everything by default. */
export async function coupon(values: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  const code = values.code ?? `C${randomUUID().slice(0, 8).toUpperCase()}`;
  await test.db.insert(coupons).values({
    id: randomUUID(),
    title: { en: `Title ${code}`, ar: `عنوان ${code}` },
    kind: "percent",
    value: 1000,
    orderTypes: ["delivery", "pickup", "dine_in"],
    createdAt: new Date(test.panel.clock().getTime() + made++),
    ...values,
    code,
  });
  return code;
}

export const fill = (product_id: string, quantity = 1, who = someone) =>
  test.post("/api/cart/add", { product_id, quantity }, who);

export const apply = (code: string, who = someone, language: "en" | "ar" = "en") =>
  test.post("/api/coupons/apply", { code }, { ...who, language });

export const place = (form: object, who = someone) =>
  test.post("/api/orders", form, { ...who, key: randomUUID() });

/** How often a coupon counts as used. */
export const usesOf = async (code: string) =>
  (await test.db.select().from(coupons).where(eq(coupons.code, code)))[0]!.usesCount;

/** The states of a list of coupons, by code. */
export const states = (answer: Answer) =>
  Object.fromEntries(
    answer.body.data.items.map((item: { code: string; state: string; missing_amount: number }) => [
      item.code,
      item.missing_amount > 0 ? `${item.state} ${item.missing_amount}` : item.state,
    ]),
  ) as Record<string, string>;
