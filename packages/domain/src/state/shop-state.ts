import { combineReducers } from "redux";
import { authReducer } from "./auth.js";
import { cartReducer } from "./cart.js";
import { productQuantitiesReducer } from "./product-quantities.js";
import { settingsReducer } from "./settings.js";
import { subCollectionReducer } from "./sub-collection.js";
import { vendorAtCartReducer } from "./vendor-at-cart.js";

/** Reducer of all client-side state (REQ-STORAGE-30). */
export const shopReducer = combineReducers({
  auth: authReducer,
  settings: settingsReducer,
  cart: cartReducer,
  productQuantities: productQuantitiesReducer,
  vendorAtCart: vendorAtCartReducer,
  subCollection: subCollectionReducer,
});

/** All client-side state (REQ-STORAGE-30). */
export type ShopState = ReturnType<typeof shopReducer>;

/** Every action that changes the client-side state. */
export type ShopAction = Parameters<typeof shopReducer>[1];
