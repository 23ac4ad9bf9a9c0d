import { REFUND_USABLE_DAYS, type RefundAmounts } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import {
  orderLines,
  orderRefundLines,
  orderRefunds,
  orders,
  payments,
  products,
  stockAdjustments,
} from "../../db/schema.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { returnFamilySpendings, returnPartOfSpendings } from "../allowances/family-spendings.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { currentAttempt, insertRefund, lockPayment, paymentOfOrder } from "../payments/payment-rows.js";
import { creditWallet, refundOrderHold } from "../wallet/ledger.js";
import { planRefund, type RefundForm } from "./plan-refund.js";

const DAY_MS = 86_400_000;

/**
 * Refunds units and fees of a locked, delivered order: moves the money, or has the gateway move it after the commit, and
 * writes what it did. With the last of its money the order is refunded. Returns the refund's id. Throws the `ApiError`
 * `refund_refused` or `refund_right_missing`.
 */
export async function refundOrder(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  form: RefundForm,
  user: SessionUser,
): Promise<{ readonly id: string; readonly amounts: RefundAmounts }> {
  const at = panel.clock();
  // At a device somebody has named themselves: the right needs that.
  const actorId = user.id;
  const found = await paymentOfOrder(tx, order.id);
  const payment = found && (await lockPayment(tx, found.id));
  const { amounts, before } = await planRefund(panel, tx, order, payment, form, user);
  const { wallet, card, credit, cash } = amounts;
  const id = randomUUID();

  const gatewayRefundId =
    card === 0
      ? null
      : await insertRefund(panel, tx, (await currentAttempt(tx, payment!))!, {
          amount: card,
          reason: `order refund: ${form.reason}`,
          actorId,
        });
  await tx.insert(orderRefunds).values({
    id,
    orderId: order.id,
    wallet,
    card,
    credit,
    cash,
    fees: amounts.fees,
    rest: amounts.rest,
    hasFees: form.fees,
    reason: form.reason,
    words: form.words || null,
    restocked: form.restock,
    gatewayRefundId,
    actorId,
    at,
  });
  if (amounts.lines.length > 0) {
    await tx
      .insert(orderRefundLines)
      .values(
        amounts.lines.map(({ id: lineId, quantity, amount }) => ({ refundId: id, lineId, quantity, amount })),
      );
  }
  await panel.faultPoint("refund: written");
  if (form.restock) await restock(tx, order.id, amounts.lines, { actorId, at });
  if (wallet > 0) {
    const usableUntil = new Date(at.getTime() + REFUND_USABLE_DAYS * DAY_MS);
    await refundOrderHold(tx, panel.jobs, order, { at, usableUntil, part: { id, amount: wallet } });
  }
  if (credit > 0) {
    await creditWallet(tx, panel.jobs, order.userId, {
      kind: "refund",
      amount: credit,
      expiresAt: null,
      at,
      ...(payment === undefined ? {} : { paymentId: payment.id }),
    });
  }
  const rest = card + credit + cash;
  const isByWallet = payment?.method === "wallet";
  const ofPayment = isByWallet ? wallet : rest;
  if (payment?.status === "paid" && ofPayment > 0) {
    const refunded = Math.min(payment.amount, payment.refunded + ofPayment);
    const isWhole = (isByWallet ? before.wallet : before.rest) + ofPayment >= payment.amount;
    await tx
      .update(payments)
      .set(isWhole ? { status: "refunded", refunded: payment.amount } : { refunded })
      .where(eq(payments.id, payment.id));
  }
  if (before.wallet + wallet + before.rest + rest === order.walletApplied + order.amountDue) {
    await tx.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, order.id));
    await returnFamilySpendings(tx, order.id, at);
  } else if (wallet > 0 && order.familyId !== null) {
    const lines = await amountsByMember(tx, order.id, amounts.lines);
    await returnPartOfSpendings(tx, order.id, { toWallet: wallet, lines, at });
  }
  return { id, amounts };
}

/** What the refunded lines of each member cost. */
async function amountsByMember(
  tx: Queries,
  orderId: string,
  units: RefundAmounts["lines"],
): Promise<ReadonlyMap<string, number>> {
  const lines = await tx
    .select({ id: orderLines.id, memberId: orderLines.memberId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const sums = new Map<string, number>();
  for (const { id, memberId } of lines) {
    const amount = units.find((unit) => unit.id === id)?.amount ?? 0;
    if (memberId !== null && amount > 0) sums.set(memberId, (sums.get(memberId) ?? 0) + amount);
  }
  return sums;
}

/** Returns units to the stock, product by product in the order of their ids, as they were taken. */
async function restock(
  tx: Queries,
  orderId: string,
  units: RefundAmounts["lines"],
  by: { readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  const lines = await tx
    .select({ id: orderLines.id, productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const perProduct = new Map<string, number>();
  for (const { id, productId } of lines) {
    const quantity = units.find((unit) => unit.id === id)?.quantity ?? 0;
    if (quantity > 0) perProduct.set(productId, (perProduct.get(productId) ?? 0) + quantity);
  }
  for (const [productId, delta] of [...perProduct].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [product] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${delta}` })
      .where(eq(products.id, productId))
      .returning({ stock: products.stock });
    await tx.insert(stockAdjustments).values({ productId, delta, stockAfter: product!.stock, ...by });
  }
}
