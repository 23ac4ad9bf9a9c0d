import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { slotBookings, slots } from "../../db/schema.js";
import type { StoreRow } from "../catalogue/store-dto.js";

/**
 * Takes a place in a slot, whose row is locked until the transaction ends. Returns false if the slot is full.
 * `bookSlot` records the booking once the order exists.
 */
export async function takeSlot(tx: Queries, store: StoreRow, startsAt: Date): Promise<boolean> {
  await tx
    .insert(slots)
    .values({ storeId: store.id, startsAt, capacity: store.slotCapacity })
    .onConflictDoNothing();
  const taken = await tx
    .update(slots)
    .set({ booked: sql`${slots.booked} + 1` })
    .where(
      and(
        eq(slots.storeId, store.id),
        eq(slots.startsAt, startsAt),
        sql`(${slots.capacity} is null or ${slots.booked} < ${slots.capacity})`,
      ),
    )
    .returning({ startsAt: slots.startsAt });
  return taken.length > 0;
}

/** Books a slot for a scheduled order. */
export async function bookSlot(
  tx: Queries,
  booking: { orderId: string; storeId: string; startsAt: Date },
): Promise<void> {
  await tx.insert(slotBookings).values(booking);
}

/** Releases the slot of a canceled order, once. */
export async function returnSlot(tx: Queries, orderId: string, now: Date): Promise<void> {
  const [released] = await tx
    .update(slotBookings)
    .set({ releasedAt: now })
    .where(and(eq(slotBookings.orderId, orderId), isNull(slotBookings.releasedAt)))
    .returning();
  if (released === undefined) return;
  await tx
    .update(slots)
    .set({ booked: sql`${slots.booked} - 1` })
    .where(and(eq(slots.storeId, released.storeId), eq(slots.startsAt, released.startsAt)));
}
