import { handOverCode, type OrderActor, type OrderFacts, waitingSince } from "@talabee/domain";
import type { OrderRow } from "./order-rows.js";

/**
 * The facts that the lifecycle's guards need (REQ-ORDER-24); `longestDelivery` is the store's maximum delivery time, in
 * minutes.
 */
export function orderFactsOf(
  order: OrderRow,
  now: Date,
  reason: string | null,
  actor: OrderActor,
  longestDelivery: number,
): OrderFacts {
  const placed = { placed_at: order.createdAt, scheduled_at: order.scheduledAt };
  return {
    now: now.getTime(),
    waiting_since: waitingSince(placed, longestDelivery).getTime(),
    placed_at: order.createdAt.getTime(),
    paid_at: order.settledAt?.getTime() ?? null,
    accepted_at: order.acceptedAt?.getTime() ?? null,
    preparing: order.preparingAt !== null,
    // Stores and admins may use a driver of their own.
    has_driver: order.riderName !== null || actor === "vendor" || actor === "admin",
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    hand_over_code: handOverCode({
      issued: order.handOverCode !== null,
      said: false,
      matches: false,
      tries: order.codeTries,
    }),
    reason,
  };
}
