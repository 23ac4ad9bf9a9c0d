import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders, payments, refunds } from "../../db/schema.js";
import {
  balance,
  CARDS,
  customer,
  lastForm,
  order,
  paymentOf,
  read,
  runJobs,
  saveCard,
  setUpPaymentTests,
  sendUnchanged,
  takenBySandbox,
  test,
} from "../../testing/payment-fixture.js";
import { refundPayment } from "./refund-payment.js";

setUpPaymentTests();

describe("a lost response of the gateway", () => {
  it("leaves the order pending until the gateway's webhook", async () => {
    const card_id = await saveCard(CARDS.lost);
    const key = randomUUID();
    const placed = await order({ payment_method: "card", card_id }, key);
    expect(placed.body.data).toMatchObject({ payment_status: "pending", payment: { action_url: null } });
    const { id } = placed.body.data;
    test.passTime(6);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
    const replay = await test.post("/api/orders", lastForm, { ...customer, key });
    expect(replay.body.data).toMatchObject({ id, payment_status: "paid" });
    expect(await takenBySandbox(id)).toBe(1275);
  });

  it("is polled if no webhook arrives", async () => {
    const card_id = await saveCard(CARDS.lost);
    const { id } = (await order({ payment_method: "card", card_id })).body.data;
    test.transport.send = async (path, init) =>
      path.startsWith("/api/") ? new Response(null, { status: 503 }) : sendUnchanged(path, init);
    test.passTime(16);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("without any request received charges nothing, and the same request continues", async () => {
    const card_id = await saveCard(CARDS.good);
    const key = randomUUID();
    test.transport.send = () => Promise.reject(new TypeError("fetch failed"));
    const top = { amount: 5000, method: "card", card_id };
    const cut = await test.post("/api/wallet/topup", top, { ...customer, key });
    expect([cut.status, cut.body.code, cut.headers.get("Retry-After")]).toEqual([
      409,
      "payment_pending",
      "3",
    ]);
    expect(await balance()).toBe(0);
    test.transport.send = sendUnchanged;
    const done = await test.post("/api/wallet/topup", top, { ...customer, key });
    expect(done.body).toMatchObject({ message: "Payment successful", data: { balance: 5000 } });
  });
});

describe("a crash", () => {
  const STEPS = ["order: committed", "payment: made at the gateway", "payment: gateway answered"];
  it.each(STEPS)("at '%s' is repaired by the same request, and money moves once", async (crash) => {
    const card_id = await saveCard(CARDS.good);
    const key = randomUUID();
    test.atStep((step) => {
      if (step === crash) throw new Error("crash");
    });
    expect((await order({ payment_method: "card", card_id }, key)).status).toBe(500);
    test.atStep(() => undefined);
    const early = await test.post("/api/orders", lastForm, { ...customer, key });
    expect([early.status, early.body.code]).toEqual([409, "in_progress"]);
    test.passTime(61);
    const retried = await test.post("/api/orders", lastForm, { ...customer, key });
    expect(retried.body.data).toMatchObject({ payment_status: "paid", payment: null });
    expect(await takenBySandbox(retried.body.data.id)).toBe(1275);
  });

  it.each(STEPS.slice(1))("at '%s' is repaired by the job without another request", async (crash) => {
    const card_id = await saveCard(CARDS.good);
    test.atStep((step) => {
      if (step === crash) throw new Error("crash");
    });
    const key = randomUUID();
    await order({ payment_method: "card", card_id }, key);
    test.atStep(() => undefined);
    const [row] = await test.db.select().from(orders).where(eq(orders.idempotencyKey, key));
    test.passTime(61);
    await runJobs();
    expect((await read(row!.id)).payment_status).toBe("paid");
    expect(await takenBySandbox(row!.id)).toBe(1275);
  });

  it("before the gateway received the payment cancels it", async () => {
    const card_id = await saveCard(CARDS.good);
    test.atStep((step) => {
      if (step === "order: committed") throw new Error("crash");
    });
    const key = randomUUID();
    await order({ payment_method: "card", card_id }, key);
    test.atStep(() => undefined);
    test.passTime(61);
    await runJobs();
    const [row] = await test.db.select().from(orders).where(eq(orders.idempotencyKey, key));
    expect(row!.paymentStatus).toBe("failed");
    expect(await takenBySandbox(row!.id)).toBe(0);
  });

  it("between a refund and its record refunds once", async () => {
    const card_id = await saveCard(CARDS.good);
    const { id } = (await order({ payment_method: "card", card_id })).body.data;
    // The gateway's webhook is lost, too.
    test.transport.send = async (path, init) =>
      path.startsWith("/api/") ? new Response(null, { status: 503 }) : sendUnchanged(path, init);
    let crashes = 0;
    test.atStep((step) => {
      if (step === "refund: gateway answered" && crashes++ === 0) throw new Error("crash");
    });
    await test.post(`/api/orders/${id}/cancel`, {}, customer);
    await runJobs();
    test.passTime(5);
    await runJobs();
    test.transport.send = sendUnchanged;
    const list = await test.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, (await paymentOf(id)).id));
    expect([crashes, list.map(({ status }) => status)]).toEqual([2, ["done"]]);
    expect(await takenBySandbox(id)).toBe(0);
  });
});

it("a slow refund is polled until it is done", async () => {
  const card_id = await saveCard(CARDS.good);
  const { id } = (await order({ payment_method: "card", card_id })).body.data;
  const gateway = test.panel.gateways.current!;
  const refund = gateway.refund.bind(gateway);
  gateway.refund = async (...given) => ({ ...(await refund(...given)), state: "pending" });
  await test.post(`/api/orders/${id}/cancel`, {}, customer);
  const [row] = await test.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, id));
  const again = await refundPayment(test.panel, row!.id);
  gateway.refund = refund;
  const status = async () =>
    (await test.db.select().from(refunds).where(eq(refunds.id, row!.id))).map((one) => one.status);
  expect([again! > test.panel.clock(), await status()]).toEqual([true, ["pending"]]);
  expect([await refundPayment(test.panel, row!.id), await status()]).toEqual([null, ["done"]]);
});
