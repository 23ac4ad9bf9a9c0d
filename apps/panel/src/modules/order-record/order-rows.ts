import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { type orderLines, orders, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";

export type OrderRow = typeof orders.$inferSelect;

export type OrderLineRow = typeof orderLines.$inferSelect;

/** Topic of an order's events. */
export const orderTopic = (orderId: string) => `order ${orderId}`;

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Queries, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (row === undefined) throw new ApiError("not_found");
  return row;
}

/** The store of an order. */
export async function storeOfOrder(
  queries: Queries,
  order: Pick<OrderRow, "storeId">,
): Promise<typeof stores.$inferSelect> {
  const [store] = await queries.select().from(stores).where(eq(stores.id, order.storeId));
  return store!;
}
