import type { Cart } from "@talabee/contract";
import {
  cartActions,
  cartReconciled,
  productQuantitiesActions,
  selectCartLines,
  selectIsReconciled,
  selectQuantity,
  vendorAtCartActions,
} from "@talabee/domain";
import { currentUserId, perShop, type Shop } from "../../platform/index.js";

/** A write that the server has not answered yet, as far as it changes the client-side cart. */
export interface CartWrite {
  vendorId: string;
  /** Null where the products are known only with the answer, as for a reorder. */
  product: { id: string; quantity: number } | null;
  /** The cart holds another vendor's products, which are dropped or parked. */
  replacesCart: boolean;
}

/** Writes in flight, each with the customer it belongs to. */
export const writesInFlight = perShop(() => new Map<CartWrite, string | undefined>());

/** The lines of a cart, as the client-side state counts them. */
export function linesOf(cart: Cart) {
  return cart.items.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
}

/** Empties the client-side cart and releases the vendor lock (REQ-CART-06, REQ-CART-14). */
export function clearLocalCart({ store }: Shop): void {
  store.dispatch(cartActions.cleared());
  store.dispatch(productQuantitiesActions.resetAll());
  store.dispatch(vendorAtCartActions.cleared());
}

/** Sets how many of a product the client-side cart holds, over all its lines (REQ-CART-04, REQ-CART-08). */
export function setLocalQuantity(shop: Shop, productId: string, quantity: number): void {
  const { store } = shop;
  const before = selectQuantity(store.getState(), productId);
  if (quantity === before) return;
  if (quantity <= 0) {
    store.dispatch(cartActions.productRemoved(productId));
    store.dispatch(productQuantitiesActions.resetOne(productId));
    if (selectCartLines(store.getState()).length === 0) clearLocalCart(shop);
    return;
  }
  if (before === 0) store.dispatch(cartActions.productAdded(productId));
  if (quantity === before + 1) store.dispatch(productQuantitiesActions.increment(productId));
  else if (quantity === before - 1) store.dispatch(productQuantitiesActions.decrement(productId));
  else store.dispatch(productQuantitiesActions.set({ productId, quantity }));
}

/** Applies a write to the client-side cart before the server answers. */
export function applyWrite(shop: Shop, { vendorId, product, replacesCart }: CartWrite): void {
  if (replacesCart) clearLocalCart(shop);
  if (product !== null) {
    const before = selectQuantity(shop.store.getState(), product.id);
    setLocalQuantity(shop, product.id, before + product.quantity);
  }
  shop.store.dispatch(vendorAtCartActions.set(vendorId));
}

/** Brings the client-side cart in step with a cart (REQ-CART-18); writes still in flight stay applied. */
export function reconcileLocalCart(shop: Shop, cart: Parameters<typeof cartReconciled>[0]): void {
  const reconciled = cartReconciled(cart);
  const userId = currentUserId(shop);
  const inFlight = [...writesInFlight(shop)].filter(([, owner]) => owner === userId);
  // Every dispatch renders the menus again.
  if (inFlight.length === 0 && selectIsReconciled(shop.store.getState(), reconciled.payload)) return;
  shop.store.dispatch(reconciled);
  for (const [write] of inFlight) applyWrite(shop, write);
}
