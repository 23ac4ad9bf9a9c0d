import { cart as cartCall, type Cart } from "@talabee/contract";
import {
  reconcileLocalCart,
  selectPendingQuantities,
  type ShopAction,
  withPendingQuantities,
} from "@talabee/domain";
import { replaceEqualDeep } from "@tanstack/react-query";
import { perShop, queryKey, type Shop } from "../../platform/index.js";

const cartKey = (shop: Shop) => queryKey(cartCall, {}, shop.language.get());

/** Responses may arrive out of order: from its first call on, an older cart never replaces a newer one. */
export const keepNewestCart = perShop((shop) => {
  shop.queryClient.setQueryDefaults(["cart"], {
    structuralSharing: (cached, received) => {
      const [before, after] = [cached as Cart | undefined, received as Cart];
      return before?.id === after.id && before.version > after.version
        ? before
        : replaceEqualDeep(before, after);
    },
  });
  return true;
});

/** The server's cart as it is cached; undefined until it has loaded. */
export const cachedCart = (shop: Shop) => shop.queryClient.getQueryData<Cart>(cartKey(shop));

/** The lines of a cart, as the client-side state counts them. */
export function linesOf(cart: Cart) {
  return cart.items.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
}

/** Dispatches actions one after another. */
export function dispatchAll({ store }: Shop, actions: readonly ShopAction[]): void {
  for (const action of actions) store.dispatch(action);
}

/** The cart as the customer sees it: the cached one with the pending quantities. */
export function shownCart(shop: Shop): Cart | undefined {
  const cart = cachedCart(shop);
  return cart && withPendingQuantities(cart, selectPendingQuantities(shop.store.getState()));
}

/** Brings the client-side state in step with the cart as it is shown; false while no cart has loaded. */
export function reconcileCart(shop: Shop): boolean {
  const cart = shownCart(shop);
  if (cart === undefined) return false;
  const { vendor } = cart;
  dispatchAll(
    shop,
    reconcileLocalCart(shop.store.getState(), { lines: linesOf(cart), vendorId: vendor?.id ?? null }),
  );
  return true;
}

/** Writes the server's cart to the cache and the client-side state, and drops the copy in the other language. */
export function showCart(shop: Shop, cart: Cart): void {
  keepNewestCart(shop);
  const key = cartKey(shop);
  shop.queryClient.setQueryData(key, cart);
  shop.queryClient.removeQueries({
    queryKey: ["cart"],
    predicate: (query) => query.queryKey.at(-1) !== key.at(-1),
  });
  reconcileCart(shop);
}
