import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { bills, products } from "../../db/schema.js";
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

/** Amount in the last request that opened a page of the gateway. */
const charged = () =>
  Number(
    fake.requests.findLast(({ path }) => path === "/v1/checkout/sessions")!.form[
      "line_items[0][price_data][unit_amount]"
    ],
  );

it("REQ-MONEY-21: a top-up is charged, and recorded, with a last digit of 0", async () => {
  const form = { amount: 10_255, method: "online" };
  const key = randomUUID();
  const opened = await test.post("/api/wallet/topup", form, { ...customer, key });
  expect(opened.body.data.payment).toMatchObject({ amount: 10_260, payment_status: "pending" });
  expect(charged()).toBe(10_260);
  const again = await test.post("/api/wallet/topup", form, { ...customer, key });
  expect(again.body.data.payment.id).toBe(opened.body.data.payment.id);
});

it("REQ-MONEY-21: a bill is charged, and recorded, with a last digit of 0", async () => {
  const number = `KAH-${randomUUID().slice(0, 8)}`;
  const title = { en: "Electricity", ar: "كهرباء" };
  await test.db
    .insert(bills)
    .values({ id: randomUUID(), number, title, amount: 8454, createdAt: new Date() });
  const form = { bill_number: number, method: "online" };
  const opened = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
  expect(opened.body.data.payment).toMatchObject({ purpose: "bill", amount: 8450 });
  expect(charged()).toBe(8450);
});

it("REQ-MONEY-21: an order of cash that is paid online instead is rounded, and says so", async () => {
  await test.db.update(products).set({ price: 1255, salePrice: null }).where(eq(products.id, "spice.tea"));
  const placed = await order({ payment_method: "cod" });
  expect([placed.amount_due % 10, placed.rounding]).toEqual([5, 0]);
  const form = { order_id: placed.id, method: "online" };
  const opened = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
  expect(opened.body.data.order).toMatchObject({ amount_due: placed.amount_due + 5, rounding: 5 });
  expect(opened.body.data.payment.amount).toBe(placed.amount_due + 5);
  expect(charged()).toBe(placed.amount_due + 5);
});

it("REQ-MONEY-21: a bill of less than half a step is charged one step, never nothing", async () => {
  const number = `KAH-${randomUUID().slice(0, 8)}`;
  const title = { en: "Rest", ar: "الباقي" };
  await test.db.insert(bills).values({ id: randomUUID(), number, title, amount: 4, createdAt: new Date() });
  const form = { bill_number: number, method: "online" };
  const opened = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
  expect([opened.status, opened.body.data?.payment.amount]).toEqual([200, 10]);
  expect(charged()).toBe(10);
});

it("REQ-MONEY-21: an order of cash with less than half a step due can be paid online", async () => {
  await test.db.update(products).set({ price: 4, salePrice: null }).where(eq(products.id, "spice.tea"));
  const placed = await order({ payment_method: "cod" });
  expect([placed.amount_due, placed.rounding]).toEqual([4, 0]);
  const form = { order_id: placed.id, method: "online" };
  const opened = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
  expect(opened.body.data?.order).toMatchObject({ amount_due: 10, rounding: 6 });
  expect([opened.body.data.payment.amount, charged()]).toEqual([10, 10]);
});
