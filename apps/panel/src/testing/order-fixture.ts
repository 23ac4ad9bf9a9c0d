import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { products } from "../db/schema.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

/** Registers the hooks of a test file: a panel without orders before each test. */
export function setUpOrderTests(): void {
  beforeAll(async () => void (test = await createTestPanel()));
  afterAll(() => test.close());
  beforeEach(() => test.forgetOrders());
  afterEach(() => test.atStep(() => undefined));
}

export const stockOf = async (id: string) =>
  (await test.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]!.stock;

export const setStock = (id: string, stock: number) =>
  test.db.update(products).set({ stock }).where(eq(products.id, id));

export const fill = (someone: Person, product_id: string, fields: object = {}) =>
  test.post("/api/cart/add", { product_id, ...fields }, someone);

export const place = (form: object, someone: Person, key: string = randomUUID()) =>
  test.post("/api/orders", form, { ...someone, key });

export const countBy = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = `${status} ${body.code ?? "ok"}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};
