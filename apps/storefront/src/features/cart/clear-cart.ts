import { dispatchAll, showCart, shownCart } from "@talabee/contract/react";
import { applyCoupon, type Cart, clearCart as clearCall } from "@talabee/contract";
import { pendingQuantitiesActions, selectPendingQuantities } from "@talabee/domain";
import { toast } from "@talabee/ui/primitives/toast";
import { sendCall, type Shop } from "../../platform/index.js";
import { addToCart } from "./add-to-cart.js";

/** Empties the cart (REQ-CART-06); the message offers to put everything back as it was (REQ-CART-25). */
export async function clearCart(shop: Shop, texts: { cleared: string; undo: string }): Promise<void> {
  const before = shownCart(shop);
  if (before === undefined) return;
  // Drop the pending quantities: the lines that they belong to are about to be removed.
  const pending = selectPendingQuantities(shop.store.getState());
  dispatchAll(
    shop,
    pending.map(({ lineId }) => pendingQuantitiesActions.failed(lineId)),
  );
  const empty = await sendCall(shop, clearCall, { body: {}, isQuiet: true });
  if (empty === null) return;
  showCart(shop, empty);
  toast.show({
    title: texts.cleared,
    tone: "success",
    action: { label: texts.undo, onClick: () => void putBack(shop, before) },
  });
}

/** Adds the lines of a cart in their order, and its coupon. What the server refuses by now says why. */
async function putBack(shop: Shop, { vendor, items, coupon }: Cart): Promise<void> {
  if (vendor === null) return;
  for (const { product_id: productId, quantity, addons, note } of items) {
    const choice = { productId, quantity, addons, note, vendorId: vendor.id };
    const { outcome } = await addToCart(shop, choice, {
      returnTo: window.location.pathname,
      isQuiet: true,
    });
    // The cart is another vendor's now, or the session is over: nothing else fits either.
    if (outcome === "conflict" || outcome === "sign-in-first") return;
  }
  if (coupon === null) return;
  const cart = await sendCall(shop, applyCoupon, { body: { code: coupon.code }, isQuiet: true });
  if (cart !== null) showCart(shop, cart);
}
