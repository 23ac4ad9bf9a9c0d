import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders, refunds, stores } from "../../db/schema.js";
import {
  CARDS,
  customer,
  lastForm,
  onPage,
  order,
  paymentOf,
  runJobs,
  saveCard,
  setUpPaymentTests,
  takenBySandbox,
  test,
} from "../../testing/payment-fixture.js";

setUpPaymentTests();

describe("an order paid by a saved card", () => {
  it("is paid at once; the store may accept it, and a cancellation refunds it", async () => {
    const card_id = await saveCard(CARDS.good);
    const placed = await order({ payment_method: "card", card_id });
    expect(placed.body).toMatchObject({
      message: "Order created successfully",
      data: { payment_status: "paid", payment_method: "card", payment: null, amount_due: 1275 },
    });
    const { id } = placed.body.data;
    expect(await takenBySandbox(id)).toBe(1275);
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.body.data).toMatchObject({ order_status: "canceled", payment_status: "refunded" });
    await runJobs();
    expect(await takenBySandbox(id)).toBe(0);
    const [refund] = await test.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, (await paymentOf(id)).id));
    expect(refund).toMatchObject({ status: "done", amount: 1275 });
    const list = await test.get("/api/payments", customer);
    expect(list.body.data.items).toMatchObject([
      { payment_status: "refunded", order_id: id, method: "card" },
    ]);
  });

  it("stays unpaid if the card is declined, and can be paid otherwise", async () => {
    const card_id = await saveCard(CARDS.declinedLater);
    const placed = await order({ payment_method: "card", card_id });
    expect(placed.status).toBe(201);
    expect(placed.body.data).toMatchObject({ payment_status: "failed", payment: null });
    const { id } = placed.body.data;
    const again = await test.post(
      "/api/pay-bill",
      { order_id: id, method: "card", card_id },
      { ...customer, key: randomUUID() },
    );
    expect([again.status, again.body.code, again.body.data]).toEqual([
      422,
      "payment_declined",
      { retry: true },
    ]);
    const good = await saveCard(CARDS.good);
    const key = randomUUID();
    const form = { order_id: id, method: "card", card_id: good };
    const paid = await test.post("/api/pay-bill", form, { ...customer, key });
    expect(paid.body).toMatchObject({
      message: "Payment successful",
      data: { payment: { payment_status: "paid" }, order: { payment_status: "paid" } },
    });
    const replay = await test.post("/api/pay-bill", form, { ...customer, key });
    expect(replay.headers.get("Idempotent-Replayed")).toBe("true");
    expect(replay.body).toEqual(paid.body);
    const other = { ...form, method: "online" };
    expect((await test.post("/api/pay-bill", other, { ...customer, key })).body.code).toBe(
      "idempotency_mismatch",
    );
    const more = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
    expect([more.status, more.body.code]).toEqual([409, "already_paid"]);
    expect(await takenBySandbox(id)).toBe(1275);
  });

  it("waits for the bank's confirmation, and is paid after it", async () => {
    const card_id = await saveCard(CARDS.check);
    const placed = await order({ payment_method: "card", card_id });
    expect(placed.body.data).toMatchObject({
      payment_status: "pending",
      payment: { action_url: expect.any(String) },
    });
    const { id, payment } = placed.body.data;
    const replay = await test.post("/api/orders", lastForm, {
      ...customer,
      key: (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!.idempotencyKey,
    });
    expect(replay.body).toEqual(placed.body);
    const staff = await test.person({ storeId: "spice" });
    const early = await test.post(
      `/api/panel/orders/${id}/transition`,
      { to: "accepted", version: 1 },
      staff,
    );
    expect(early.body.code).toBe("invalid_transition");
    const page = await test.app.request(payment.action_url);
    expect(await page.text()).toContain("Your bank asks you to confirm the payment");
    const back = await onPage(payment.action_url, { do: "confirm" });
    const returned = await test.app.request(back.headers.get("Location")!);
    expect([back.status, returned.status]).toEqual([303, 303]);
    const shop = new URL(returned.headers.get("Location")!, "http://shop");
    expect(shop.pathname).toBe(`/orders/${id}`);
    const confirmed = await test.post(
      `/api/payments/${payment.id}/confirm`,
      { result_token: shop.searchParams.get("result_token")! },
      { ...customer, key: randomUUID() },
    );
    expect(confirmed.body).toMatchObject({
      message: "Payment successful",
      data: { order: { id, payment_status: "paid" } },
    });
  });

  it("requires a card of the customer", async () => {
    const theirs = await saveCard(CARDS.good, await test.person());
    expect((await order({ payment_method: "card", card_id: theirs })).body.code).toBe("not_found");
    await test.post("/api/cart/clear", {}, customer);
    expect((await order({ payment_method: "card" })).body.errors).toHaveProperty("card_id");
  });
});

describe("paying on the gateway's page", () => {
  const cards = async () => (await test.get("/api/cards", customer)).body.data.items;
  const pay = async (fields: object) => {
    const { payment } = (await order({ payment_method: "online" })).body.data;
    await onPage(payment.action_url, { number: CARDS.good, expiry: "12/40", cvc: "123", ...fields });
    await runJobs();
  };

  it("saves the card only if its owner chose that", async () => {
    await pay({});
    expect(await cards()).toEqual([]);
    await pay({ keep: "1" });
    await runJobs();
    expect(await cards()).toMatchObject([{ last4: "4242", is_default: true }]);
  });
});

it("the rest of an order that the wallet paid in part is not taken from the wallet", async () => {
  const card_id = await saveCard(CARDS.good);
  await test.post(
    "/api/wallet/topup",
    { amount: 1000, method: "card", card_id },
    { ...customer, key: randomUUID() },
  );
  const declined = await saveCard(CARDS.declinedLater);
  await order({ payment_method: "card", card_id: declined, use_wallet: true });
  const [{ id }] = (await test.get("/api/orders", customer)).body.data.items;
  const pay = (method: string) =>
    test.post("/api/pay-bill", { order_id: id, method, card_id }, { ...customer, key: randomUUID() });
  expect((await pay("wallet")).body).toMatchObject({
    code: "wallet_part_paid",
    message: "Your wallet has paid its part of this order. Pay the rest in another way",
  });
  expect((await pay("card")).body.data.payment.payment_status).toBe("paid");
});

it("of an order takes only what its store accepts", async () => {
  const card_id = await saveCard(CARDS.good);
  const declined = await saveCard(CARDS.declinedLater);
  const { id } = (await order({ payment_method: "card", card_id: declined })).body.data;
  const pay = (method: string) =>
    test.post("/api/pay-bill", { order_id: id, method, card_id }, { ...customer, key: randomUUID() });
  await test.db.update(stores).set({ paymentMethods: ["card"] });
  expect((await pay("cod")).body.code).toBe("payment_method_unavailable");
  expect((await pay("wallet")).body.code).toBe("payment_method_unavailable");
  expect((await pay("card")).body.data.payment.payment_status).toBe("paid");
  await test.db.update(stores).set({ paymentMethods: null });
});
