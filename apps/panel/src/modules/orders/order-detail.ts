import type { Language, Order } from "@talabee/contract";
import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, orderTrail, reviews, stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { openPaymentOf } from "../payments/order-payments.js";
import { type OrderRow, orderToWire } from "./wire.js";

/** An order with everything its page shows. */
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
  const trail = await queries
    .select()
    .from(orderTrail)
    .where(eq(orderTrail.orderId, order.id))
    .orderBy(asc(orderTrail.version));
  const [store] = await queries.select().from(stores).where(eq(stores.id, order.storeId));
  const payment = await openPaymentOf(queries, order);
  const reviewed = await queries
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.orderId, order.id));
  return orderToWire(order, store!, lines, trail, language, panel.clock(), {
    payment,
    isReviewed: reviewed.length > 0,
  });
}
