import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { products } from "../../db/schema.js";
import { fill, place, setUpOrderTests, test } from "../../testing/order-fixture.js";
import { repetitions } from "../../testing/repetitions.js";

setUpOrderTests();

describe("REQ-REL-08: only the server decides what is paid", () => {
  it("REQ-REL-08: amounts in the request change nothing", async () => {
    const someone = await test.person();
    const forged = {
      order_total: 1,
      subtotal: 1,
      price: 1,
      discount: 1274,
      delivery_fee: 0,
      wallet_applied: 1275,
      amount_due: 0,
      currency: "XXX",
      user_id: "x",
      order_status: "delivered",
      payment_status: "paid",
    };
    await fill(someone, "spice.tea", forged);
    const placed = await place({ ...(await test.orderForm(someone, "delivery")), ...forged }, someone);
    expect(placed.body.data).toMatchObject({
      subtotal: 1275,
      discount: 0,
      delivery_fee: 1000,
      order_total: 2275,
      wallet_applied: 0,
      amount_due: 2275,
      currency: "QAR",
      order_status: "pending",
      payment_status: "unpaid",
    });
  });

  it("REQ-REL-08: a price that changed since the quote is shown before it is paid", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea", { quantity: 2 });
    const form = await test.orderForm(someone);
    for (const quote_hash of ["x", "A".repeat(43)]) {
      expect((await place({ ...form, quote_hash }, someone)).body.code).toBe("quote_changed");
    }
    await test.db.update(products).set({ price: 1300 }).where(eq(products.id, "spice.tea"));
    const key = randomUUID();
    const changed = await place(form, someone, key);
    expect([changed.status, changed.body.code, changed.body.data.order_total]).toEqual([
      409,
      "quote_changed",
      2600,
    ]);
    expect(changed.body.message).toBe("Prices changed. Please check the new total");
    const placed = await place({ ...form, quote_hash: changed.body.data.quote_hash }, someone, key);
    expect([placed.status, placed.body.data.order_total]).toEqual([201, 2600]);
  });
});

describe("REQ-REL-09: quantities", () => {
  it("REQ-REL-09: are whole numbers from 1 in digits", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const { items, version } = (await test.get("/api/cart", someone)).body.data;
    const update = (quantity: string) =>
      test.post("/api/cart/update", { item_id: items[0].id, quantity, version }, someone);
    const refused = async (quantity: string) => {
      const answers = [await fill(someone, "spice.tea", { quantity }), await update(quantity)];
      for (const { status, body } of answers) {
        expect([quantity, status, Object.keys(body.errors)]).toEqual([quantity, 422, ["quantity"]]);
      }
    };
    for (const bad of [
      "-1",
      "1.5",
      "1e9",
      "2e1",
      "0x10",
      "٣",
      "NaN",
      "Infinity",
      "9007199254740992",
      "1000",
      "",
      " ",
      "1 2",
      "+1",
      "-0",
      "00",
      "05",
      "1.0",
      "5e+0",
      "true",
    ]) {
      await refused(bad);
    }
    expect((await fill(someone, "spice.tea", { quantity: "0" })).status).toBe(422);
    const isQuantity = (text: string) => /^(0|[1-9]\d{0,2})$/.test(text);
    await fc.assert(
      fc.asyncProperty(
        fc
          .oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
          .filter((text) => !isQuantity(text)),
        refused,
      ),
      { numRuns: repetitions(30, 500) },
    );
    expect((await test.get("/api/cart", someone)).body.data.items[0].quantity).toBe(1);
  });
});
