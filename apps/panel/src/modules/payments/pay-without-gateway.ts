import { movePayment, orderStatusRules } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { bills, orders, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { KeyedRequest } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { startAcceptTimeout } from "../order-record/order-jobs.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { lockWallet, spendable, spendOrderHold, takeFromWallet } from "../wallet/ledger.js";
import type { PaymentRow } from "./payment-rows.js";

/**
 * Pays the rest of an order, or a bill, from the wallet, which must hold all of it. Throws the `ApiError`s
 * `wallet_part_paid` and `wallet_short`.
 */
export async function payFromWallet(
  panel: Panel,
  tx: Queries,
  {
    order,
    bill,
    payment,
  }: { order: OrderRow | null; bill: typeof bills.$inferSelect | null; payment: PaymentRow | undefined },
  request: KeyedRequest,
): Promise<PaymentRow> {
  const { userId } = request;
  const now = panel.clock();
  // A wallet pays the exact amount: the rounding of cash no longer applies.
  const amount = order === null ? bill!.amount : order.amountDue - order.rounding;
  await lockWallet(tx, userId);
  // An order has one hold, so that a refund returns all of it to the same credits.
  if ((order?.walletApplied ?? 0) > 0) throw new ApiError("wallet_part_paid");
  if ((await spendable(tx, userId, now)) < amount) throw new ApiError("wallet_short");
  const paid = { method: "wallet", status: "paid", provider: null, cardId: null, paidAt: now } as const;
  const claim = { idempotencyPath: request.path, idempotencyKey: request.key };
  if (order) {
    await takeFromWallet(tx, userId, { kind: "hold", amount, at: now, orderId: order.id });
    if (!orderStatusRules(order.orderStatus).awaitsStore) await spendOrderHold(tx, userId, order.id, now);
    await tx
      .update(orders)
      .set({
        paymentStatus: movePayment(order.paymentStatus, "paid"),
        paymentMethod: "wallet",
        walletApplied: amount,
        amountDue: 0,
        rounding: 0,
      })
      .where(eq(orders.id, order.id));
    if (orderStatusRules(order.orderStatus).awaitsStore) await startAcceptTimeout(panel, tx, order.id);
    const [row] = await tx
      .update(payments)
      .set({ ...paid, ...claim, amount })
      .where(eq(payments.id, payment!.id))
      .returning();
    return row!;
  }
  const [row] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      userId,
      purpose: "bill",
      billId: bill!.id,
      amount,
      createdAt: now,
      ...paid,
      ...claim,
    })
    .returning();
  await takeFromWallet(tx, userId, { kind: "spend", amount, at: now, paymentId: row!.id });
  await tx.update(bills).set({ status: "paid", paidAt: now }).where(eq(bills.id, bill!.id));
  return row!;
}

/**
 * Changes a pending order from online payment to cash on delivery. Throws the `ApiError` `payment_method_unavailable` for a
 * bill and for an order that is no longer pending.
 */
export async function payInCash(
  panel: Panel,
  tx: Queries,
  order: OrderRow | null,
  payment: PaymentRow | undefined,
): Promise<PaymentRow> {
  if (order === null || payment === undefined || !orderStatusRules(order.orderStatus).awaitsStore) {
    throw new ApiError("payment_method_unavailable");
  }
  await tx
    .update(orders)
    .set({ paymentStatus: movePayment(order.paymentStatus, "unpaid"), paymentMethod: "cod", cardId: null })
    .where(eq(orders.id, order.id));
  await startAcceptTimeout(panel, tx, order.id);
  const [row] = await tx
    .update(payments)
    .set({ status: "unpaid", method: "cod", provider: null, cardId: null })
    .where(eq(payments.id, payment.id))
    .returning();
  return row!;
}
