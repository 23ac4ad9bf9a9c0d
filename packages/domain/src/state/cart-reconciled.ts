import { clampQuantity } from "../stores/quantity-limit.js";
import { isId } from "./opaque-id.js";
import { MAX_QUANTITY, type QuantityMap } from "./saved-fields.js";

/** Product and quantity of a cart line. */
export interface CountedLine {
  productId: string;
  quantity: number;
}

/**
 * The quantity of each product: lines of one product are summed, within the bounds of a quantity (REQ-CART-17).
 */
export function quantitiesOf(lines: readonly CountedLine[]): QuantityMap {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const sum = clampQuantity(
      (sums.get(productId) ?? 0) + clampQuantity(quantity, MAX_QUANTITY),
      MAX_QUANTITY,
    );
    if (isId(productId) && sum > 0) sums.set(productId, sum);
  }
  return Object.fromEntries(sums);
}

/**
 * Replaces the local cart with the cart of a server response, or at start with the stored one (REQ-CART-18). One action
 * sets ids, count, quantities and vendor together, so that they never disagree. An empty cart has no vendor.
 */
export function cartReconciled(cart: { lines: readonly CountedLine[]; vendorId: string | null }) {
  const quantities = quantitiesOf(cart.lines);
  const isEmpty = Object.keys(quantities).length === 0;
  return {
    type: "cart/reconciled",
    payload: { quantities, vendorId: isEmpty ? null : cart.vendorId },
  } as const;
}

export type CartReconciledAction = ReturnType<typeof cartReconciled>;

/** The ids of a cart: products with a quantity above 0 (REQ-CART-18). */
export function idsInCart(quantities: QuantityMap): string[] {
  return Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [id] : []));
}
