import { ORDER_MOVES } from "./order-lifecycle.js";
import { ORDER_STATUSES, type OrderStatus, type OrderType } from "./order-vocabulary.js";

/**
 * The statuses that an order passes on the shortest way of its lifecycle from one status to another, without the first; null
 * where none leads there. Statuses that may be skipped are.
 */
export function lifecyclePath(
  type: OrderType,
  to: OrderStatus,
  from: OrderStatus = ORDER_STATUSES[0],
): readonly OrderStatus[] | null {
  const paths = new Map<OrderStatus, readonly OrderStatus[]>([[from, []]]);
  for (const [status, path] of paths) {
    if (status === to) return path;
    for (const next of Object.keys(ORDER_MOVES[type][status]) as OrderStatus[]) {
      if (!paths.has(next)) paths.set(next, [...path, next]);
    }
  }
  return null;
}
