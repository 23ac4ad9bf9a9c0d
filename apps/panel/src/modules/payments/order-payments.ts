import type { Order } from "@talabee/contract";
import {
  cancelEffects,
  type CancelRefundTarget,
  isFinalStatus,
  type OrderActor,
  orderStatusRules,
  PAYMENT_TIMEOUT_MIN,
  usesGateway,
} from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { paymentAttempts, payments } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { creditWallet, refundOrderHold, spendOrderHold, takeFromWallet } from "../wallet/ledger.js";
import { refundedThroughGateway } from "./outside-refund.js";
import { whereAttempt } from "./payment-attempts.js";
import {
  actionUrlOf,
  CHECK_PAYMENT,
  currentAttempt,
  insertRefund,
  lockPayment,
  openPayment,
  paymentOfOrder,
} from "./payment-rows.js";

const DAY_MS = 86_400_000;

/** Deadline for paying an order online (REQ-ORDER-27). */
export function payableUntil(order: Pick<OrderRow, "createdAt">): Date {
  return new Date(order.createdAt.getTime() + PAYMENT_TIMEOUT_MIN * 60_000);
}

/**
 * Records how a new order is paid: holds the wallet's part and opens the payment of the rest. The gateway is called
 * after the commit. Throws the `ApiError`s `payment_method_unavailable` and `not_found` (for a card).
 */
export async function payForOrder(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  request: { readonly path: string; readonly key: string },
): Promise<void> {
  const { id: orderId, userId, createdAt: at } = order;
  if (order.walletApplied > 0) {
    await takeFromWallet(tx, userId, { kind: "hold", amount: order.walletApplied, at, orderId });
  }
  if (usesGateway(order.paymentMethod) && order.amountDue > 0) {
    await openPayment(panel, tx, {
      userId,
      purpose: "order",
      orderId,
      method: order.paymentMethod,
      cardId: order.cardId,
      amount: order.amountDue,
      expiresAt: payableUntil(order),
      request,
    });
    return;
  }
  const isByWallet = order.amountDue === 0;
  const amount = isByWallet ? order.walletApplied : order.amountDue;
  // The order is free.
  if (amount === 0) return;
  await tx.insert(payments).values({
    id: randomUUID(),
    userId,
    purpose: "order",
    orderId,
    method: order.paymentMethod,
    status: order.paymentStatus,
    amount,
    paidAt: isByWallet ? at : null,
    createdAt: at,
  });
}

/**
 * Moves the money that a status change requires, in its transaction (REQ-ORDER-34); `refundTo` is where what was paid for a
 * canceled order goes.
 */
export async function settleStatusChange(
  panel: Panel,
  tx: Queries,
  before: OrderRow,
  after: OrderRow,
  actor: OrderActor,
  refundTo: CancelRefundTarget,
): Promise<void> {
  const at = panel.clock();
  const { id: orderId, userId } = after;
  const was = orderStatusRules(before.orderStatus);
  const is = orderStatusRules(after.orderStatus);
  if (was.awaitsStore && !is.awaitsStore && is.outcome !== "canceled" && after.walletApplied > 0) {
    await spendOrderHold(tx, userId, orderId, at);
  }
  if (is.outcome === "open") return;
  const found = await paymentOfOrder(tx, orderId);
  const payment = found && (await lockPayment(tx, found.id));
  const setPayment = (values: Partial<typeof payments.$inferInsert>) =>
    tx.update(payments).set(values).where(eq(payments.id, payment!.id));

  // The payment is no longer needed: the job cancels it at the gateway, or refunds it if it was paid after all.
  if (payment?.status === "pending") {
    await setPayment({ expiresAt: at });
    await tx
      .update(paymentAttempts)
      .set({ actionUrl: null })
      .where(whereAttempt(payment.id, payment.attempts));
    await panel.jobs.schedule(tx, { kind: CHECK_PAYMENT, subject: payment.id, dueAt: at });
  }
  if (is.outcome === "completed") {
    if (payment?.status === "unpaid" && after.paymentStatus === "paid")
      await setPayment({ status: "paid", paidAt: at });
    return;
  }

  const effects = cancelEffects(
    {
      from: before.orderStatus,
      has_coupon: before.couponId !== null,
      payment_method: before.paymentMethod,
      payment_status: before.paymentStatus,
      wallet_applied: before.walletApplied,
      amount_due: before.amountDue,
      // A part may have been refunded in the gateway's dashboard.
      refunded: { wallet: 0, rest: payment?.provider ? await refundedThroughGateway(tx, payment.id) : 0 },
    },
    actor,
    refundTo,
  );
  if (effects.wallet > 0) {
    const usableUntil =
      effects.wallet_usable_days === 0 ? null : new Date(at.getTime() + effects.wallet_usable_days * DAY_MS);
    await refundOrderHold(tx, panel.jobs, after, { at, usableUntil });
  }
  if (effects.credit > 0) {
    await creditWallet(tx, panel.jobs, userId, {
      kind: "refund",
      amount: effects.credit,
      expiresAt: null,
      at,
      // New money, and none of the order's hold: it is booked with the payment that brought it.
      ...(payment === undefined ? { orderId } : { paymentId: payment.id }),
    });
  }
  if (payment === undefined || payment.paidAt === null) return;
  if (effects.card > 0) {
    const attempt = await currentAttempt(tx, payment);
    await insertRefund(panel, tx, attempt!, { amount: effects.card, reason: "order canceled" });
  }
  await setPayment({ status: "refunded", refunded: payment.amount });
}

/** The order's payment that the customer can continue (REQ-MONEY-34); null if there is none. */
export async function pendingPaymentOf(queries: Queries, order: OrderRow): Promise<Order["payment"]> {
  if (isFinalStatus(order.orderStatus)) return null;
  const payment = await paymentOfOrder(queries, order.id);
  if (payment?.status !== "pending") return null;
  return { id: payment.id, action_url: actionUrlOf(payment, await currentAttempt(queries, payment)) };
}
