import { createAction } from "@reduxjs/toolkit";
import { clampQuantity } from "../stores/quantity-limit.js";
import { isId } from "./opaque-id.js";
import { MAX_QUANTITY, type QuantityMap } from "./saved-fields.js";

/**
 * The cart as it really is: the panel's after each answer that holds one, or this browser's own at start
 * (B10). One action sets ids, count, quantities and vendor together, so that they never disagree. Lines of
 * one product are summed (settled 2); an empty cart has no vendor.
 */
export const cartReconciled = createAction(
  "cart/reconciled",
  (cart: { lines: readonly { productId: string; quantity: number }[]; vendorId: string | null }) => {
    const sums = new Map<string, number>();
    for (const { productId, quantity } of cart.lines) {
      const sum = clampQuantity(
        (sums.get(productId) ?? 0) + clampQuantity(quantity, MAX_QUANTITY),
        MAX_QUANTITY,
      );
      if (isId(productId) && sum > 0) sums.set(productId, sum);
    }
    const quantities: QuantityMap = Object.fromEntries(sums);
    return { payload: { quantities, vendorId: sums.size === 0 ? null : cart.vendorId } };
  },
);

/** The ids of a cart: products with a quantity above 0 (B10). */
export function idsInCart(quantities: QuantityMap): string[] {
  return Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [id] : []));
}
