import type { Order } from "@talabee/contract";
import { isFinalStatus, type OrderActor, type OrderStatus } from "@talabee/domain";
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments } from "../../db/schema.js";
import type { SessionUser } from "../../http/session-user.js";
import type { OrderRow } from "../order-record/order-rows.js";

/** The role in which a staff user may see and change an order; null if they may not (REQ-ORDER-24). */
export async function actorOf(
  queries: Queries,
  user: SessionUser,
  order: OrderRow,
): Promise<OrderActor | null> {
  if (user.role !== "user") return "admin";
  if (user.storeIds.includes(order.storeId)) return "vendor";
  if (user.riderId === null) return null;
  const [ridden] = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order.id), isAssignedTo(queries, user.riderId)));
  return ridden === undefined ? null : "rider";
}

/** Whether a user no longer sees whose order it was: riders, once it is delivered or canceled. */
export function losesSight(actor: OrderActor, status: OrderStatus): boolean {
  return actor === "rider" && isFinalStatus(status);
}

/** An order as a staff user may see it: after its end a rider sees what was delivered, but not where and for whom. */
export function forActor(actor: OrderActor, order: Order): Order {
  return losesSight(actor, order.order_status) ? { ...order, address: null, note: null } : order;
}

/** Condition for the orders that a staff user may see; undefined for all. */
export function visibleOrders(queries: Queries, user: SessionUser): SQL | undefined {
  if (user.role !== "user") return undefined;
  const ofStores = inArray(orders.storeId, [...user.storeIds]);
  return user.riderId === null ? ofStores : or(ofStores, isAssignedTo(queries, user.riderId));
}

/** A rider's orders: the current one, and those assigned to them until the end. */
function isAssignedTo(queries: Queries, riderId: string): SQL {
  return exists(
    queries
      .select({ one: sql`1` })
      .from(riderAssignments)
      .where(
        and(
          eq(riderAssignments.orderId, orders.id),
          eq(riderAssignments.riderId, riderId),
          or(
            isNull(riderAssignments.endedAt),
            eq(riderAssignments.endedAt, sql`coalesce(${orders.deliveredAt}, ${orders.canceledAt})`),
          ),
        ),
      ),
  );
}
