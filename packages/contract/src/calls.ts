/**
 * The wire, top to bottom: every call of the storefront to the panel (spec section 7, api part C).
 * Both sides are built from this file: the typed client, the panel's validation, the API document.
 */
import * as z from "zod/mini";
import { defineCall } from "./call.js";
import {
  EmailVerifyRequest,
  LoginRequest,
  LogoutRequest,
  Registered,
  RegisterRequest,
  ResendVerificationRequest,
  Session,
  User,
  Verification,
} from "./schemas/account.js";
import { Address, AddressRequest } from "./schemas/addresses.js";
import {
  Cart,
  CartAddRequest,
  CartRemoveRequest,
  CartUpdateRequest,
  Quote,
  QuoteRequest,
} from "./schemas/cart.js";
import {
  Category,
  Home,
  homeQuery,
  Product,
  ProductList,
  Store,
  StoreCard,
  StoreCategoryPage,
  storesQuery,
} from "./schemas/catalogue.js";
import {
  Order,
  OrderCancelRequest,
  OrderList,
  OrderRequest,
  ordersQuery,
  OrderTrack,
  OrderTransitionRequest,
  PaymentMethodChoice,
  paymentMethodsQuery,
} from "./schemas/orders.js";
import { listOf, pageQuery } from "./schemas/primitives.js";
import { schema } from "./schemas/schema.js";
import { AppSettings } from "./schemas/settings.js";

const Nothing = schema(() => z.null());
const NoFields = schema(() => z.object({}));

// ── Account (C1) ────────────────────────────────────────────────────────────────────────────────────────────

export const login = defineCall({
  method: "POST",
  path: "/api/login",
  tag: "Account",
  summary: "Sign in with e-mail and password",
  access: "public",
  body: LoginRequest,
  data: Session,
  errors: ["invalid_credentials", "email_unverified", "account_blocked"],
  invalidates: ["cart", "orders", "addresses"],
});

export const register = defineCall({
  method: "POST",
  path: "/api/register",
  tag: "Account",
  summary: "Create an account; a code goes to its e-mail address",
  access: "public",
  body: RegisterRequest,
  data: Registered,
  status: 201,
});

export const verifyEmail = defineCall({
  method: "POST",
  path: "/api/email-verify",
  tag: "Account",
  summary: "Verify the e-mail address with the six-digit code and sign in",
  access: "public",
  body: EmailVerifyRequest,
  data: Session,
  errors: ["otp_invalid", "otp_expired", "otp_locked", "already_verified", "account_blocked"],
  invalidates: ["cart", "orders", "addresses"],
});

export const resendVerification = defineCall({
  method: "POST",
  path: "/api/resend-verification",
  tag: "Account",
  summary: "Send another code",
  access: "public",
  body: ResendVerificationRequest,
  data: Verification,
  errors: ["resend_cooldown", "already_verified"],
});

export const logout = defineCall({
  method: "POST",
  path: "/api/logout",
  tag: "Account",
  summary: "End this session",
  access: "user",
  body: LogoutRequest,
  data: Nothing,
});

export const currentUser = defineCall({
  method: "GET",
  path: "/api/user",
  tag: "Account",
  summary: "The signed-in customer",
  access: "user",
  data: User,
});

// ── Start-up and content (C2) ───────────────────────────────────────────────────────────────────────────────

export const appSettings = defineCall({
  method: "GET",
  path: "/api/app-settings",
  tag: "Start-up",
  summary: "What the panel decides for every storefront of the brand",
  access: "public",
  data: AppSettings,
});

export const home = defineCall({
  method: "GET",
  path: "/api/home",
  tag: "Start-up",
  summary: "The rails of the home page",
  access: "public",
  query: homeQuery,
  data: Home,
});

// ── Catalogue (C3) ──────────────────────────────────────────────────────────────────────────────────────────

export const categories = defineCall({
  method: "GET",
  path: "/api/categories",
  tag: "Catalogue",
  summary: "The categories under which stores are found",
  access: "public",
  data: listOf(Category),
});

export const vendors = defineCall({
  method: "GET",
  path: "/api/vendors",
  tag: "Catalogue",
  summary: "Stores, open ones first",
  access: "public",
  query: storesQuery,
  data: listOf(StoreCard),
});

export const store = defineCall({
  method: "GET",
  path: "/api/stores/{id}",
  tag: "Catalogue",
  summary: "A store's page",
  access: "public",
  data: Store,
  errors: ["not_found"],
});

export const storeProducts = defineCall({
  method: "GET",
  path: "/api/stores/{id}/products",
  tag: "Catalogue",
  summary: "A store's whole menu, in the order of its categories",
  access: "public",
  query: pageQuery,
  data: ProductList,
  errors: ["not_found"],
});

export const storeCategory = defineCall({
  method: "GET",
  path: "/api/stores/{id}/categories/{cat}",
  tag: "Catalogue",
  summary: "One category of a store's menu",
  access: "public",
  query: pageQuery,
  data: StoreCategoryPage,
  errors: ["not_found"],
});

export const product = defineCall({
  method: "GET",
  path: "/api/products/{id}",
  tag: "Catalogue",
  summary: "A product with its choices",
  access: "public",
  data: Product,
  errors: ["not_found"],
});

// ── Cart (C4) ───────────────────────────────────────────────────────────────────────────────────────────────

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
  summary: "Add a product; equal choices join an existing line",
  access: "user",
  body: CartAddRequest,
  data: Cart,
  errors: ["vendor_conflict", "stock_exceeded", "dine_in_only", "addon_rule", "store_inactive", "not_found"],
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
  errors: ["stock_exceeded", "stale_cart", "not_found"],
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
  errors: ["not_found"],
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
  invalidates: ["cart"],
});

export const quoteCart = defineCall({
  method: "POST",
  path: "/api/cart/quote",
  tag: "Cart",
  summary: "What an order would cost now, with reasons; never fails for a cart that can be mended",
  access: "user",
  body: QuoteRequest,
  data: Quote,
  errors: ["not_found"],
});

// ── Addresses (C5) ──────────────────────────────────────────────────────────────────────────────────────────

export const addresses = defineCall({
  method: "GET",
  path: "/api/addresses",
  tag: "Addresses",
  summary: "The customer's addresses, the default one first",
  access: "user",
  data: listOf(Address),
});

export const createAddress = defineCall({
  method: "POST",
  path: "/api/addresses",
  tag: "Addresses",
  summary: "Keep an address",
  access: "user",
  body: AddressRequest,
  data: Address,
  status: 201,
  errors: ["address_limit"],
  invalidates: ["addresses"],
});

export const updateAddress = defineCall({
  method: "POST",
  path: "/api/addresses/{id}/update",
  tag: "Addresses",
  summary: "Change an address",
  access: "user",
  body: AddressRequest,
  data: Address,
  errors: ["not_found"],
  invalidates: ["addresses"],
  kind: "update",
});

export const deleteAddress = defineCall({
  method: "POST",
  path: "/api/addresses/{id}/delete",
  tag: "Addresses",
  summary: "Forget an address",
  access: "user",
  body: NoFields,
  data: Nothing,
  errors: ["not_found", "address_in_use"],
  invalidates: ["addresses"],
});

// ── Orders (C6) ─────────────────────────────────────────────────────────────────────────────────────────────

export const paymentMethods = defineCall({
  method: "GET",
  path: "/api/payment-methods",
  tag: "Orders",
  summary: "How an order at a store can be paid",
  access: "user",
  query: paymentMethodsQuery,
  data: listOf(PaymentMethodChoice),
});

export const createOrder = defineCall({
  method: "POST",
  path: "/api/orders",
  tag: "Orders",
  summary: "Order what is in the cart, exactly once per Idempotency-Key",
  access: "user",
  body: OrderRequest,
  data: Order,
  status: 201,
  errors: [
    "idempotency_key_required",
    "idempotency_mismatch",
    "in_progress",
    "quote_changed",
    "stock_exceeded",
    "store_closed",
    "store_closed_today",
    "store_inactive",
    "cart_empty",
    "min_order",
    "addon_rule",
    "address_required",
    "out_of_zone",
    "dine_in_only",
    "order_type_unavailable",
    "payment_method_unavailable",
    "no_payment_methods",
    "email_unverified",
    "not_found",
  ],
  invalidates: ["cart", "orders"],
  idempotent: true,
});

export const orders = defineCall({
  method: "GET",
  path: "/api/orders",
  tag: "Orders",
  summary: "The customer's orders, newest first",
  access: "user",
  query: ordersQuery,
  data: OrderList,
});

export const order = defineCall({
  method: "GET",
  path: "/api/orders/{id}",
  tag: "Orders",
  summary: "An order with its lines and its timeline",
  access: "user",
  data: Order,
  errors: ["not_found"],
});

export const trackOrder = defineCall({
  method: "GET",
  path: "/api/orders/{id}/track",
  tag: "Orders",
  summary: "Where an order is now",
  access: "user",
  data: OrderTrack,
  errors: ["not_found"],
});

export const orderEvents = defineCall({
  method: "GET",
  path: "/api/orders/{id}/events",
  tag: "Orders",
  summary: "The same as it changes: server-sent events status, eta, rider and done",
  access: "user",
  data: OrderTrack,
  errors: ["not_found"],
  stream: true,
});

export const cancelOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/cancel",
  tag: "Orders",
  summary: "Cancel an order while that is allowed (D1)",
  access: "user",
  body: OrderCancelRequest,
  data: Order,
  errors: ["not_found", "invalid_transition"],
  invalidates: ["orders"],
  kind: "update",
});

// ── Panel side (C7) ─────────────────────────────────────────────────────────────────────────────────────────

export const transitionOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/transition",
  tag: "Panel",
  summary: "Move an order, as the store's, the rider's or the panel's people (D1)",
  access: "staff",
  body: OrderTransitionRequest,
  data: Order,
  errors: ["not_found", "invalid_transition", "stale_version"],
});
