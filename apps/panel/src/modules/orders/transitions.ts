import {
  canTransition,
  type CancelRefundTarget,
  deliveryEstimate,
  type HandOverCode,
  isBrought,
  isCanceledStatus,
  type MilestoneRefusal,
  isFinalStatus,
  type MoveRefusal,
  type OrderActor,
  type OrderMilestone,
  type OrderStatus,
  orderStatusRules,
  paymentStatusAfter,
  timesNow,
} from "@talabee/domain";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments, statusHistory } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { returnFamilySpendings } from "../allowances/family-spendings.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { returnCouponUse } from "../coupons/coupon-uses.js";
import { orderFactsOf } from "../order-record/order-facts.js";
import { type OrderRow, storeOfOrder } from "../order-record/order-rows.js";
import { STATUS_TIMES } from "../order-record/status-times.js";
import { settleStatusChange } from "../payments/order-payments.js";
import { withdrawOffer } from "../riders/rider-duty.js";
import { appendOrderEvent, notifyOrderUpdate } from "./notify-order-update.js";
import { returnSlot } from "./slot-bookings.js";
import { returnStock } from "./stock.js";
import { tellRider } from "./tell-rider.js";

/** Who changes an order; `id` is null for the system. */
export interface Mover {
  actor: OrderActor;
  id: string | null;
  /** The store's device that it is done at. */
  device?: string | null;
}

/** Whether an entry of the status history is somebody's own. */
export const isBy = (
  by: Mover,
  entry: { actor: OrderActor; actorId: string | null; deviceId: string | null },
) => entry.actor === by.actor && entry.actorId === by.id && entry.deviceId === (by.device ?? null);

/** Milestones that an order reaches once, with the column of their time. */
const MILESTONE_TIMES = {
  preparing: "preparingAt",
  ready: "readyAt",
  rider_assigned: "riderAssignedAt",
} as const satisfies Record<Exclude<OrderMilestone, "delayed">, keyof OrderRow>;

/**
 * Changes the status of a locked order by the rules of its lifecycle (REQ-ORDER-24), with times, payment status and
 * history; a cancellation returns stock, coupon, slot and money, and a final status frees the rider. Repeating one's
 * own change does nothing. Throws the `ApiError`s `invalid_transition` (with the present status) and `stale_version`.
 */
export async function moveOrder(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  move: {
    to: OrderStatus;
    by: Mover;
    reason?: string | null;
    version?: number | undefined;
    /** When it happened; now by default. */
    at?: Date | undefined;
    /** What is written with it. */
    set?: Partial<typeof orders.$inferInsert>;
    /** Where what was paid for an order goes that is canceled; back to where it came from by default. */
    refundTo?: CancelRefundTarget;
    /** How the code that was said stands; by default none was said. */
    code?: HandOverCode;
  },
): Promise<OrderRow> {
  const now = panel.clock();
  const { at = now } = move;
  const { to, by } = move;
  const reason = move.reason || null;
  const store = await storeOfOrder(tx, order);
  const result = canTransition({
    from: order.orderStatus,
    to,
    orderType: order.orderType,
    actor: by.actor,
    facts: {
      ...orderFactsOf(order, now, reason, by.actor, store.deliveryMax),
      ...(move.code === undefined ? {} : { hand_over_code: move.code }),
    },
  });
  if (!result.allowed && result.why === "same_status" && (await wasLastMovedBy(tx, order, by))) return order;
  if (move.version !== undefined && move.version !== order.version) throw rejection("stale_version", order);
  if (!result.allowed) throw rejection("invalid_transition", order, result.why);

  if (isCanceledStatus(to)) {
    if (!orderStatusRules(order.orderStatus).hasLeftStore) await returnStock(tx, order.id);
    await panel.faultPoint("order: stock returned");
    await returnCouponUse(tx, order.id, now);
    await panel.faultPoint("order: coupon returned");
    await returnFamilySpendings(tx, order.id, now);
  }
  if (isFinalStatus(to)) {
    await withdrawOffer(tx, order.id, now);
    const riderId = await freeRider(tx, order.id, at);
    if (riderId !== null && isCanceledStatus(to)) await tellRider(panel, tx, riderId, "ride_gone", order, by);
  }
  const times = { [STATUS_TIMES[to]]: at };
  const paymentStatus = paymentStatusAfter(to, order.paymentMethod, order.paymentStatus);
  const changed = await writeVersion(
    tx,
    { order, store },
    { ...move.set, orderStatus: to, paymentStatus, ...times },
    { by, reason, at },
  );
  await settleStatusChange(panel, tx, order, changed, by.actor, move.refundTo ?? "origin");
  await panel.faultPoint("order: money settled");
  // After the wallet, in the same order as when it was taken.
  if (isCanceledStatus(to)) await returnSlot(tx, order.id, now);
  // Only the store's or an admin's reason is shown to the customer.
  const isShown = by.actor === "vendor" || by.actor === "admin";
  await notifyOrderUpdate(panel, tx, changed, to, isShown ? reason : null);
  return changed;
}

/** Records a milestone within a status. Returns null if it was recorded before or no longer applies. */
export async function recordMilestone(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  note: {
    milestone: keyof typeof MILESTONE_TIMES;
    by: Mover;
    set?: Partial<typeof orders.$inferInsert>;
    /** When it happened; now by default. */
    at?: Date | undefined;
  },
): Promise<OrderRow | null> {
  const column = MILESTONE_TIMES[note.milestone];
  const { milestones } = orderStatusRules(order.orderStatus);
  if (!milestones.includes(note.milestone) || order[column] !== null) return null;
  const { at = panel.clock() } = note;
  // What is ready was prepared: no step of tracking stays without a time.
  const prepared = note.milestone === "ready" && order.preparingAt === null ? { preparingAt: at } : {};
  return recordWithinStatus(panel, tx, order, {
    ...note,
    at,
    set: { ...note.set, ...prepared, [column]: at },
  });
}

/** Tells the customer that an order needs so many minutes longer. {@link delayRefusal} says whether it may. */
export async function recordDelay(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  { minutes, by }: { minutes: number; by: Mover },
): Promise<OrderRow> {
  const set = { delayMinutes: order.delayMinutes + minutes };
  return recordWithinStatus(panel, tx, order, { milestone: "delayed", by, set });
}

/** Assigns another rider; the time of the first assignment stays. */
export async function changeRider(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  change: { by: Mover; set: Partial<typeof orders.$inferInsert> },
): Promise<OrderRow> {
  return recordWithinStatus(panel, tx, order, { milestone: "rider_assigned", ...change });
}

async function recordWithinStatus(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  note: {
    milestone: OrderMilestone;
    by: Mover;
    set: Partial<typeof orders.$inferInsert>;
    at?: Date | undefined;
  },
): Promise<OrderRow> {
  const store = await storeOfOrder(tx, order);
  const { milestone, by, at = panel.clock() } = note;
  const changed = await writeVersion(tx, { order, store }, note.set, { milestone, by, at });
  const isTold = milestone === "delayed" || (milestone === "ready" && !isBrought(order.orderType));
  if (isTold) await notifyOrderUpdate(panel, tx, changed, milestone);
  else await appendOrderEvent(panel, tx, changed);
  return changed;
}

/** Writes the order's next version, with its estimate, and an entry in its status history. */
async function writeVersion(
  tx: Queries,
  { order, store }: { order: OrderRow; store: StoreRow },
  set: Partial<typeof orders.$inferInsert>,
  entry: { by: Mover; at: Date; reason?: string | null; milestone?: OrderMilestone },
): Promise<OrderRow> {
  const { by, ...rest } = entry;
  const version = order.version + 1;
  const eta = etaOf({ ...order, ...(set as Partial<OrderRow>) }, store, entry.at);
  const [changed] = await tx
    .update(orders)
    .set({ ...set, version, ...eta })
    .where(eq(orders.id, order.id))
    .returning();
  await tx.insert(statusHistory).values({
    ...rest,
    orderId: order.id,
    version,
    fromStatus: order.orderStatus,
    toStatus: changed!.orderStatus,
    actor: by.actor,
    actorId: by.id,
    deviceId: by.device ?? null,
  });
  return changed!;
}

/** Estimate of the arrival, from the last milestone. The promise made when the order was placed stays. */
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
      ...timesNow(store),
      promised_minutes: order.promisedMinutes,
      delay_minutes: order.delayMinutes,
    },
    now,
  );
  return eta === null ? {} : { etaFrom: eta.from, etaTo: eta.to };
}

/** Ends the assignment at the order's own end, by which its last rider is known. Returns who carried it; null if nobody. */
async function freeRider(tx: Queries, orderId: string, at: Date): Promise<string | null> {
  const [ended] = await tx
    .update(riderAssignments)
    .set({ endedAt: at })
    .where(and(eq(riderAssignments.orderId, orderId), isNull(riderAssignments.endedAt)))
    .returning({ riderId: riderAssignments.riderId });
  return ended?.riderId ?? null;
}

async function wasLastMovedBy(tx: Queries, order: OrderRow, by: Mover): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.orderId, order.id))
    .orderBy(desc(statusHistory.version))
    .limit(1);
  return last !== undefined && isBy(by, last) && last.milestone === null;
}

/** Rejected transition, with the order's current status. */
export function rejection(
  code: "invalid_transition" | "stale_version",
  order: OrderRow,
  why?: MoveRefusal | MilestoneRefusal,
): ApiError {
  return new ApiError(code, {
    data: { order_status: order.orderStatus, version: order.version, ...(why === undefined ? {} : { why }) },
  });
}
