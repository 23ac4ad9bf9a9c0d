import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { refunds } from "../../db/schema.js";
import {
  customer,
  fake,
  order,
  read,
  setUpStripePanel,
  tell,
  test,
} from "../../testing/stripe-panel-fixture.js";
import { refundPayment } from "./refund-payment.js";
import { savePaidCard } from "./save-paid-card.js";

setUpStripePanel();

it("an order is paid by a card saved at Stripe, and refunded when canceled", async () => {
  const card = await test.post("/api/cards", { token: `pm_${randomUUID()}` }, customer);
  expect(card.body.data).toMatchObject({ brand: "visa", last4: "4242" });
  const { id, payment_status } = await order({ payment_method: "card", card_id: card.body.data.id });
  expect(payment_status).toBe("paid");
  await test.post(`/api/orders/${id}/cancel`, {}, customer);
  const [refund] = await test.db.select().from(refunds);
  await refundPayment(test.panel, refund!.id);
  const given = [...fake.objects.values()].filter(({ object }) => object === "refund");
  expect(given).toMatchObject([{ amount: 1275, metadata: { reference: refund!.id } }]);
  expect(await read(id)).toMatchObject({ payment_status: "refunded" });
});

it("an order paid on Stripe's page is reported once by a signed webhook", async () => {
  const { id, payment } = await order({ payment_method: "online" });
  expect(payment.action_url).toBe("https://checkout.stripe.example/c/pay");
  const asked = fake.requests.findLast(({ path }) => path === "/v1/checkout/sessions")!;
  expect(asked.form["cancel_url"]).toBe(`https://shop.example/api/payments/${payment.id}/return?canceled=1`);
  const [session] = [...fake.objects.values()].filter(
    ({ metadata }) => (metadata as { reference?: string } | null)?.reference === `${payment.id}.1`,
  );
  const forged = await test.send("POST", "/api/payment-webhooks/stripe", "{}", {
    headers: { "Stripe-Signature": "t=1,v1=00" },
  });
  expect([forged.status, forged.body.code]).toEqual([401, "signature_invalid"]);
  const sandboxed = await test.send("POST", "/api/payment-webhooks/sandbox", "{}", {});
  expect(sandboxed.status).toBe(401);
  const paid = fake.change(session!["id"] as string, { status: "complete", payment_status: "paid" }).body;
  const event = randomUUID();
  for (let time = 0; time < 3; time++) {
    expect((await tell("checkout.session.completed", paid, event)).status).toBe(200);
  }
  expect(await read(id)).toMatchObject({ payment_status: "paid", payment: null });
  const confirmed = await test.post(
    `/api/payments/${payment.id}/confirm`,
    { result_token: session!["id"] },
    { ...customer, key: randomUUID() },
  );
  expect(confirmed.body.message).toBe("Payment successful");
});

describe("who gives up on Stripe's page", () => {
  const sessionOf = (payment: { id: string }, attempt = 1) =>
    [...fake.objects.values()].find(
      ({ metadata }) => (metadata as { reference?: string } | null)?.reference === `${payment.id}.${attempt}`,
    )!;
  const giveUp = async (payment: { id: string }, attempt: number | string = 1) => {
    const back = await test.app.request(`/api/payments/${payment.id}/return?canceled=${attempt}`);
    return new URL(back.headers.get("Location")!, "http://shop").searchParams.get("result_token");
  };
  const confirm = async (payment: { id: string }, result_token: string | null) => {
    const { status, body } = await test.post(
      `/api/payments/${payment.id}/confirm`,
      { result_token },
      { ...customer, key: randomUUID() },
    );
    return [status, body.code ?? body.message];
  };

  it("has canceled it: the page is expired, however often they return", async () => {
    const { id, payment } = await order({ payment_method: "online" });
    const session = sessionOf(payment)["id"] as string;
    for (let time = 0; time < 2; time++) expect(await giveUp(payment)).toBe(session);
    await Promise.all([giveUp(payment), giveUp(payment), giveUp(payment)]);
    expect(fake.objects.get(session)).toMatchObject({ status: "expired" });
    expect(await read(id)).toMatchObject({ payment_status: "failed" });
    expect(await confirm(payment, session)).toEqual([422, "payment_canceled"]);
  });

  it("but paid in another tab has paid", async () => {
    const { id, payment } = await order({ payment_method: "online" });
    const session = sessionOf(payment)["id"] as string;
    fake.change(session, { status: "complete", payment_status: "paid" });
    expect(await confirm(payment, await giveUp(payment))).toEqual([200, "Payment successful"]);
    expect(await read(id)).toMatchObject({ payment_status: "paid" });
  });

  it("of an earlier attempt does not end the next one", async () => {
    const { id, payment } = await order({ payment_method: "online" });
    await giveUp(payment);
    await test.post("/api/pay-bill", { order_id: id, method: "online" }, { ...customer, key: randomUUID() });
    const { payment: next } = await read(id);
    for (const attempt of [1, "nonsense", ""]) expect(await giveUp(next, attempt)).toBeNull();
    expect(await read(id)).toMatchObject({ payment_status: "pending" });
  });

  it("while Stripe does not answer stays pending, and cancels with the next return", async () => {
    const { id, payment } = await order({ payment_method: "online" });
    fake.accidents.push("500", "500");
    await giveUp(payment);
    expect(await read(id)).toMatchObject({ payment_status: "pending" });
    await giveUp(payment);
    expect(await read(id)).toMatchObject({ payment_status: "failed" });
  });
});

it("a payment whose creation got no response is continued in another language", async () => {
  // Registers the customer at Stripe.
  await order({ payment_method: "online" });
  const sessions = () => fake.requests.filter(({ path }) => path === "/v1/checkout/sessions").length;
  const before = sessions();
  // Stripe created the page, but neither its response nor that of the retry arrived.
  fake.accidents.push("cut", "cut");
  const [form, key] = [{ amount: 5000, method: "online" }, randomUUID()];
  const lost = await test.post("/api/wallet/topup", form, { ...customer, key });
  expect([lost.status, lost.body.code]).toEqual([409, "payment_pending"]);
  expect(sessions()).toBe(before + 2);
  const continued = await test.post("/api/wallet/topup", form, { ...customer, key, language: "ar" });
  expect(continued.status).toBe(200);
  expect(continued.body.data.payment.action_url).toBe("https://checkout.stripe.example/c/pay");
});

it("a card entered on Stripe's page is saved on return as well as by the webhook", async () => {
  const page = await test.post("/api/cards/page", { return_to: "/profile" }, customer);
  expect(page.body.data).toEqual({ action_url: "https://checkout.stripe.example/c/pay" });
  const asked = fake.requests.findLast(({ path }) => path === "/v1/checkout/sessions")!;
  expect(asked.form["cancel_url"]).toBe("https://shop.example/api/cards/return?return_to=%2Fprofile");
  const session = [...fake.objects.values()].findLast(({ mode }) => mode === "setup")!;
  const complete = fake.completeSetup(session["id"] as string, `pm_${randomUUID()}`);
  expect((await tell("checkout.session.completed", complete)).status).toBe(200);
  const [card] = (await test.get("/api/cards", customer)).body.data.items;
  const back = await test.app.request(
    `/api/cards/return?return_to=%2Fprofile&card_page=${String(session["id"])}`,
  );
  expect(back.headers.get("Location")).toBe(`/profile?card_added=${card.id}`);
  expect((await test.get("/api/cards", customer)).body.data.items).toHaveLength(1);
  expect((await order({ payment_method: "card", card_id: card.id })).payment_status).toBe("paid");
});

it("a card used on Stripe's page is saved if its owner chose that", async () => {
  const { payment } = await order({ payment_method: "online" });
  const session = [...fake.objects.values()].find(
    ({ metadata }) => (metadata as { reference?: string } | null)?.reference === `${payment.id}.1`,
  )!;
  const paid = fake.completePayment(session["id"] as string, `pm_${randomUUID()}`, { saveCard: true });
  await tell("checkout.session.completed", paid);
  await savePaidCard(test.panel, payment.id);
  expect((await test.get("/api/cards", customer)).body.data.items).toMatchObject([{ last4: "4242" }]);
});

it("events of others on the same account are accepted and ignored", async () => {
  expect((await tell("invoice.paid", { id: "in_1" })).status).toBe(200);
  expect((await tell("payment_intent.succeeded", { id: "pi_x", metadata: {} })).status).toBe(200);
});
