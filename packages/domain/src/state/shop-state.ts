import { combineReducers } from "redux";
import { type AuthState, authReducer } from "./auth.js";
import { cartWritesReducer, noCartWrites } from "./cart-writes.js";
import { cartReducer } from "./cart.js";
import { fulfilmentReducer } from "./fulfilment.js";
import { noPendingFavourites, pendingFavouritesReducer } from "./pending-favourites.js";
import { noPendingQuantities, pendingQuantitiesReducer } from "./pending-quantities.js";
import { productQuantitiesReducer } from "./product-quantities.js";
import { settingsReducer } from "./settings.js";
import { subCollectionReducer } from "./sub-collection.js";
import { vendorAtCartReducer } from "./vendor-at-cart.js";

const slicesReducer = combineReducers({
  auth: authReducer,
  settings: settingsReducer,
  cart: cartReducer,
  productQuantities: productQuantitiesReducer,
  vendorAtCart: vendorAtCartReducer,
  fulfilment: fulfilmentReducer,
  subCollection: subCollectionReducer,
  cartWrites: cartWritesReducer,
  pendingQuantities: pendingQuantitiesReducer,
  pendingFavourites: pendingFavouritesReducer,
});

/** All client-side state (REQ-STORAGE-30). */
export type ShopState = ReturnType<typeof slicesReducer>;

/** The state before anything is restored: what a server renders, and a page until it is hydrated. */
export const initialShopState: ShopState = slicesReducer(undefined, { type: "@@initial" } as never);

/** Every action that changes the client-side state. */
export type ShopAction = Parameters<typeof slicesReducer>[1];

/** Reducer of all client-side state (REQ-STORAGE-30). Writes and pending changes end with their customer's session. */
export function shopReducer(state: ShopState | undefined, action: ShopAction): ShopState {
  const next = slicesReducer(state, action);
  if (state === undefined || isSameCustomer(state.auth, next.auth)) return next;
  return {
    ...next,
    cartWrites: noCartWrites,
    pendingQuantities: noPendingQuantities,
    pendingFavourites: noPendingFavourites,
  };
}

/** A password change gives the same customer a new token, a loaded profile the same token a customer. */
function isSameCustomer(before: AuthState, after: AuthState): boolean {
  return before.token === after.token || (after.isAuthenticated && before.user?.id === after.user?.id);
}
