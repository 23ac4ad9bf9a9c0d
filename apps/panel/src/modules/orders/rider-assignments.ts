import { isBrought, orderStatusRules } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, rideProblems, riderAssignments, riders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { isAtWork, withdrawOffer } from "../riders/rider-duty.js";
import type { LatLng } from "../zones/zone-centres.js";
import { tellRider } from "./tell-rider.js";
import { changeRider, type Mover, recordMilestone, rejection } from "./transitions.js";

/**
 * Assigns a rider to a locked order (REQ-ORDER-32): a delivery that is accepted or under way, and a rider without
 * another order. Assigning the same rider again changes nothing. Throws the `ApiError`s `invalid_transition`,
 * `not_found` (for the rider), `rider_busy` and `rider_off_duty`.
 */
export async function assignRider(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  riderId: string,
  by: Mover,
): Promise<OrderRow> {
  const isUnderWay = orderStatusRules(order.orderStatus).hasRider;
  if (!isBrought(order.orderType) || !isUnderWay) throw rejection("invalid_transition", order);
  const now = panel.clock();
  const [rider] = await tx
    .select()
    .from(riders)
    .where(and(eq(riders.id, riderId), isAtWork(tx)))
    .for("update");
  if (rider === undefined) throw new ApiError("not_found");
  const isOpen = isNull(riderAssignments.endedAt);
  const [current] = await tx
    .select()
    .from(riderAssignments)
    .where(and(eq(riderAssignments.riderId, riderId), isOpen));
  if (current?.orderId === order.id) return order;
  if (current !== undefined) throw new ApiError("rider_busy");
  if (!rider.isAvailable) throw new ApiError("rider_off_duty");
  const before = await tx
    .update(riderAssignments)
    .set({ endedAt: now })
    .where(and(eq(riderAssignments.orderId, order.id), isOpen))
    .returning({ riderId: riderAssignments.riderId });
  for (const former of before) await tellRider(panel, tx, former.riderId, "ride_gone", order, by);
  await withdrawOffer(tx, order.id, now);
  // Whoever takes over tries again: that decides what the former one said of the door.
  await tx
    .update(rideProblems)
    .set({ dismissedAt: now })
    .where(and(eq(rideProblems.orderId, order.id), isNull(rideProblems.dismissedAt)));
  await tx.insert(riderAssignments).values({
    id: randomUUID(),
    orderId: order.id,
    riderId,
    assignedBy: by.id,
    assignedAt: now,
  });
  await tellRider(panel, tx, riderId, "ride_given", order, by);
  const set = {
    riderName: rider.name,
    riderNameAr: rider.nameAr,
    riderPhone: rider.phone,
    riderLat: rider.lat,
    riderLng: rider.lng,
  };
  const recorded = await recordMilestone(panel, tx, order, { milestone: "rider_assigned", by, set, at: now });
  return recorded ?? changeRider(panel, tx, order, { by, set });
}

/** Updates the rider's location on their current order, without a new version or history entry. */
export async function updateRiderLocation(
  tx: Queries,
  orderId: string,
  riderId: string,
  at: LatLng,
): Promise<void> {
  const isTheirs = exists(
    tx
      .select({ one: sql`1` })
      .from(riderAssignments)
      .where(
        and(
          eq(riderAssignments.orderId, orderId),
          eq(riderAssignments.riderId, riderId),
          isNull(riderAssignments.endedAt),
        ),
      ),
  );
  await tx
    .update(orders)
    .set({ riderLat: at.lat, riderLng: at.lng })
    .where(and(eq(orders.id, orderId), isTheirs));
}
