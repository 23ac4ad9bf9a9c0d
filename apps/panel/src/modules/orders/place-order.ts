import { fillMessage, type Language, messages, type Order } from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import { idempotencyKeys, orders, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { claimKey, fingerprintOf, type KeyedRequest, storeAnswer } from "../../http/idempotency.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { isLeased, takeLease } from "../payments/payment-rows.js";
import { runPayment } from "../payments/run-payment.js";
import { createOrderFrom } from "./create-order.js";
import type { OrderForm } from "./order-checks.js";
import { orderDetail } from "./order-detail.js";
import { activeCart, type OrderSource } from "./order-source.js";

export interface PlacedOrder {
  readonly body: { readonly message: string; readonly data: Order };
  /** Whether this is the stored response of an earlier request with the same key. */
  readonly replayed: boolean;
}

/**
 * Turns a cart or basket into an order, exactly once per key. Order and stored response are written in one transaction, so
 * that after a crash either both exist or neither. Only success is stored: a rejected request may be repeated with the
 * same key. A gateway is called after the commit, never inside the transaction.
 */
export async function placeOrder(
  panel: Panel,
  user: SessionUser,
  form: OrderForm,
  request: { key: string; language: Language },
  source: OrderSource = activeCart(panel, user.id),
): Promise<PlacedOrder> {
  const keyed = {
    userId: user.id,
    path: source.path,
    key: request.key,
    fingerprint: await fingerprintOf(form),
  };
  const placed = await panel.db.transaction(async (tx) => {
    const stored = await claimKey<Order>(tx, keyed);
    if (stored !== null) return { body: stored, replayed: true };
    if (!user.verified) throw new ApiError("email_unverified");
    const body = {
      message: fillMessage(messages.order_created, request.language),
      data: await createOrderFrom(panel, tx, source, user, form, request),
    };
    await storeAnswer(tx, keyed, { status: 201, body, now: panel.clock() });
    await panel.faultPoint("order: answer stored");
    return { body, replayed: false };
  });
  await panel.faultPoint("order: committed");
  panel.jobs.wake();
  return payOnline(panel, keyed, placed, request.language);
}

/**
 * Runs the payment of a committed order at its gateway, unless another request is doing that, and updates the stored
 * response. After a crash, the same request resumes here.
 */
async function payOnline(
  panel: Panel,
  keyed: KeyedRequest,
  placed: PlacedOrder,
  language: Language,
): Promise<PlacedOrder> {
  const { data, message } = placed.body;
  // Nothing to pay at a gateway, or the customer was sent to its page already.
  if (data.payment === null || data.payment.action_url !== null) return placed;
  const paymentId = data.payment.id;
  const isNew = !placed.replayed;
  const hasLease = isNew || (await panel.db.transaction((tx) => takeLease(panel, tx, paymentId)));
  if (!hasLease && (await isRunning(panel, paymentId))) throw new ApiError("in_progress", { retryAfter: 1 });
  if (hasLease) await runPayment(panel, paymentId, language);
  const body = await panel.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, data.id));
    const updated = { message, data: await orderDetail(panel, tx, order!, language) };
    await tx
      .update(idempotencyKeys)
      .set({ body: updated })
      .where(
        and(
          eq(idempotencyKeys.userId, keyed.userId),
          eq(idempotencyKeys.path, keyed.path),
          eq(idempotencyKeys.key, keyed.key),
        ),
      );
    return updated;
  });
  return { body, replayed: placed.replayed };
}

async function isRunning(panel: Panel, paymentId: string): Promise<boolean> {
  const [payment] = await panel.db.select().from(payments).where(eq(payments.id, paymentId));
  return payment?.status === "pending" && isLeased(payment, panel.clock());
}
