import { isCompletedStatus } from "./order-status-table.js";
import type { OrderStatus } from "./order-vocabulary.js";

/** Days for which a delivered order counts toward the stores to order from again. */
export const ORDER_AGAIN_DAYS = 90;

/** A past order. */
export interface PastOrder {
  store_id: string;
  status: OrderStatus;
  placed_at: Date;
}

/**
 * The stores to offer a customer again (`order_again`, REQ-CATALOG-34), each once: sorted by the number of orders
 * delivered in the last 90 days, then the latest order, then id. Only delivered orders count.
 */
export function storesToOrderAgain(orders: readonly PastOrder[], now: Date): string[] {
  const since = now.getTime() - ORDER_AGAIN_DAYS * 86_400_000;
  const stores = new Map<string, { count: number; latest: number }>();
  for (const { store_id, status, placed_at } of orders) {
    if (!isCompletedStatus(status)) continue;
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
