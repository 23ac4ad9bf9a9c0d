import type { OrderStatus } from "./order-vocabulary.js";

/** Days in which an order counts for how often somebody orders from a store. */
export const ORDER_AGAIN_DAYS = 90;

/** An order of the past, as far as it says what somebody likes. */
export interface PastOrder {
  store_id: string;
  status: OrderStatus;
  placed_at: Date;
}

/**
 * The stores to offer somebody again (`order_again`, REQ-CATALOG-34), each once: those that delivered most orders in
 * the last 90 days first, among equals the latest, and then by id. Only delivered orders count.
 */
export function storesToOrderAgain(orders: readonly PastOrder[], now: Date): string[] {
  const since = now.getTime() - ORDER_AGAIN_DAYS * 86_400_000;
  const stores = new Map<string, { count: number; latest: number }>();
  for (const { store_id, status, placed_at } of orders) {
    if (status !== "delivered") continue;
    const { count, latest } = stores.get(store_id) ?? { count: 0, latest: -Infinity };
    const at = placed_at.getTime();
    stores.set(store_id, { count: count + (at >= since ? 1 : 0), latest: Math.max(latest, at) });
  }
  return [...stores]
    .toSorted(
      ([a, one], [b, other]) => other.count - one.count || other.latest - one.latest || (a < b ? -1 : 1),
    )
    .map(([id]) => id);
}
