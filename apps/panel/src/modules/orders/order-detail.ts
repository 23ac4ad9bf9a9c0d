import type { Language, Order } from "@talabee/contract";
import { isFinalStatus } from "@talabee/domain";
import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, reviews, statusHistory } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { serializeOrder } from "../order-record/order-dto.js";
import { readMoneyBack } from "../order-record/money-back.js";
import { type OrderRow, storeOfOrder } from "../order-record/order-rows.js";
import { pendingPaymentOf } from "../payments/order-payments.js";
import { readCurrency } from "../settings/brand-settings.js";

/** An order with everything that its page shows. */
export async function orderDetail(
  panel: Panel,
  queries: Queries,
  order: OrderRow,
  language: Language,
): Promise<Order> {
  const lines = await queries
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const history = await queries
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.orderId, order.id))
    .orderBy(asc(statusHistory.version));
  const store = await storeOfOrder(queries, order);
  const payment = await pendingPaymentOf(queries, order);
  const reviewed = await queries
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.orderId, order.id));
  return serializeOrder(order, store, lines, history, language, panel.clock(), {
    payment,
    refunds: isFinalStatus(order.orderStatus) ? await readMoneyBack(queries, order) : [],
    isReviewed: reviewed.length > 0,
    currency: (await readCurrency(queries)).code,
  });
}
