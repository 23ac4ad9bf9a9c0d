import type { Order, StaffOrder } from "@talabee/contract";
import {
  isCanceledStatus,
  isCash,
  isFinalStatus,
  mayDo,
  type OrderActor,
  type OrderStatus,
  PAYMENT_METHODS,
  type Right,
  usesGateway,
} from "@talabee/domain";
import { and, eq, exists, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { accountOf, mayAt, mayEverywhere, type SessionUser } from "../../http/session-user.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { endOfOrder } from "../order-record/status-times.js";
import type { Mover } from "./transitions.js";

/** As whom a user has a right for an order; null if they have it not (REQ-ORDER-24). */
export async function actorOf(
  queries: Queries,
  user: SessionUser,
  order: OrderRow,
  right: Right,
): Promise<OrderActor | null> {
  if (mayEverywhere(user, right)) return "admin";
  if (mayAt(user, right, order.storeId)) return "vendor";
  if (user.riderId === null || !mayDo("rider", right)) return null;
  const [ridden] = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order.id), isAssignedTo(queries, user.riderId)));
  return ridden === undefined ? null : "rider";
}

/** Who changes an order, as its status history records it. */
export const moverOf = (user: SessionUser, actor: OrderActor): Mover => ({
  actor,
  id: accountOf(user),
  device: user.device?.id ?? null,
});

/**
 * Throws `person_missing` where a device changes an order and it must be known who stands before it: the order is canceled, or
 * cash is taken for it; and `forbidden` where that person may not.
 */
export function requirePerson({ device }: SessionUser, order: OrderRow, to: OrderStatus): void {
  if (device === null) return;
  const takesCash = to === "delivered" && isCash(order.paymentMethod) && order.amountDue > 0;
  if (!isCanceledStatus(to) && !takesCash) return;
  if (device.person === null) throw new ApiError("person_missing");
  if (!mayDo(device.person.role, takesCash ? "order.hand_over" : "order.refuse"))
    throw new ApiError("forbidden");
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
  if (losesSight(actor, order.order_status)) return { ...seen, address: null, note: null, refunds: [] };
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
