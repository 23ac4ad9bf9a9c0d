import { isFinalStatus, orderStatusRules } from "../orders/order-status-table.js";
import type { OrderStatus } from "../orders/order-vocabulary.js";

/**
 * Lanes of a store's board: orders that wait for an answer (`new`), are in the `kitchen`, `ready` to be handed over, `out`
 * for delivery, or wanted at a time that is too far away to begin (`later`).
 */
export const BOARD_LANES = ["new", "kitchen", "ready", "out", "later"] as const;
export type BoardLane = (typeof BOARD_LANES)[number];

/** How an order leaves a board: a kitchen stops for a canceled one. */
export const BOARD_OUTCOMES = ["delivered", "canceled"] as const satisfies readonly OrderStatus[];
export type BoardOutcome = (typeof BOARD_OUTCOMES)[number];

/** The lane of an order at a moment; null once it is over. Times in milliseconds since 1970. */
export function boardLane(
  order: { readonly status: OrderStatus; readonly ready: boolean; readonly releasedAt: number },
  now: number,
): BoardLane | null {
  if (isFinalStatus(order.status)) return null;
  const { hasLeftStore, awaitsStore } = orderStatusRules(order.status);
  if (hasLeftStore) return "out";
  if (order.ready) return "ready";
  if (now < order.releasedAt) return "later";
  return awaitsStore ? "new" : "kitchen";
}
