import type { Order, StaffOrder } from "@talabee/contract";
import {
  isFinalStatus,
  type OrderActor,
  type OrderStatus,
  PAYMENT_METHODS,
  usesGateway,
} from "@talabee/domain";
import { and, eq, exists, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments } from "../../db/schema.js";
import type { SessionUser } from "../../http/session-user.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { endOfOrder } from "../order-record/status-times.js";

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

/**
 * An order as a staff user may see it. The page on which the customer pays is the customer's alone. A rider gets the
 * relay's number in place of the customer's (REQ-ORDER-42), and after the order's end sees what was delivered, but not
 * where and for whom.
 */
export function forActor(actor: OrderActor, order: Order, relayPhone: string | null): StaffOrder {
  const seen = { ...order, payment: null };
  if (losesSight(actor, order.order_status)) return { ...seen, address: null, note: null };
  if (actor !== "rider" || order.address === null) return seen;
  return { ...seen, address: { ...order.address, phone: relayPhone } };
}

/**
 * Condition for the orders that a store has to do with: an order that is paid at the gateway reaches it when it is paid,
 * since nobody can accept it before.
 */
export function isReleased(): SQL | undefined {
  return or(
    notInArray(orders.paymentMethod, PAYMENT_METHODS.filter(usesGateway)),
    inArray(orders.paymentStatus, ["paid", "refunded"]),
  );
}

/** Condition for a rider's orders: the current one, and those assigned to them until the end. */
export function isAssignedTo(queries: Queries, riderId: string): SQL {
  return exists(
    queries
      .select({ one: sql`1` })
      .from(riderAssignments)
      .where(
        and(
          eq(riderAssignments.orderId, orders.id),
          eq(riderAssignments.riderId, riderId),
          or(isNull(riderAssignments.endedAt), eq(riderAssignments.endedAt, endOfOrder())),
        ),
      ),
  );
}
