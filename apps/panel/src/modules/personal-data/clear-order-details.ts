import { and, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, orders, statusHistory } from "../../db/schema.js";

/**
 * Removes from orders what says who the customer is or where they live: address and notes. Amounts, dates and what was
 * bought stay, as the law asks of merchants.
 */
export async function clearOrderDetails(tx: Queries, which: SQL): Promise<void> {
  const chosen = tx.select({ id: orders.id }).from(orders).where(which);
  await tx
    .update(orderLines)
    .set({ note: null })
    .where(and(inArray(orderLines.orderId, chosen), isNotNull(orderLines.note)));
  await tx
    .update(statusHistory)
    .set({ reason: null })
    .where(and(inArray(statusHistory.orderId, chosen), eq(statusHistory.actor, "customer")));
  await tx
    .update(orders)
    .set({ address: null, note: null })
    .where(and(which, or(isNotNull(orders.address), isNotNull(orders.note))));
}
