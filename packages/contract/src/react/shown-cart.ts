import {
  reconcileLocalCart,
  selectPendingQuantities,
  type ShopAction,
  withPendingQuantities,
} from "@talabee/domain";
import { replaceEqualDeep } from "@tanstack/react-query";
import { cart as cartCall } from "#calls";
import type { Cart } from "../schemas/cart.js";
import { type ClientApp, perApp } from "./client-app.js";
import { queryKey } from "./query-key.js";

const cartKey = (app: ClientApp) => queryKey(cartCall, {}, app.language.get());

/** Responses may arrive out of order: from its first call on, an older cart never replaces a newer one. */
export const keepNewestCart = perApp((app: ClientApp) => {
  app.queryClient.setQueryDefaults(["cart"], {
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
export const cachedCart = (app: ClientApp) => app.queryClient.getQueryData<Cart>(cartKey(app));

/** The lines of a cart, as the client-side state counts them. */
export function linesOf(cart: Cart) {
  return cart.items.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
}

/** Dispatches actions one after another. */
export function dispatchAll({ store }: ClientApp, actions: readonly ShopAction[]): void {
  for (const action of actions) store.dispatch(action);
}

/** The cart as the customer sees it: the cached one with the pending quantities. */
export function shownCart(app: ClientApp): Cart | undefined {
  const cart = cachedCart(app);
  return cart && withPendingQuantities(cart, selectPendingQuantities(app.store.getState()));
}

/** Brings the client-side state in step with the cart as it is shown; false while no cart has loaded. */
export function reconcileCart(app: ClientApp): boolean {
  const cart = shownCart(app);
  if (cart === undefined) return false;
  const { vendor } = cart;
  dispatchAll(
    app,
    reconcileLocalCart(app.store.getState(), { lines: linesOf(cart), vendorId: vendor?.id ?? null }),
  );
  return true;
}

/** Writes the server's cart to the cache and the client-side state, and drops the copy in the other language. */
export function showCart(app: ClientApp, cart: Cart): void {
  keepNewestCart(app);
  const key = cartKey(app);
  app.queryClient.setQueryData(key, cart);
  app.queryClient.removeQueries({
    queryKey: ["cart"],
    predicate: (query) => query.queryKey.at(-1) !== key.at(-1),
  });
  reconcileCart(app);
}
