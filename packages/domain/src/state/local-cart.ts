import { cartReconciled, idsInCart } from "./cart-reconciled.js";
import { cartActions } from "./cart.js";
import type { CartWrite } from "./cart-writes.js";
import { productQuantitiesActions, productQuantitiesReducer, quantityIn } from "./product-quantities.js";
import type { QuantityMap } from "./saved-fields.js";
import {
  selectCartLines,
  selectCartWrites,
  selectIsReconciled,
  selectQuantities,
  selectVendorAtCart,
} from "./selectors.js";
import type { ShopAction, ShopState } from "./shop-state.js";
import { vendorAtCartActions } from "./vendor-at-cart.js";

/** Actions that empty the local cart and release the vendor lock (REQ-CART-06, REQ-CART-14). */
function clearLocalCart(): ShopAction[] {
  return [cartActions.cleared(), productQuantitiesActions.resetAll(), vendorAtCartActions.cleared()];
}

/** Actions that set how many of a product the local cart holds, over all its lines (REQ-CART-04, REQ-CART-08). */
export function setLocalQuantity(quantities: QuantityMap, productId: string, quantity: number): ShopAction[] {
  const before = quantityIn(quantities, productId);
  if (quantity === before) return [];
  if (quantity <= 0) {
    const isLast = idsInCart(quantities).every((id) => id === productId);
    return [
      cartActions.productRemoved(productId),
      productQuantitiesActions.resetOne(productId),
      ...(isLast ? clearLocalCart() : []),
    ];
  }
  const { increment, decrement, set } = productQuantitiesActions;
  return [
    ...(before === 0 ? [cartActions.productAdded(productId)] : []),
    quantity === before + 1
      ? increment(productId)
      : quantity === before - 1
        ? decrement(productId)
        : set({ productId, quantity }),
  ];
}

/**
 * The write that adds a product, or a past order's products, to the local cart before the server answers. Null if the
 * cart holds another vendor's products and `mayReplaceCart` is false: then only the server's answer may add it.
 */
export function planCartWrite(
  state: ShopState,
  { vendorId, product }: Omit<CartWrite, "replacesCart">,
  mayReplaceCart: boolean,
): CartWrite | null {
  const lockedBy = selectVendorAtCart(state);
  const replacesCart = lockedBy !== null && lockedBy !== vendorId;
  return replacesCart && !mayReplaceCart ? null : { vendorId, product, replacesCart };
}

/** Actions that apply a write to the local cart. */
export function applyCartWrite(
  quantities: QuantityMap,
  { product, vendorId, replacesCart }: CartWrite,
): ShopAction[] {
  const cleared = replacesCart ? clearLocalCart() : [];
  const base = quantitiesAfter(quantities, cleared);
  const added =
    product === null
      ? []
      : setLocalQuantity(base, product.id, quantityIn(base, product.id) + product.quantity);
  return [...cleared, ...added, vendorAtCartActions.set(vendorId)];
}

function quantitiesAfter(quantities: QuantityMap, actions: readonly ShopAction[]): QuantityMap {
  type Handled = Parameters<typeof productQuantitiesReducer>[1];
  return actions.reduce((before, action) => productQuantitiesReducer(before, action as Handled), quantities);
}

/** Actions that replace the local cart by a cart (REQ-CART-18) and apply the writes in flight again. */
export function reconcileLocalCart(
  state: ShopState,
  cart: Parameters<typeof cartReconciled>[0],
): ShopAction[] {
  const reconciled = cartReconciled(cart);
  const writes = selectCartWrites(state);
  // Skip the dispatch if nothing changes: each one renders the menus again.
  if (writes.length === 0 && selectIsReconciled(state, reconciled.payload)) return [];
  return writes.reduce<ShopAction[]>(
    (actions, write) => [
      ...actions,
      ...applyCartWrite(quantitiesAfter(selectQuantities(state), actions), write),
    ],
    [reconciled],
  );
}

/** The local cart as it is now, to return to when a write is refused before the server's cart was read. */
export function localCartOf(state: ShopState): Parameters<typeof cartReconciled>[0] {
  return { lines: selectCartLines(state), vendorId: selectVendorAtCart(state) };
}
