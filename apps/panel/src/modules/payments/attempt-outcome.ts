import { isCanceledStatus, movePayment, orderStatusRules } from "@talabee/domain";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { bills, orders, paymentAttempts, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import type { GatewayPayment } from "../../payments/payment-gateway.js";
import { startAcceptTimeout } from "../order-record/order-jobs.js";
import { lockOrder } from "../order-record/order-rows.js";
import { creditWallet } from "../wallet/ledger.js";
import { gatewayReference, whereAttempt } from "./payment-attempts.js";
import {
  type AttemptRow,
  CHECK_PAYMENT,
  insertRefund,
  LEASE_MS,
  lockPayment,
  type PaymentRow,
  SAVE_CARD,
} from "./payment-rows.js";

/** Result of an attempt at a gateway. */
export interface Outcome {
  readonly state: GatewayPayment["state"];
  readonly actionUrl: string | null;
  readonly failure?: string;
}

/** Delay before the gateway is polled again while the bank decides. */
export const BANK_POLL_MS = 5000;
/** Delay before the gateway is polled again while the customer is on its page. */
export const CUSTOMER_POLL_MS = 60_000;

/**
 * Outcome of an attempt, read from the gateway's response. Throws when the response has another reference or amount, so that
 * a mixed-up response never settles this payment.
 */
export function readOutcome(payment: PaymentRow, attempt: AttemptRow, response: GatewayPayment): Outcome {
  const reference = gatewayReference(attempt);
  if (response.reference !== reference || response.amount !== payment.amount) {
    throw new Error(`the gateway's response does not belong to payment ${reference}`);
  }
  return {
    state: response.state,
    actionUrl: response.actionUrl,
    ...(response.state === "declined" ? { failure: "declined" } : {}),
  };
}

/** Locks a payment and its order; everything locks the order before the payment, to avoid deadlocks. */
export async function lockWithOrder(tx: Queries, paymentId: string): Promise<PaymentRow> {
  const [row] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (row?.orderId) await lockOrder(tx, row.orderId);
  return lockPayment(tx, paymentId);
}

/**
 * Records the outcome of an attempt with everything that follows from it. Idempotent, also for outcomes that arrive late or
 * out of order: success is final, and money that is no longer wanted is refunded.
 */
export async function applyOutcome(
  panel: Panel,
  tx: Queries,
  paymentId: string,
  number: number,
  outcome: Outcome,
): Promise<PaymentRow> {
  const now = panel.clock();
  const payment = await lockWithOrder(tx, paymentId);
  const [attempt] = await tx.select().from(paymentAttempts).where(whereAttempt(paymentId, number));
  if (attempt === undefined) throw new ApiError("not_found");
  const isCurrent = number === payment.attempts && payment.status === "pending";
  const isFinal = attempt.status === "failed" || attempt.status === "succeeded";
  const setAttempt = (values: Partial<AttemptRow>) =>
    tx.update(paymentAttempts).set(values).where(whereAttempt(paymentId, number));
  const setPayment = async (values: Partial<PaymentRow>) => {
    const [row] = await tx.update(payments).set(values).where(eq(payments.id, paymentId)).returning();
    return row!;
  };

  switch (outcome.state) {
    case "open":
    case "processing": {
      if (!isCurrent || isFinal) return payment;
      // Without its page once the order has ended: only the job closes the payment then.
      const isOver = payment.expiresAt !== null && payment.expiresAt <= now;
      await setAttempt({ status: "waiting", actionUrl: isOver ? null : outcome.actionUrl });
      const delay = expiredDuringLease(payment, now)
        ? 0
        : outcome.actionUrl === null
          ? BANK_POLL_MS
          : CUSTOMER_POLL_MS;
      await panel.jobs.schedule(tx, {
        kind: CHECK_PAYMENT,
        subject: paymentId,
        dueAt: new Date(now.getTime() + delay),
      });
      return setPayment({ leaseUntil: null });
    }
    case "declined":
    case "canceled": {
      if (isFinal) return payment;
      const failure = outcome.failure ?? outcome.state;
      await setAttempt({ status: "failed", failure, actionUrl: null, endedAt: now });
      if (!isCurrent) return payment;
      if (payment.orderId !== null) {
        await tx
          .update(orders)
          .set({ paymentStatus: movePayment("pending", "failed") })
          .where(and(eq(orders.id, payment.orderId), eq(orders.paymentStatus, "pending")));
      }
      return setPayment({ status: "failed", leaseUntil: null });
    }
    case "succeeded": {
      if (attempt.status === "succeeded") return payment;
      await setAttempt({ status: "succeeded", actionUrl: null, failure: null, endedAt: now });
      if (payment.method === "online") {
        await panel.jobs.schedule(tx, { kind: SAVE_CARD, subject: paymentId, dueAt: now });
      }
      const { amount } = payment;
      if (payment.paidAt !== null) {
        await insertRefund(panel, tx, attempt, { amount, reason: "paid twice" });
        return payment;
      }
      if (await fulfilPayment(panel, tx, payment, now)) {
        return setPayment({ status: "paid", paidAt: now, leaseUntil: null });
      }
      await insertRefund(panel, tx, attempt, { amount, reason: "paid too late" });
      return setPayment({ status: "refunded", refunded: amount, paidAt: now, leaseUntil: null });
    }
  }
}

/** Whether the payment expired while the gateway was called: its response is older than that, so it must be canceled now. */
function expiredDuringLease({ leaseUntil, expiresAt }: PaymentRow, now: Date): boolean {
  return (
    leaseUntil !== null &&
    expiresAt !== null &&
    expiresAt <= now &&
    expiresAt.getTime() >= leaseUntil.getTime() - LEASE_MS
  );
}

/** Delivers what was paid for. Returns false if it is no longer wanted, so that the money must be refunded. */
async function fulfilPayment(panel: Panel, tx: Queries, payment: PaymentRow, now: Date): Promise<boolean> {
  if (payment.purpose === "topup") {
    await creditWallet(tx, panel.jobs, payment.userId, {
      kind: "topup",
      amount: payment.amount,
      expiresAt: null,
      at: now,
      paymentId: payment.id,
    });
    return true;
  }
  if (payment.billId !== null) {
    const paid = await tx
      .update(bills)
      .set({ status: "paid", paidAt: now })
      .where(and(eq(bills.id, payment.billId), eq(bills.status, "unpaid")))
      .returning({ id: bills.id });
    return paid.length > 0;
  }
  return fulfilOrderPayment(panel, tx, payment);
}

async function fulfilOrderPayment(panel: Panel, tx: Queries, payment: PaymentRow): Promise<boolean> {
  const order = await lockOrder(tx, payment.orderId!);
  const setOrder = (values: Partial<typeof orders.$inferInsert>) =>
    tx.update(orders).set(values).where(eq(orders.id, order.id));
  if (isCanceledStatus(order.orderStatus)) {
    await setOrder({ paymentStatus: movePayment(order.paymentStatus, "refunded") });
    return false;
  }
  // Paid in cash in the meantime.
  if (order.paymentStatus === "paid") return false;
  await setOrder({
    paymentStatus: movePayment(order.paymentStatus, "paid"),
    paymentMethod: payment.method,
  });
  if (orderStatusRules(order.orderStatus).awaitsStore) await startAcceptTimeout(panel, tx, order.id);
  return true;
}
