import { and, eq, isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobs, refunds } from "../../db/schema.js";
import { GatewayRefused } from "../../payments/payment-gateway.js";
import {
  CARDS,
  customer,
  order,
  paymentOf,
  saveCard,
  setUpPaymentTests,
  test,
} from "../../testing/payment-fixture.js";
import { REFUND_PAYMENT } from "./payment-rows.js";
import { recordRefund, refundPayment } from "./refund-payment.js";

setUpPaymentTests();

/** A canceled order that was paid by card, before its refund has run. */
async function canceledOrder(): Promise<string> {
  const card_id = await saveCard(CARDS.good);
  const { id } = (await order({ payment_method: "card", card_id })).body.data;
  await test.post(`/api/orders/${id}/cancel`, {}, customer);
  return id;
}

async function refundOf(orderId: string) {
  const [refund] = await test.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, (await paymentOf(orderId)).id));
  return refund!;
}

const deadRefund = async (refundId: string) =>
  (
    await test.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, REFUND_PAYMENT), eq(jobs.subject, refundId), isNotNull(jobs.failedAt)))
  )[0];

it("a refund that the gateway refuses stays as a dead job", async () => {
  const id = await canceledOrder();
  const gateway = test.panel.gateways.current!;
  const send = gateway.refund.bind(gateway);
  gateway.refund = () => Promise.reject(new GatewayRefused("account closed"));
  test.panel.jobs.start();
  await expect.poll(async () => deadRefund((await refundOf(id)).id)).toBeDefined();
  await test.panel.jobs.stop();
  gateway.refund = send;
  const refund = await refundOf(id);
  expect(refund.status).toBe("failed");
  expect((await deadRefund(refund.id))!.lastError).toContain(`refund ${refund.id} failed at the gateway`);
});

it("a refund that fails later, by a webhook, becomes a dead job at once", async () => {
  const id = await canceledOrder();
  const gateway = test.panel.gateways.current!;
  const send = gateway.refund.bind(gateway);
  gateway.refund = async (...given) => ({ ...(await send(...given)), state: "pending" });
  await refundPayment(test.panel, (await refundOf(id)).id);
  gateway.refund = send;
  const refund = await refundOf(id);
  expect([refund.status, await deadRefund(refund.id)]).toEqual(["pending", undefined]);
  await recordRefund(test.panel, test.db, refund.id, { id: null, state: "failed" });
  test.panel.jobs.start();
  await expect.poll(() => deadRefund(refund.id)).toBeDefined();
  await test.panel.jobs.stop();
});
