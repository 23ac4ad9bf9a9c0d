import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { products } from "../../db/schema.js";
import { customer, fake, order, setUpStripePanel, test } from "../../testing/stripe-panel-fixture.js";

setUpStripePanel({}, { PANEL_MARKET: "kw" });

it("REQ-MONEY-21: Stripe charges dinars with a last digit of 0, and just what the order says", async () => {
  await test.db.update(products).set({ price: 1255, salePrice: null }).where(eq(products.id, "spice.tea"));
  await test.post("/api/cart/add", { product_id: "spice.tea" }, customer);
  const quoted = await test.post(
    "/api/cart/quote",
    { order_type: "pickup", payment_method: "online" },
    { ...customer, language: "ar" },
  );
  const { amount_due, lines } = quoted.body.data;
  expect(amount_due % 10).toBe(0);
  expect(lines.at(-1)).toEqual({
    kind: "rounding",
    label: "التقريب",
    amount: 5,
    reason: expect.stringContaining("0.010") as string,
  });
  await test.post("/api/cart/clear", {}, customer);

  const placed = await order({ payment_method: "online" });
  const { form } = fake.requests.findLast(({ path }) => path === "/v1/checkout/sessions")!;
  expect(form).toMatchObject({
    "line_items[0][price_data][currency]": "kwd",
    "line_items[0][price_data][unit_amount]": String(placed.amount_due),
  });
  expect([placed.amount_due, placed.rounding]).toEqual([amount_due, 5]);
});
