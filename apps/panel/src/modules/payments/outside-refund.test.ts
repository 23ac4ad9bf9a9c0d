import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bills, disputes, paymentAttempts, payments, refunds } from "../../db/schema.js";
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

const METRICS_TOKEN = "token-of-the-metrics";
setUpStripePanel({ metricsToken: METRICS_TOKEN });

const metrics = async () =>
  String((await test.get("/metrics", { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).body);
const saveCard = async (): Promise<string> =>
  (await test.post("/api/cards", { token: `pm_${randomUUID()}` }, customer)).body.data.id;

async function paidOrder() {
  const { id } = await order({ payment_method: "card", card_id: await saveCard() });
  const [payment] = await test.db.select().from(payments).where(eq(payments.orderId, id));
  return { id: id as string, payment: payment! };
}

/** The intent that took a payment's money, as Stripe stores it. */
async function intentOf(paymentId: string) {
  const [attempt] = await test.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.status, "succeeded")));
  return fake.objects.get(attempt!.reference!)!;
}

/** Stripe's event after an operator refunded in its dashboard: the charge with the sum of all its refunds. */
async function refundInDashboard(paymentId: string, total: number) {
  const { id, metadata, amount } = await intentOf(paymentId);
  const charge = {
    id: "ch_1",
    object: "charge",
    payment_intent: id,
    metadata,
    amount,
    amount_refunded: total,
  };
  return tell("charge.refunded", charge);
}

async function dispute(paymentId: string, status: string, id = "dp_1") {
  const { id: payment_intent, amount } = await intentOf(paymentId);
  const kind = ["lost", "won"].includes(status) ? "closed" : "created";
  const object = { id, object: "dispute", payment_intent, amount, reason: "fraudulent", status };
  return tell(`charge.dispute.${kind}`, object);
}

const refundsOf = (paymentId: string) =>
  test.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(refunds.createdAt);
const askedAtStripe = () => fake.requests.filter(({ path }) => path === "/v1/refunds").length;

describe("a refund in Stripe's dashboard", () => {
  it("of an order marks it refunded, once, and canceling it refunds nothing again", async () => {
    const { id, payment } = await paidOrder();
    const before = askedAtStripe();
    for (let time = 0; time < 2; time++) {
      expect((await refundInDashboard(payment.id, payment.amount)).status).toBe(200);
    }
    expect(await read(id)).toMatchObject({ order_status: "pending", payment_status: "refunded" });
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.body.data).toMatchObject({ order_status: "canceled", payment_status: "refunded" });
    expect(await refundsOf(payment.id)).toMatchObject([{ status: "done", amount: payment.amount }]);
    expect(askedAtStripe()).toBe(before);
  });

  it("of a part leaves the order paid, and canceling it refunds the rest", async () => {
    const { id, payment } = await paidOrder();
    await refundInDashboard(payment.id, 275);
    expect(await read(id)).toMatchObject({ payment_status: "paid" });
    await test.post(`/api/orders/${id}/cancel`, {}, customer);
    const [, ours] = await refundsOf(payment.id);
    expect(ours).toMatchObject({ status: "pending", amount: payment.amount - 275 });
    await refundPayment(test.panel, ours!.id);
    // Stripe reports our own refund too.
    await refundInDashboard(payment.id, payment.amount);
    expect(await refundsOf(payment.id)).toHaveLength(2);
    expect(await read(id)).toMatchObject({ payment_status: "refunded" });
  });

  it("of a top-up takes back what is left of it in the wallet", async () => {
    const topUp = async () => {
      const form = { amount: 5000, method: "card", card_id: await saveCard() };
      const done = await test.post("/api/wallet/topup", form, { ...customer, key: randomUUID() });
      return done.body.data.payment.id as string;
    };
    const balance = async () => (await test.get("/api/wallet", customer)).body.data.balance;
    const [first, second] = [await topUp(), await topUp()];
    expect(await balance()).toBe(10_000);
    await refundInDashboard(first, 5000);
    expect(await balance()).toBe(5000);
    await order({ use_wallet: true, payment_method: "wallet" });
    const left = await balance();
    expect(left).toBeLessThan(5000);
    await refundInDashboard(second, 5000);
    expect(await balance()).toBe(0);
    expect(test.logged.join("")).toContain(`"missing":${5000 - left}`);
  });

  it("of a bill cancels it", async () => {
    const number = `KAH-${randomUUID().slice(0, 8)}`;
    const title = { en: "Electricity", ar: "كهرباء" };
    await test.db
      .insert(bills)
      .values({ id: randomUUID(), number, title, amount: 8450, createdAt: new Date() });
    const form = { bill_number: number, method: "card", card_id: await saveCard() };
    const paid = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
    await refundInDashboard(paid.body.data.payment.id, 8450);
    const [bill] = await test.db.select().from(bills).where(eq(bills.number, number));
    expect(bill).toMatchObject({ status: "canceled", paidAt: null });
  });

  it("of a payment that is not ours is accepted and ignored", async () => {
    const charge = { id: "ch_2", object: "charge", metadata: {}, amount: 100, amount_refunded: 100 };
    expect((await tell("charge.refunded", charge)).status).toBe(200);
  });
});

describe("a dispute", () => {
  const disputeOf = async (paymentId: string) =>
    (await test.db.select().from(disputes).where(eq(disputes.paymentId, paymentId)))[0];

  it("is shown to the operator until it is won", async () => {
    const { id, payment } = await paidOrder();
    await dispute(payment.id, "needs_response", "dp_won");
    expect(test.logged.join("")).toContain("a payment is disputed");
    expect(await metrics()).toContain('talabee_disputes_open{provider="stripe"} 1');
    await dispute(payment.id, "won", "dp_won");
    expect(await disputeOf(payment.id)).toMatchObject({ status: "won", amount: payment.amount });
    expect(await metrics()).not.toContain("talabee_disputes_open{");
    expect(await read(id)).toMatchObject({ payment_status: "paid" });
  });

  it("that is lost counts as refunded, also when its end is reported before its beginning", async () => {
    const { id, payment } = await paidOrder();
    await dispute(payment.id, "lost", "dp_lost");
    await dispute(payment.id, "needs_response", "dp_lost");
    expect(await disputeOf(payment.id)).toMatchObject({ status: "lost" });
    expect(await read(id)).toMatchObject({ payment_status: "refunded" });
    expect(await refundsOf(payment.id)).toMatchObject([{ status: "done", reason: "dispute lost" }]);
  });

  it("of a charge of others on the same account is accepted and ignored", async () => {
    const foreign = fake.change("pi_foreign", { id: "pi_foreign", metadata: {} }).body;
    const object = { id: "dp_2", payment_intent: foreign["id"], amount: 100, reason: "x", status: "lost" };
    expect((await tell("charge.dispute.closed", object)).status).toBe(200);
  });
});
