import {
  type CallData,
  fillMessage,
  type Language,
  messages,
  type Order,
  type payBill,
} from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import { orders, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { type KeyedRequest, storeAnswer, type StoredAnswer } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { currentAttempt, type PaymentRow, serializePayment } from "./payment-rows.js";

/** Reads a customer's order as its page shows it. Passed in by the composition root: `orders` depends on this module. */
export type ReadOrder = (userId: string, orderId: string, language: Language) => Promise<Order>;

export type PaymentResult = CallData<typeof payBill>;

/** The response of an idempotent request; `replayed` if it is the stored one of an earlier request. */
export interface ReplayableResponse<Data> {
  readonly body: StoredAnswer<Data>;
  readonly replayed: boolean;
}

/** Seconds after which the client may ask again about a payment that is not settled. */
const RETRY_AFTER_S = 3;

/** The error for a payment whose result is not known yet; says when to ask again. */
export function pendingError(): ApiError {
  return new ApiError("payment_pending", { retryAfter: RETRY_AFTER_S, data: { retry_after: RETRY_AFTER_S } });
}

/** A payment of this customer. Throws the `ApiError` `not_found`. */
export async function findOwnPayment(
  { db }: Pick<Panel, "db">,
  userId: string,
  id: string,
): Promise<PaymentRow> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)));
  if (row === undefined) throw new ApiError("not_found");
  return row;
}

/**
 * The response for a payment in its present state. Stored under the request's key once the payment is settled. Throws the
 * `ApiError`s `payment_declined`, `payment_canceled` and `payment_pending`.
 */
export async function respondWithPayment(
  panel: Panel,
  readOrder: ReadOrder,
  payment: PaymentRow,
  request: KeyedRequest,
  language: Language,
): Promise<ReplayableResponse<PaymentResult>> {
  const { orderId, userId, status } = payment;
  const data = {
    payment: await serializeWithOrderCode(panel, payment),
    order: orderId === null ? null : await readOrder(userId, orderId, language),
  };
  if (status === "failed") {
    const attempt = await currentAttempt(panel.db, payment);
    if (attempt?.failure === "canceled") throw new ApiError("payment_canceled", { data: { retry: true } });
    throw new ApiError("payment_declined", { data: { retry: true } });
  }
  if (status === "pending" && data.payment.action_url === null) throw pendingError();
  const message = status === "paid" ? fillMessage(messages.payment_successful, language) : "";
  const body = { message, data };
  // With a page to continue on the payment is not settled: the same request later gets its state then.
  if (status !== "pending") {
    await panel.db.transaction((tx) => storeAnswer(tx, request, { status: 200, body, now: panel.clock() }));
  }
  return { body, replayed: false };
}

async function serializeWithOrderCode({ db }: Panel, payment: PaymentRow) {
  const [order] =
    payment.orderId === null
      ? []
      : await db.select({ code: orders.orderCode }).from(orders).where(eq(orders.id, payment.orderId));
  return serializePayment(payment, await currentAttempt(db, payment), order?.code ?? null);
}
