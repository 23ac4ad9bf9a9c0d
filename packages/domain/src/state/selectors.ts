import { createSelector } from "@reduxjs/toolkit";
import { quantityIn } from "./product-quantities.js";
import type { ShopState } from "./shop-store.js";

/** Whether somebody is signed in: there is a token (REQ-STORAGE-01). */
export const selectIsAuthenticated = (state: ShopState) => state.auth.isAuthenticated;
/** The bearer token, null when signed out. */
export const selectToken = (state: ShopState) => state.auth.token;
/** Who is signed in, as far as the panel has said. */
export const selectUser = (state: ShopState) => state.auth.user;
/** The payload of the app settings, null until it has come. */
export const selectSettings = (state: ShopState) => state.settings.data;
/** The badge: distinct products in the cart (REQ-CART-17). */
export const selectCartCount = (state: ShopState) => state.cart.count;
/** Whose products the cart holds, null when it is empty (REQ-STORAGE-09). */
export const selectVendorAtCart = (state: ShopState) => state.vendorAtCart;
/** The chosen sub-collection, null for all (REQ-CATALOG-31). */
export const selectSubCollectionId = (state: ShopState) => state.subCollection.id;
/** How many of a product are in the cart, over all its lines (REQ-CART-17). */
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
