import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { rideOffers, riderAssignments, riders, riderShifts, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";

/** Condition that a rider works for the brand: the office has not ended that, and their account is not blocked. */
export const isAtWork = (queries: Queries) =>
  and(
    riders.active,
    exists(
      queries
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, riders.userId), isNull(users.blockedAt))),
    ),
  );

/** Locks a rider: what they are offered, given and paid waits for each other. */
export async function lockRider(tx: Queries, id: string): Promise<typeof riders.$inferSelect | undefined> {
  const [rider] = await tx.select().from(riders).where(eq(riders.id, id)).for("update");
  return rider;
}

/** The row of a rider's open shift; null without one. */
export async function openShiftRow(
  queries: Queries,
  riderId: string,
): Promise<typeof riderShifts.$inferSelect | null> {
  const [shift] = await queries
    .select()
    .from(riderShifts)
    .where(and(eq(riderShifts.riderId, riderId), isNull(riderShifts.closedAt)));
  return shift ?? null;
}

/** The order that a rider is assigned to; null if none. */
export async function orderOfRider(queries: Queries, riderId: string): Promise<string | null> {
  const [open] = await queries
    .select({ orderId: riderAssignments.orderId })
    .from(riderAssignments)
    .where(and(eq(riderAssignments.riderId, riderId), isNull(riderAssignments.endedAt)));
  return open?.orderId ?? null;
}

/** Ends what riders are asked about an order that needs none any more: they are free to be asked for another. */
export async function withdrawOffer(tx: Queries, orderId: string, at: Date): Promise<void> {
  await tx
    .update(rideOffers)
    .set({ answer: "withdrawn", answeredAt: at })
    .where(and(eq(rideOffers.orderId, orderId), isNull(rideOffers.answer)));
}

/** Says whether a rider takes orders. Throws `shift_missing`: the cash of one without a shift would be in no sum. */
export async function setAvailable(tx: Queries, riderId: string, isAvailable: boolean): Promise<void> {
  await lockRider(tx, riderId);
  if (isAvailable && (await openShiftRow(tx, riderId)) === null) throw new ApiError("shift_missing");
  await tx.update(riders).set({ isAvailable }).where(eq(riders.id, riderId));
}

/** The open shift of the rider who carries an order; null where the store hands it over, or without one. */
export async function shiftOfOrder(queries: Queries, orderId: string): Promise<string | null> {
  const [carried] = await queries
    .select({ shiftId: riderShifts.id })
    .from(riderAssignments)
    .innerJoin(
      riderShifts,
      and(eq(riderShifts.riderId, riderAssignments.riderId), isNull(riderShifts.closedAt)),
    )
    .where(and(eq(riderAssignments.orderId, orderId), isNull(riderAssignments.endedAt)));
  return carried?.shiftId ?? null;
}
