import type { ON_CONFLICT, VendorConflict } from "@talabee/contract";
import {
  selectCartLines,
  selectIsAuthenticated,
  selectVendorAtCart,
  vendorAtCartActions,
} from "@talabee/domain";
import { currentUserId, type Shop } from "../../platform/index.js";
import { reconcileCart } from "./shown-cart.js";
import { applyWrite, type CartWrite, reconcileLocalCart, writesInFlight } from "./local-cart.js";

/** What the server does with a cart of another vendor: refuse with a conflict, replace it or park it. */
export type OnConflict = (typeof ON_CONFLICT)[number];

/**
 * Adds to the client-side cart while `send` runs. Afterwards the cart that the server sent last replaces it; where none
 * was loaded yet, what the cart held before. Products of a vendor that the lock keeps out are added by the server's
 * answer alone, unless `onConflict` makes room for them.
 */
export async function addOptimistically<Result>(
  shop: Shop,
  { vendorId, product }: Omit<CartWrite, "replacesCart">,
  onConflict: OnConflict,
  send: () => Promise<Result>,
): Promise<Result> {
  const before = shop.store.getState();
  const lockedBy = selectVendorAtCart(before);
  const replacesCart = lockedBy !== null && lockedBy !== vendorId;
  if (replacesCart && onConflict === "ask") return send();

  const write = { vendorId, product, replacesCart };
  const userId = currentUserId(shop);
  writesInFlight(shop).set(write, userId);
  applyWrite(shop, write);
  try {
    return await send();
  } finally {
    writesInFlight(shop).delete(write);
    // A session that ended has emptied the cart already.
    const isSameSession = selectIsAuthenticated(shop.store.getState()) && currentUserId(shop) === userId;
    if (isSameSession && !reconcileCart(shop)) {
      reconcileLocalCart(shop, { lines: selectCartLines(before), vendorId: lockedBy });
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
