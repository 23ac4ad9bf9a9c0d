import type { Language, OrderCard } from "@talabee/contract";
import { COMPLETED_ORDER_STATUSES, storesToOrderAgain } from "@talabee/domain";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, orders, stores } from "../../db/schema.js";
import { orderCard } from "../order-record/order-dto.js";
import { RAIL_LENGTH } from "./rail-length.js";

/** Delivered orders read to find stores to order from again. */
const MAX_ORDERS_READ = 200;

/** The last delivered order of each store worth ordering from again (REQ-CATALOG-34). */
export async function lastOrders(
  queries: Queries,
  userId: string,
  language: Language,
  now: Date,
): Promise<OrderCard[]> {
  const delivered = await queries
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, and(eq(stores.id, orders.storeId), eq(stores.active, true)))
    .where(and(eq(orders.userId, userId), inArray(orders.orderStatus, COMPLETED_ORDER_STATUSES)))
    .orderBy(desc(orders.systemNumber))
    .limit(MAX_ORDERS_READ);
  const chosen = storesToOrderAgain(
    delivered.map(({ order }) => ({
      store_id: order.storeId,
      status: order.orderStatus,
      placed_at: order.createdAt,
    })),
    now,
  ).slice(0, RAIL_LENGTH);
  const last = chosen.flatMap((id) => delivered.find(({ order }) => order.storeId === id) ?? []);
  if (last.length === 0) return [];
  const lines = await queries
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        last.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orderLines.position));
  return last.map(({ order, store }) =>
    orderCard(
      order,
      store,
      lines.filter(({ orderId }) => orderId === order.id),
      language,
    ),
  );
}
