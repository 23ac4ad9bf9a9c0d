import { MAX_CART_LINES } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cartLines, carts } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const add = (who: Person, note: string, language: "en" | "ar" = "en") =>
  test.post("/api/cart/add", { product_id: "spice.tea", quantity: 1, note }, { ...who, language });

it("refuses a line more than a cart may have, in both languages, and still takes more of an existing one", async () => {
  const someone = await test.person();
  expect((await add(someone, "first")).status).toBe(200);
  const [cart] = await test.db.select().from(carts).where(eq(carts.userId, someone.id));
  await test.db.insert(cartLines).values(
    Array.from({ length: MAX_CART_LINES - 1 }, (_, at) => ({
      id: randomUUID(),
      cartId: cart!.id,
      productId: "spice.capped",
      addons: [],
      note: `note ${at}`,
      lineKey: `key ${at}`,
      quantity: 1,
      position: at + 2,
    })),
  );
  for (const [language, message] of [
    ["en", "There are too many different items. Remove some to add others"],
    ["ar", "عدد الأصناف كبير جدًا، يرجى حذف بعضها لإضافة غيرها"],
  ] as const) {
    const full = await add(someone, "one more", language);
    expect([full.status, full.body.code, full.body.message]).toEqual([409, "cart_full", message]);
  }
  expect((await add(someone, "first")).status).toBe(200);
  const lines = await test.db.select().from(cartLines).where(eq(cartLines.cartId, cart!.id));
  expect(lines).toHaveLength(MAX_CART_LINES);
});
