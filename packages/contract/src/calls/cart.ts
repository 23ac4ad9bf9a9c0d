/* Cart. */
import { defineCall } from "../call.js";
import { NoFields } from "../schemas/nothing.js";
import {
  Cart,
  CartAddRequest,
  CartRemoveRequest,
  CartUpdateRequest,
  Quote,
  QuoteRequest,
} from "../schemas/cart.js";
import { BrokenAddonRule, StockExceeded, VendorConflict } from "../schemas/error-data.js";

export const cart = defineCall({
  method: "GET",
  path: "/api/cart",
  tag: "Cart",
  summary: "The customer's cart with its quote",
  access: "user",
  data: Cart,
});

export const addToCart = defineCall({
  method: "POST",
  path: "/api/cart/add",
  tag: "Cart",
  summary: "Add a product; the same options and note increase an existing line",
  access: "user",
  body: CartAddRequest,
  data: Cart,
  message: "added_to_cart",
  errors: {
    vendor_conflict: VendorConflict,
    stock_exceeded: StockExceeded,
    dine_in_only: null,
    addon_rule: BrokenAddonRule,
    store_inactive: null,
    store_closed_today: null,
    not_found: null,
    cart_full: null,
    amount_too_large: null,
  },
  invalidates: ["cart"],
});

export const updateCartLine = defineCall({
  method: "POST",
  path: "/api/cart/update",
  tag: "Cart",
  summary: "Set a line's quantity; 0 removes it",
  access: "user",
  body: CartUpdateRequest,
  data: Cart,
  message: "quantity_updated",
  errors: { stock_exceeded: StockExceeded, stale_cart: Cart, not_found: null, amount_too_large: null },
  invalidates: ["cart"],
  kind: "update",
});

export const removeCartLine = defineCall({
  method: "POST",
  path: "/api/cart/remove",
  tag: "Cart",
  summary: "Remove a line",
  access: "user",
  body: CartRemoveRequest,
  data: Cart,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["cart"],
});

export const clearCart = defineCall({
  method: "POST",
  path: "/api/cart/clear",
  tag: "Cart",
  summary: "Empty the cart",
  access: "user",
  body: NoFields,
  data: Cart,
  message: "cart_emptied",
  invalidates: ["cart"],
});

export const restoreParkedCart = defineCall({
  method: "POST",
  path: "/api/cart/parked/{vendor}/restore",
  tag: "Cart",
  summary: "Restore a parked cart; the current one is parked instead",
  access: "user",
  body: NoFields,
  data: Cart,
  message: "cart_restored",
  errors: { not_found: null, stale_cart: Cart, cart_full: null },
  invalidates: ["cart"],
  kind: "update",
});

export const quoteCart = defineCall({
  method: "POST",
  path: "/api/cart/quote",
  tag: "Cart",
  summary: "Price the cart; problems of the cart are listed in the quote, not returned as errors",
  access: "user",
  body: QuoteRequest,
  data: Quote,
  message: null,
  errors: { not_found: null },
});
