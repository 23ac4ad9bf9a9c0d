import type { CallBody, CallData, CallQuery, panelRiders, reportRiderPosition } from "@talabee/contract";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { orders, riderAssignments, riders, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { exactTimestamp, PER_PAGE, readTimestampCursor, writeKeyCursor } from "../../http/cursor.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { orderTopic } from "../order-record/order-rows.js";
import { updateRiderLocation } from "../orders/rider-assignments.js";
import { orderOfRider, setAvailable } from "../riders/rider-duty.js";

/** Riders (REQ-API-37). */
export function createRiderService(panel: Panel) {
  return {
    /**
     * Riders for those who assign them, by age of their account; a rider sees only themselves. An admin sees all, staff
     * of a store whom they can assign, and who carries an order of theirs: only of the latter where they are and how to
     * reach them.
     */
    async list(
      user: SessionUser,
      query: CallQuery<typeof panelRiders>,
    ): Promise<CallData<typeof panelRiders>> {
      const perPage = query.per_page ?? PER_PAGE;
      const after = readTimestampCursor(query.cursor);
      const seesAll = mayEverywhere(user, "rider.read");
      const storeIds = storesWith(user, "rider.read");
      const carriesTheirs = inArray(orders.storeId, [...storeIds]);
      const isAssignable = and(riders.isAvailable, isNull(users.blockedAt), isNull(riderAssignments.orderId));
      const rows = await panel.db
        .select({
          rider: riders,
          since: exactTimestamp(riders.createdAt),
          orderId: riderAssignments.orderId,
          storeId: orders.storeId,
          blockedAt: users.blockedAt,
        })
        .from(riders)
        .innerJoin(users, eq(users.id, riders.userId))
        .leftJoin(
          riderAssignments,
          and(eq(riderAssignments.riderId, riders.id), isNull(riderAssignments.endedAt)),
        )
        .leftJoin(orders, eq(orders.id, riderAssignments.orderId))
        .where(
          and(
            riders.active,
            seesAll
              ? undefined
              : storeIds.length > 0
                ? or(isAssignable, carriesTheirs, eq(riders.userId, user.id))
                : eq(riders.userId, user.id),
            after === null
              ? undefined
              : sql`(${riders.createdAt}, ${riders.id}) > (${after.timestamp}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(asc(riders.createdAt), asc(riders.id))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const last = page.at(-1);
      return {
        items: page.map(({ rider, orderId, storeId, blockedAt }) => {
          const isOpen =
            seesAll || rider.userId === user.id || (storeId !== null && storeIds.includes(storeId));
          const { lat, lng } = rider;
          return {
            id: rider.id,
            name: rider.name,
            phone: isOpen ? rider.phone : null,
            is_available: rider.isAvailable && blockedAt === null,
            location: isOpen && lat !== null && lng !== null ? { lat, lng } : null,
            order_id: orderId,
          };
        }),
        next_cursor:
          rows.length > perPage && last !== undefined ? writeKeyCursor(last.since, last.rider.id) : null,
      };
    },

    /**
     * Updates the calling rider's location and publishes it to the customers who track their orders. Throws `shift_missing` to
     * one who says that they take orders.
     */
    async report(user: SessionUser, form: CallBody<typeof reportRiderPosition>): Promise<void> {
      const { riderId } = user;
      if (riderId === null) throw new ApiError("forbidden");
      const { lat, lng } = form.location;
      const orderId = await panel.db.transaction(async (tx) => {
        const riding = await orderOfRider(tx, riderId);
        // Locks the order before the rider, as the assignment does.
        if (riding !== null) await updateRiderLocation(tx, riding, riderId, { lat, lng });
        if (form.is_available !== undefined) await setAvailable(tx, riderId, form.is_available);
        await tx.update(riders).set({ lat, lng, locatedAt: panel.clock() }).where(eq(riders.id, riderId));
        return riding;
      });
      if (orderId !== null) panel.bus.publish(orderTopic(orderId));
    },
  };
}
