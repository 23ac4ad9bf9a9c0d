import { isServed, type OrderType } from "../orders/order-vocabulary.js";

/** When a store can be ordered from: now, for a later time only, or not at all. */
export type OrderTime =
  | { kind: "now" }
  | {
      kind: "preorder";
      /** The first free slot. */
      from: Date;
    }
  | { kind: "never" };

/**
 * When a store can be ordered from (REQ-CATALOG-42): a store that takes no orders for now can be ordered from for its
 * free slots, first the soonest. Meals at the table alone are no orders of this kind.
 */
export function orderTime({
  order_types,
  takes_orders,
  free_slots,
}: {
  order_types: readonly OrderType[];
  /** Whether it accepts immediate orders, see `takesOrders`. */
  takes_orders: boolean;
  /** Slots with room for an order, in any order. */
  free_slots: readonly Date[];
}): OrderTime {
  if (order_types.every(isServed)) return { kind: "never" };
  if (takes_orders) return { kind: "now" };
  if (free_slots.length === 0) return { kind: "never" };
  return { kind: "preorder", from: new Date(Math.min(...free_slots.map((slot) => slot.getTime()))) };
}
