import { createSelector } from "@reduxjs/toolkit";
import { quantityIn } from "./product-quantities.js";
import type { ShopState } from "./shop-store.js";

export const selectIsAuthenticated = (state: ShopState) => state.auth.isAuthenticated;
export const selectToken = (state: ShopState) => state.auth.token;
export const selectUser = (state: ShopState) => state.auth.user;
export const selectSettings = (state: ShopState) => state.settings.data;
/** The badge: distinct products in the cart (settled 2). */
export const selectCartCount = (state: ShopState) => state.cart.count;
export const selectVendorAtCart = (state: ShopState) => state.vendorAtCart;
export const selectSubCollectionId = (state: ShopState) => state.subCollection.id;
export const selectQuantity = (state: ShopState, productId: string) =>
  quantityIn(state.productQuantities, productId);

/** What this browser knows to be in the cart, in the form `cartReconciled` takes. */
export const selectCartLines = createSelector(
  (state: ShopState) => state.productQuantities,
  (quantities) =>
    Object.entries(quantities).flatMap(([productId, quantity]) =>
      quantity > 0 ? [{ productId, quantity }] : [],
    ),
);
