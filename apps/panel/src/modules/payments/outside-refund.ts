import { movePayment } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { bills, disputes, orders, payments, refunds } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import type { GatewayDispute } from "../../payments/payment-gateway.js";
import { lockOrder } from "../order-record/order-rows.js";
import { lockWallet, spendable, takeFromWallet } from "../wallet/ledger.js";
import { lockPayment, type PaymentRow } from "./payment-rows.js";

/** Why money went back without us. */
const OUTSIDE = { dashboard: "refunded at the gateway", dispute: "dispute lost" } as const;

/** An attempt that took money. */
interface PaidAttempt {
  readonly paymentId: string;
  readonly number: number;
}

/** Dirhams that were or are being refunded of a payment through its gateway, by us or without us. */
export async function refundedThroughGateway(
  queries: Queries,
  paymentId: string,
  ...conditions: SQL[]
): Promise<number> {
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, "failed"), ...conditions));
  return Number(row!.sum);
}

/**
 * Books what was refunded of an attempt in the gateway's dashboard: `total` is the sum of all its refunds there, those that
 * we requested included. Returns the changed payment, null if there was nothing new. The caller holds the locks.
 */
export async function recordDashboardRefund(
  panel: Panel,
  tx: Queries,
  attempt: PaidAttempt,
  total: number,
): Promise<PaymentRow | null> {
  const known = await refundedThroughGateway(
    tx,
    attempt.paymentId,
    eq(refunds.attempt, attempt.number),
    sql`${refunds.reason} is distinct from ${OUTSIDE.dispute}`,
  );
  return bookOutside(panel, tx, attempt, { amount: total - known, reason: OUTSIDE.dashboard });
}

/**
 * Records a dispute. An open one is logged as an error and counted in the metrics, since a person must answer it at the
 * gateway; a lost one is booked like a refund. Returns the changed payment, null if none of its money moved. The caller holds
 * the locks.
 */
export async function recordDispute(
  panel: Panel,
  tx: Queries,
  attempt: PaidAttempt,
  { provider, ...dispute }: GatewayDispute & { readonly provider: string },
): Promise<PaymentRow | null> {
  const now = panel.clock();
  const { paymentId } = attempt;
  const { id, amount, reason, state: status } = dispute;
  const closedAt = status === "open" ? null : now;
  const [known] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.id, id)));
  // Events arrive in any order; the outcome is final.
  if (known !== undefined && known.status !== "open") return null;
  await tx
    .insert(disputes)
    .values({ provider, id, paymentId, amount, reason, status, openedAt: now, closedAt })
    .onConflictDoUpdate({
      target: [disputes.provider, disputes.id],
      set: { amount, reason, status, closedAt },
    });
  if (status === "open" && known === undefined) {
    panel.log.error("a payment is disputed: answer it in the gateway's dashboard", null, {
      payment_id: paymentId,
      dispute: id,
    });
  }
  return status === "lost" ? bookOutside(panel, tx, attempt, { amount, reason: OUTSIDE.dispute }) : null;
}

async function bookOutside(
  panel: Panel,
  tx: Queries,
  { paymentId, number }: PaidAttempt,
  { amount, reason }: { amount: number; reason: string },
): Promise<PaymentRow | null> {
  const now = panel.clock();
  const payment = await lockPayment(tx, paymentId);
  const before = await refundedThroughGateway(tx, paymentId, eq(refunds.attempt, number));
  const booked = Math.min(amount, payment.amount - before);
  if (booked <= 0) return null;
  await tx.insert(refunds).values({
    id: randomUUID(),
    paymentId,
    attempt: number,
    provider: payment.provider!,
    status: "done",
    reason,
    amount: booked,
    createdAt: now,
    endedAt: now,
  });
  if (payment.purpose === "topup") await takeBack(panel, tx, payment, booked);
  // After a refund of a part the customer still has what was paid for.
  if (payment.status !== "paid" || before + booked < payment.amount) return payment;
  if (payment.orderId !== null) {
    const order = await lockOrder(tx, payment.orderId);
    if (order.paymentStatus === "paid") {
      const paymentStatus = movePayment(order.paymentStatus, "refunded");
      await tx.update(orders).set({ paymentStatus }).where(eq(orders.id, order.id));
    }
  }
  if (payment.billId !== null) {
    await tx
      .update(bills)
      .set({ status: "canceled", paidAt: null })
      .where(and(eq(bills.id, payment.billId), eq(bills.status, "paid")));
  }
  const [changed] = await tx
    .update(payments)
    .set({ status: "refunded", refunded: payment.amount })
    .where(eq(payments.id, paymentId))
    .returning();
  return changed!;
}

/** Takes a refunded top-up out of the wallet again, as far as it has not been spent. */
async function takeBack(panel: Panel, tx: Queries, payment: PaymentRow, amount: number): Promise<void> {
  const now = panel.clock();
  const { userId, id: paymentId } = payment;
  await lockWallet(tx, userId);
  const left = Math.min(amount, await spendable(tx, userId, now));
  if (left > 0) await takeFromWallet(tx, userId, { kind: "spend", amount: left, at: now, paymentId });
  if (left < amount) {
    panel.log.error("a refunded top-up had been spent: the customer owes the rest", null, {
      payment_id: paymentId,
      missing: amount - left,
    });
  }
}
