import {
  canTransition,
  deliveryEstimate,
  isFinalStatus,
  type MoveRefusal,
  type OrderActor,
  type OrderMilestone,
  type OrderStatus,
  paymentStatusAfter,
} from "@talabee/domain";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, orders, orderTrail, products, riderAssignments, stores } from "../../db/schema.js";
import { Fault } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import type { StoreRow } from "../catalogue/wire.js";
import { returnCouponUse } from "../coupons/coupon-uses.js";
import { returnFamilySpendings } from "../family/family-spendings.js";
import { noteOrderChange, tellOrderNews } from "../notifications/order-news.js";
import { settleMove } from "../payments/order-payments.js";
import { returnSlot } from "./slot-bookings.js";
import { factsOf, type OrderRow } from "./wire.js";

/** Who moves an order; `id` is null for the system itself. */
export interface Mover {
  actor: OrderActor;
  id: string | null;
}

const STATUS_TIMES = {
  accepted: "acceptedAt",
  delivering: "deliveringAt",
  delivered: "deliveredAt",
  canceled: "canceledAt",
} as const;
const MILESTONE_TIMES = {
  preparing: "preparingAt",
  ready: "readyAt",
  rider_assigned: "riderAssignedAt",
} as const;

export const orderTopic = (orderId: string) => `order ${orderId}`;

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Queries, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (row === undefined) throw new Fault("not_found");
  return row;
}

/**
 * Moves a locked order to another status by the rules of its lifecycle (D1), with everything that belongs to
 * it: times, payment status, the audit trail; stock, coupon, slot and money that come back; the rider, who is free again.
 * Repeating one's own move changes nothing.
 * Throws the Faults `invalid_transition` (with the present status) and `stale_version`.
 */
export async function moveOrder(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  move: { to: OrderStatus; by: Mover; reason?: string | null; version?: number | undefined },
): Promise<OrderRow> {
  const now = panel.clock();
  const { to, by } = move;
  const reason = move.reason?.trim() || null;
  const store = await storeOf(tx, order);
  const verdict = canTransition({
    from: order.orderStatus,
    to,
    orderType: order.orderType,
    actor: by.actor,
    facts: factsOf(order, now, reason, by.actor, store.deliveryMax),
  });
  if (!verdict.allowed && verdict.why === "same_status" && (await wasMovedBy(tx, order, by))) return order;
  if (move.version !== undefined && move.version !== order.version) throw refusal("stale_version", order);
  if (!verdict.allowed) throw refusal("invalid_transition", order, verdict.why);

  if (to === "canceled") {
    if (order.orderStatus !== "delivering") await returnStock(tx, order.id);
    await panel.checkpoint("order: stock returned");
    await returnCouponUse(tx, order.id, now);
    await panel.checkpoint("order: coupon returned");
    await returnFamilySpendings(tx, order.id, now);
  }
  if (isFinalStatus(to)) await freeRider(tx, order.id, now);
  const version = order.version + 1;
  const times = to === "pending" ? {} : { [STATUS_TIMES[to]]: now };
  const [changed] = await tx
    .update(orders)
    .set({
      orderStatus: to,
      paymentStatus: paymentStatusAfter(to, order.paymentMethod, order.paymentStatus),
      version,
      ...times,
      ...etaOf({ ...order, ...times, orderStatus: to }, store, now),
    })
    .where(eq(orders.id, order.id))
    .returning();
  await tx.insert(orderTrail).values({
    orderId: order.id,
    version,
    fromStatus: order.orderStatus,
    toStatus: to,
    actor: by.actor,
    actorId: by.id,
    reason,
    at: now,
  });
  await settleMove(panel, tx, order, changed!, by.actor);
  await panel.checkpoint("order: money settled");
  // After the wallet, as when it was taken.
  if (to === "canceled") await returnSlot(tx, order.id, now);
  // A reason of the system's is for the trail, one of the customer's no news to them.
  const isTold = by.actor === "vendor" || by.actor === "admin";
  await tellOrderNews(panel, tx, changed!, to, isTold ? reason : null);
  return changed!;
}

/** Notes what happened inside a status; null when it was noted before or does not fit any more. */
export async function noteMilestone(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  note: { milestone: OrderMilestone; by: Mover; set?: Partial<typeof orders.$inferInsert> },
): Promise<OrderRow | null> {
  const column = MILESTONE_TIMES[note.milestone];
  if (order.orderStatus !== "accepted" || order[column] !== null) return null;
  const now = panel.clock();
  return noteWithin(panel, tx, order, { ...note, set: { ...note.set, [column]: now } });
}

/** Gives an order another rider; when the first one came stays as it is. */
export async function changeRider(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  change: { by: Mover; set: Partial<typeof orders.$inferInsert> },
): Promise<OrderRow> {
  return noteWithin(panel, tx, order, { milestone: "rider_assigned", ...change });
}

async function noteWithin(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  note: { milestone: OrderMilestone; by: Mover; set: Partial<typeof orders.$inferInsert> },
): Promise<OrderRow> {
  const now = panel.clock();
  const version = order.version + 1;
  const eta = etaOf({ ...order, ...(note.set as Partial<OrderRow>) }, await storeOf(tx, order), now);
  const [changed] = await tx
    .update(orders)
    .set({ ...note.set, version, ...eta })
    .where(eq(orders.id, order.id))
    .returning();
  await tx.insert(orderTrail).values({
    orderId: order.id,
    version,
    fromStatus: order.orderStatus,
    toStatus: order.orderStatus,
    milestone: note.milestone,
    actor: note.by.actor,
    actorId: note.by.id,
    at: now,
  });
  if (note.milestone === "ready" && order.orderType !== "delivery") {
    await tellOrderNews(panel, tx, changed!, "ready");
  } else await noteOrderChange(panel, tx, changed!);
  return changed!;
}

async function storeOf(tx: Queries, order: OrderRow): Promise<StoreRow> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, order.storeId));
  return store!;
}

/** When an order should arrive, seen from its last milestone; the promise made at its placement stays. */
function etaOf(order: OrderRow, store: StoreRow, now: Date): Partial<OrderRow> {
  const eta = deliveryEstimate(
    {
      order_type: order.orderType,
      order_status: order.orderStatus,
      placed_at: order.createdAt,
      scheduled_at: order.scheduledAt,
      accepted_at: order.acceptedAt,
      preparing_at: order.preparingAt,
      ready_at: order.readyAt,
      delivering_at: order.deliveringAt,
      delivery_time: { min: store.deliveryMin, max: store.deliveryMax },
      preparation_minutes: store.preparationMinutes,
    },
    now,
  );
  return eta === null ? {} : { etaFrom: eta.from, etaTo: eta.to };
}

async function freeRider(tx: Queries, orderId: string, now: Date): Promise<void> {
  await tx
    .update(riderAssignments)
    .set({ endedAt: now })
    .where(and(eq(riderAssignments.orderId, orderId), isNull(riderAssignments.endedAt)));
}

async function wasMovedBy(tx: Queries, order: OrderRow, by: Mover): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(orderTrail)
    .where(eq(orderTrail.orderId, order.id))
    .orderBy(desc(orderTrail.version))
    .limit(1);
  return last?.actor === by.actor && last.actorId === by.id && last.milestone === null;
}

/** Gives the stock of an order back, product by product in the order of their ids, as it was taken. */
async function returnStock(tx: Queries, orderId: string): Promise<void> {
  const lines = await tx
    .select({ productId: orderLines.productId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.productId)
    .orderBy(asc(orderLines.productId));
  for (const line of lines) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${line.quantity}` })
      .where(eq(products.id, line.productId));
  }
}

/** An order that cannot be moved so, with how it is now. */
export function refusal(
  code: "invalid_transition" | "stale_version",
  order: OrderRow,
  why?: MoveRefusal,
): Fault {
  return new Fault(code, {
    data: { order_status: order.orderStatus, version: order.version, ...(why === undefined ? {} : { why }) },
  });
}
