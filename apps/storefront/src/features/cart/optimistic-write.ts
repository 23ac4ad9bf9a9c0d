import type { ON_CONFLICT, VendorConflict } from "@talabee/contract";
import {
  applyCartWrite,
  type CartWrite,
  cartWritesActions,
  localCartOf,
  planCartWrite,
  reconcileLocalCart,
  selectCartWrites,
  selectQuantities,
  selectVendorAtCart,
  vendorAtCartActions,
} from "@talabee/domain";
import { type Shop } from "../../platform/index.js";
import { dispatchAll, reconcileCart } from "./shown-cart.js";

/** What the server does with a cart of another vendor: refuse with a conflict, replace it or park it. */
export type OnConflict = (typeof ON_CONFLICT)[number];

/**
 * Adds to the client-side cart while `send` runs. Afterwards the cart that the server sent last replaces it; where none
 * was loaded yet, what the cart held before. Products of a vendor that the lock keeps out are added by the server's
 * answer alone, unless `onConflict` makes room for them.
 */
export async function addOptimistically<Result>(
  shop: Shop,
  added: Omit<CartWrite, "replacesCart">,
  onConflict: OnConflict,
  send: () => Promise<Result>,
): Promise<Result> {
  const { store } = shop;
  const before = store.getState();
  const write = planCartWrite(before, added, onConflict !== "ask");
  if (write === null) return send();
  store.dispatch(cartWritesActions.started(write));
  dispatchAll(shop, applyCartWrite(selectQuantities(before), write));
  try {
    return await send();
  } finally {
    // A session that ended has emptied the cart already.
    const isSameSession = selectCartWrites(store.getState()).includes(write);
    store.dispatch(cartWritesActions.ended(write));
    if (isSameSession && !reconcileCart(shop)) {
      dispatchAll(shop, reconcileLocalCart(store.getState(), localCartOf(before)));
    }
  }
}

/** Takes over the vendor lock from a refused write: another device may have changed the cart. */
export function takeOverVendorLock(shop: Shop, conflict: VendorConflict): void {
  const { id } = conflict.current_vendor;
  if (selectVendorAtCart(shop.store.getState()) === id) return;
  shop.store.dispatch(vendorAtCartActions.set(id));
  void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
}
