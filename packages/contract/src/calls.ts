/**
 * The wire, top to bottom: every call of the storefront to the panel (spec section 7, api part C, settled 28).
 * Both sides are built from this file: the typed client, the panel's validation, the API document, the
 * conformance suite. POST bodies are multipart forms (B22), answers `{ message, data }`, lists
 * `{ items, next_cursor }`, money in dirhams.
 */
import * as z from "zod/mini";
import { defineCall } from "./call.js";
import {
  ChangePasswordRequest,
  EmailVerifyRequest,
  ForgotPasswordRequest,
  LoginRequest,
  LogoutRequest,
  NewToken,
  Registered,
  RegisterRequest,
  ResendVerificationRequest,
  ResetPasswordRequest,
  Session,
  User,
  UserInfoRequest,
  Verification,
} from "./schemas/account.js";
import { Address, AddressRequest } from "./schemas/addresses.js";
import {
  ApplicantRequest,
  Application,
  ApplicationReceived,
  ContactRequest,
  PanelApplicant,
} from "./schemas/applicants.js";
import {
  Cart,
  CartAddRequest,
  CartRemoveRequest,
  CartUpdateRequest,
  Quote,
  QuoteRequest,
} from "./schemas/cart.js";
import {
  categoriesQuery,
  Category,
  CollectionCard,
  CollectionPage,
  collectionQuery,
  Product,
  ProductList,
  Store,
  StoreCard,
  StoreCategoryPage,
  StoreSlots,
  storeSlotsQuery,
  storesQuery,
} from "./schemas/catalogue.js";
import { Page, Startup } from "./schemas/content.js";
import { CouponApplyRequest, CouponList, couponsQuery } from "./schemas/coupons.js";
import {
  BrokenAddonRule,
  EmailUnverified,
  MissingAmount,
  NextSlots,
  OrderState,
  PaymentDeclined,
  RetryAfter,
  StockExceeded,
  StockShortage,
  VendorConflict,
} from "./schemas/error-data.js";
import { UserEvent } from "./schemas/events.js";
import {
  AllowanceRequest,
  BasketAddRequest,
  BasketOrderRequest,
  BasketUpdateRequest,
  FamilyBasket,
  FamilyCreateRequest,
  FamilyJoinRequest,
  FamilyPreview,
  FamilyState,
} from "./schemas/family.js";
import {
  FavouriteList,
  favouritesQuery,
  FavouriteState,
  FavouriteToggleRequest,
} from "./schemas/favourites.js";
import { Home, homeQuery } from "./schemas/home.js";
import { NotificationList, notificationsQuery, PushTokenRequest } from "./schemas/notifications.js";
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
  Reordered,
  ReorderRequest,
} from "./schemas/orders.js";
import {
  ApplicantDecisionRequest,
  panelApplicantsQuery,
  PanelApplicantList,
  PanelCoupon,
  PanelCouponChange,
  PanelCouponList,
  PanelCouponRequest,
  PanelOrder,
  PanelOrderList,
  panelOrdersQuery,
  PanelProduct,
  PanelProductList,
  PanelProductRequest,
  panelProductsQuery,
  Rider,
  RiderAssignRequest,
  RiderPositionRequest,
  SettingsRequest,
} from "./schemas/panel-side.js";
import {
  Card,
  CardPage,
  CardPageRequest,
  CardRequest,
  cardReturnQuery,
  PayBillRequest,
  Payment,
  PaymentConfirmRequest,
  PaymentEvent,
  PaymentOutcome,
} from "./schemas/payments.js";
import { listOf, pageQuery } from "./schemas/primitives.js";
import { Review, ReviewRequest, reviewsQuery, StoreReviews } from "./schemas/reviews.js";
import { schema } from "./schemas/schema.js";
import { searchQuery, SearchResults, suggestQuery, Suggestion } from "./schemas/search.js";
import { AppSettings } from "./schemas/settings.js";
import { Balance, TopUp, TopUpRequest, Wallet, WalletLedger } from "./schemas/wallet.js";

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
  message: "logged_in",
  errors: { invalid_credentials: null, email_unverified: EmailUnverified, account_blocked: null },
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
  message: "registered",
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
  message: "verified",
  errors: {
    otp_invalid: null,
    otp_expired: null,
    otp_locked: null,
    already_verified: null,
    account_blocked: null,
  },
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
  message: "code_sent",
  errors: { resend_cooldown: RetryAfter, already_verified: null },
});

export const forgotPassword = defineCall({
  method: "POST",
  path: "/api/forgot-password",
  tag: "Account",
  summary: "Send a code for a new password; the answer never tells whether the account exists",
  access: "public",
  body: ForgotPasswordRequest,
  data: Nothing,
  message: "code_sent",
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/api/reset-password",
  tag: "Account",
  summary: "Set a new password with the code; every session ends",
  access: "public",
  body: ResetPasswordRequest,
  data: Nothing,
  message: "updated",
  errors: { otp_invalid: null, otp_expired: null, otp_locked: null },
});

export const changePassword = defineCall({
  method: "POST",
  path: "/api/change-password",
  tag: "Account",
  summary: "Change the password; every other session ends",
  access: "user",
  body: ChangePasswordRequest,
  data: NewToken,
  message: "updated",
  kind: "update",
});

export const updateUserInfo = defineCall({
  method: "POST",
  path: "/api/user_info",
  tag: "Account",
  summary: "Change the profile",
  access: "user",
  body: UserInfoRequest,
  data: User,
  message: "updated",
  kind: "update",
});

export const logout = defineCall({
  method: "POST",
  path: "/api/logout",
  tag: "Account",
  summary: "End this session",
  access: "user",
  body: LogoutRequest,
  data: Nothing,
  message: "logged_out",
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

export const startup = defineCall({
  method: "GET",
  path: "/api/startup",
  tag: "Start-up",
  summary: "The lists that forms choose from",
  access: "public",
  data: Startup,
});

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

export const page = defineCall({
  method: "GET",
  path: "/api/pages/{slug}",
  tag: "Start-up",
  summary: "A page of text: about, privacy, terms, contact",
  access: "public",
  data: Page,
  errors: { not_found: null },
});

// ── Catalogue (C3) ──────────────────────────────────────────────────────────────────────────────────────────

export const categories = defineCall({
  method: "GET",
  path: "/api/categories",
  tag: "Catalogue",
  summary: "The categories under which stores are found",
  access: "public",
  query: categoriesQuery,
  data: listOf(Category),
});

export const collections = defineCall({
  method: "GET",
  path: "/api/collections",
  tag: "Catalogue",
  summary: "The collections",
  access: "public",
  query: pageQuery,
  data: listOf(CollectionCard),
});

export const collection = defineCall({
  method: "GET",
  path: "/api/collections/{id}",
  tag: "Catalogue",
  summary: "A collection with a page of its products",
  access: "public",
  query: collectionQuery,
  data: CollectionPage,
  errors: { not_found: null },
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
  errors: { not_found: null, store_inactive: null },
});

export const storeSlots = defineCall({
  method: "GET",
  path: "/api/stores/{id}/slots",
  tag: "Catalogue",
  summary: "When an order may be wanted for at a store, day by day",
  access: "public",
  query: storeSlotsQuery,
  data: StoreSlots,
  errors: { not_found: null, store_inactive: null },
});

export const storeProducts = defineCall({
  method: "GET",
  path: "/api/stores/{id}/products",
  tag: "Catalogue",
  summary: "A store's whole menu, in the order of its categories",
  access: "public",
  query: pageQuery,
  data: ProductList,
  errors: { not_found: null },
});

export const storeCategory = defineCall({
  method: "GET",
  path: "/api/stores/{id}/categories/{cat}",
  tag: "Catalogue",
  summary: "One category of a store's menu",
  access: "public",
  query: pageQuery,
  data: StoreCategoryPage,
  errors: { not_found: null },
});

export const product = defineCall({
  method: "GET",
  path: "/api/products/{id}",
  tag: "Catalogue",
  summary: "A product with its choices",
  access: "public",
  data: Product,
  errors: { not_found: null },
});

export const search = defineCall({
  method: "GET",
  path: "/api/search",
  tag: "Catalogue",
  summary: "Stores, categories and products that match, best first",
  access: "public",
  query: searchQuery,
  data: SearchResults,
});

export const suggest = defineCall({
  method: "GET",
  path: "/api/search/suggest",
  tag: "Catalogue",
  summary: "Texts that complete what is being typed",
  access: "public",
  query: suggestQuery,
  data: listOf(Suggestion),
});

export const storeReviews = defineCall({
  method: "GET",
  path: "/api/stores/{id}/reviews",
  tag: "Catalogue",
  summary: "What customers say of a store",
  access: "public",
  query: reviewsQuery,
  data: StoreReviews,
  errors: { not_found: null },
});

// ── Favourites (C4) ─────────────────────────────────────────────────────────────────────────────────────────

export const favourites = defineCall({
  method: "GET",
  path: "/api/favourites",
  tag: "Favourites",
  summary: "The customer's favourites, newest first",
  access: "user",
  query: favouritesQuery,
  data: FavouriteList,
});

export const toggleFavourite = defineCall({
  method: "POST",
  path: "/api/favourites/toggle",
  tag: "Favourites",
  summary: "Put a store or product among the favourites, or take it out",
  access: "user",
  body: FavouriteToggleRequest,
  data: FavouriteState,
  message: ["added_to_favourite", "removed_from_favourite"],
  errors: { not_found: null },
  invalidates: ["favourites"],
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
  message: "updated",
  errors: {
    vendor_conflict: VendorConflict,
    stock_exceeded: StockExceeded,
    dine_in_only: null,
    addon_rule: BrokenAddonRule,
    price_changed: null,
    store_inactive: null,
    not_found: null,
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
  message: "deleted",
  invalidates: ["cart"],
});

export const restoreParkedCart = defineCall({
  method: "POST",
  path: "/api/cart/parked/{vendor}/restore",
  tag: "Cart",
  summary: "Take a parked cart up again; the present one is parked in its place",
  access: "user",
  body: NoFields,
  data: Cart,
  message: "updated",
  errors: { not_found: null, stale_cart: Cart },
  invalidates: ["cart"],
  kind: "update",
});

export const quoteCart = defineCall({
  method: "POST",
  path: "/api/cart/quote",
  tag: "Cart",
  summary: "What an order would cost now, with reasons; never fails for a cart that can be mended",
  access: "user",
  body: QuoteRequest,
  data: Quote,
  message: null,
  errors: { not_found: null },
});

// ── Coupons (C4) ────────────────────────────────────────────────────────────────────────────────────────────

export const coupons = defineCall({
  method: "GET",
  path: "/api/coupons",
  tag: "Coupons",
  summary: "The customer's coupons, and which the cart can use",
  access: "user",
  query: couponsQuery,
  data: CouponList,
});

export const vendorCoupons = defineCall({
  method: "GET",
  path: "/api/vendor-coupons",
  tag: "Coupons",
  summary: "Coupons of stores that anybody may use",
  access: "public",
  query: couponsQuery,
  data: CouponList,
});

export const applyCoupon = defineCall({
  method: "POST",
  path: "/api/coupons/apply",
  tag: "Coupons",
  summary: "Put a coupon on the cart, in place of the one that was there",
  access: "user",
  body: CouponApplyRequest,
  data: Cart,
  message: "updated",
  errors: {
    coupon_not_found: null,
    coupon_expired: null,
    coupon_min_spending: MissingAmount,
    coupon_wrong_vendor: null,
    coupon_used_up: null,
    coupon_order_type: null,
    cart_empty: null,
  },
  invalidates: ["cart", "coupons"],
});

export const removeCoupon = defineCall({
  method: "POST",
  path: "/api/coupons/remove",
  tag: "Coupons",
  summary: "Take the coupon off the cart",
  access: "user",
  body: NoFields,
  data: Cart,
  message: "deleted",
  invalidates: ["cart", "coupons"],
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
  message: "updated",
  status: 201,
  errors: { address_limit: null },
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
  message: "updated",
  errors: { not_found: null },
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
  message: "deleted",
  errors: { not_found: null, address_in_use: null },
  invalidates: ["addresses"],
});

export const makeDefaultAddress = defineCall({
  method: "POST",
  path: "/api/addresses/{id}/default",
  tag: "Addresses",
  summary: "Make an address the default one",
  access: "user",
  body: NoFields,
  data: Address,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["addresses"],
  kind: "update",
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
  message: "order_created",
  status: 201,
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    quote_changed: Quote,
    stock_exceeded: StockShortage,
    store_closed: NextSlots,
    store_closed_today: null,
    store_inactive: null,
    slot_full: NextSlots,
    cart_empty: null,
    min_order: MissingAmount,
    addon_rule: BrokenAddonRule,
    address_required: null,
    out_of_zone: null,
    dine_in_only: null,
    order_type_unavailable: null,
    payment_method_unavailable: null,
    no_payment_methods: null,
    payment_declined: PaymentDeclined,
    coupon_expired: null,
    coupon_min_spending: MissingAmount,
    coupon_wrong_vendor: null,
    coupon_used_up: null,
    coupon_order_type: null,
    email_unverified: EmailUnverified,
    not_found: null,
    coupon_not_found: null,
    amount_too_large: null,
  },
  invalidates: ["cart", "orders", "wallet", "coupons"],
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
  errors: { not_found: null },
});

export const trackOrder = defineCall({
  method: "GET",
  path: "/api/orders/{id}/track",
  tag: "Orders",
  summary: "Where an order is now",
  access: "user",
  data: OrderTrack,
  errors: { not_found: null },
});

export const orderEvents = defineCall({
  method: "GET",
  path: "/api/orders/{id}/events",
  tag: "Orders",
  summary: "The same as it changes: server-sent events status, eta, rider and done",
  access: "user",
  data: OrderTrack,
  errors: { not_found: null },
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
  message: "updated",
  errors: { not_found: null, invalid_transition: OrderState },
  invalidates: ["orders", "wallet", "coupons"],
  kind: "update",
});

export const reorder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/reorder",
  tag: "Orders",
  summary: "Put what was ordered into the cart again, and tell what changed",
  access: "user",
  body: ReorderRequest,
  data: Reordered,
  message: "updated",
  errors: {
    not_found: null,
    vendor_conflict: VendorConflict,
    nothing_available: null,
    store_inactive: null,
    amount_too_large: null,
  },
  invalidates: ["cart"],
});

export const createReview = defineCall({
  method: "POST",
  path: "/api/reviews",
  tag: "Orders",
  summary: "Review a delivered order, once",
  access: "user",
  body: ReviewRequest,
  data: Review,
  message: "updated",
  status: 201,
  errors: { not_found: null, already_reviewed: null, order_not_delivered: null },
  invalidates: ["orders", "stores", "products"],
});

// ── Events (settled 27) ─────────────────────────────────────────────────────────────────────────────────────

export const events = defineCall({
  method: "GET",
  path: "/api/events",
  tag: "Events",
  summary: "One stream a customer, as server-sent events: orders, notifications, cart and family changes",
  access: "user",
  data: UserEvent,
  stream: true,
});

// ── Payments and wallet (C6) ────────────────────────────────────────────────────────────────────────────────

export const payments = defineCall({
  method: "GET",
  path: "/api/payments",
  tag: "Payments",
  summary: "The customer's payments, newest first",
  access: "user",
  query: pageQuery,
  data: listOf(Payment),
});

export const confirmPayment = defineCall({
  method: "POST",
  path: "/api/payments/{id}/confirm",
  tag: "Payments",
  summary: "Tell how the gateway's page ended",
  access: "user",
  body: PaymentConfirmRequest,
  data: PaymentOutcome,
  message: "payment_successful",
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    not_found: null,
    payment_declined: PaymentDeclined,
    payment_final: null,
    payment_pending: RetryAfter,
  },
  invalidates: ["orders", "payments", "wallet"],
  idempotent: true,
});

export const payBill = defineCall({
  method: "POST",
  path: "/api/pay-bill",
  tag: "Payments",
  summary: "Pay a bill or an order that is not paid yet",
  access: "user",
  body: PayBillRequest,
  data: PaymentOutcome,
  message: ["payment_successful", null],
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    not_found: null,
    already_paid: null,
    payment_declined: PaymentDeclined,
    payment_pending: RetryAfter,
    payment_method_unavailable: null,
    wallet_short: null,
    wallet_part_paid: null,
  },
  invalidates: ["orders", "payments", "wallet"],
  idempotent: true,
});

export const paymentReturn = defineCall({
  method: "GET",
  path: "/api/payments/{id}/return",
  tag: "Payments",
  summary: "Where the gateway's page sends the customer back to: leads to the order in the storefront",
  access: "public",
  data: Nothing,
  errors: { not_found: null },
  redirect: true,
});

export const paymentWebhook = defineCall({
  method: "POST",
  path: "/api/payment-webhooks/{provider}",
  tag: "Payments",
  summary: "What a gateway tells of a payment, signed; told twice it changes nothing",
  access: "gateway",
  body: PaymentEvent,
  data: Nothing,
  message: null,
  errors: { not_found: null, signature_invalid: null },
  encoding: "json",
});

export const cards = defineCall({
  method: "GET",
  path: "/api/cards",
  tag: "Payments",
  summary: "The customer's cards, by token",
  access: "user",
  data: listOf(Card),
});

export const openCardPage = defineCall({
  method: "POST",
  path: "/api/cards/page",
  tag: "Payments",
  summary: "Open the gateway's page on which a card is typed; it is kept as soon as the gateway has it",
  access: "user",
  body: CardPageRequest,
  data: CardPage,
  message: null,
  errors: { payment_method_unavailable: null },
});

export const cardReturn = defineCall({
  method: "GET",
  path: "/api/cards/return",
  tag: "Payments",
  summary:
    "Where the gateway's page sends the customer back to: leads on, with card_added when a card is kept",
  access: "public",
  query: cardReturnQuery,
  data: Nothing,
  redirect: true,
});

export const addCard = defineCall({
  method: "POST",
  path: "/api/cards",
  tag: "Payments",
  summary: "Keep a card by the gateway's token",
  access: "user",
  body: CardRequest,
  data: Card,
  message: "updated",
  status: 201,
  errors: { payment_declined: PaymentDeclined },
  invalidates: ["cards"],
});

export const deleteCard = defineCall({
  method: "POST",
  path: "/api/cards/{id}/delete",
  tag: "Payments",
  summary: "Forget a card",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["cards"],
});

export const wallet = defineCall({
  method: "GET",
  path: "/api/wallet",
  tag: "Wallet",
  summary: "What the wallet holds",
  access: "user",
  data: Wallet,
});

export const walletTransactions = defineCall({
  method: "GET",
  path: "/api/wallet/transactions",
  tag: "Wallet",
  summary: "The wallet's ledger, newest first",
  access: "user",
  query: pageQuery,
  data: WalletLedger,
});

export const topUpWallet = defineCall({
  method: "POST",
  path: "/api/wallet/topup",
  tag: "Wallet",
  summary: "Put money into the wallet",
  access: "user",
  body: TopUpRequest,
  data: TopUp,
  message: ["payment_successful", null],
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    payment_declined: PaymentDeclined,
    payment_pending: RetryAfter,
    payment_method_unavailable: null,
    not_found: null,
  },
  invalidates: ["wallet", "payments"],
  idempotent: true,
});

export const redeemVoucher = defineCall({
  method: "POST",
  path: "/api/wallet/redeem",
  tag: "Wallet",
  summary: "Put the worth of a voucher into the wallet",
  access: "user",
  body: CouponApplyRequest,
  data: Balance,
  message: "updated",
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    voucher_not_found: null,
    voucher_expired: null,
    voucher_used: null,
  },
  invalidates: ["wallet"],
  idempotent: true,
});

// ── Notifications (C7) ──────────────────────────────────────────────────────────────────────────────────────

export const notifications = defineCall({
  method: "GET",
  path: "/api/notifications",
  tag: "Notifications",
  summary: "The customer's notifications, newest first",
  access: "user",
  query: notificationsQuery,
  data: NotificationList,
});

export const readNotification = defineCall({
  method: "POST",
  path: "/api/notifications/{id}/read",
  tag: "Notifications",
  summary: "Mark a notification as read",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: null,
  errors: { not_found: null },
  invalidates: ["notifications"],
});

export const readAllNotifications = defineCall({
  method: "POST",
  path: "/api/notifications/read-all",
  tag: "Notifications",
  summary: "Mark every notification as read",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: null,
  invalidates: ["notifications"],
});

export const deleteNotification = defineCall({
  method: "POST",
  path: "/api/notifications/{id}/delete",
  tag: "Notifications",
  summary: "Forget a notification",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["notifications"],
});

export const registerPushToken = defineCall({
  method: "POST",
  path: "/api/fcm-token",
  tag: "Notifications",
  summary: "Where pushes for this customer go",
  access: "user",
  body: PushTokenRequest,
  data: Nothing,
  message: null,
});

// ── Family (C7, settled 28) ─────────────────────────────────────────────────────────────────────────────────

export const family = defineCall({
  method: "GET",
  path: "/api/family",
  tag: "Family",
  summary: "The customer's family with its members and its basket",
  access: "user",
  data: FamilyState,
});

export const familyPreview = defineCall({
  method: "GET",
  path: "/api/family/invites/{code}",
  tag: "Family",
  summary: "What a code opens, before joining",
  access: "user",
  data: FamilyPreview,
  errors: { not_found: null },
});

export const createFamily = defineCall({
  method: "POST",
  path: "/api/family/create",
  tag: "Family",
  summary: "Make a family",
  access: "user",
  body: FamilyCreateRequest,
  data: FamilyState,
  message: "updated",
  errors: { already_member: null },
  invalidates: ["family"],
});

export const joinFamily = defineCall({
  method: "POST",
  path: "/api/family/join",
  tag: "Family",
  summary: "Join a family by its code",
  access: "user",
  body: FamilyJoinRequest,
  data: FamilyState,
  message: "updated",
  errors: { family_code: null, family_full: null, already_member: null },
  invalidates: ["family"],
});

export const leaveFamily = defineCall({
  method: "POST",
  path: "/api/family/leave",
  tag: "Family",
  summary: "Leave the family; the last one out closes it",
  access: "user",
  body: NoFields,
  data: FamilyState,
  message: "updated",
  errors: { not_member: null },
  invalidates: ["family"],
});

export const removeFamilyMember = defineCall({
  method: "POST",
  path: "/api/family/members/{id}/remove",
  tag: "Family",
  summary: "Take a member out, as the owner",
  access: "user",
  body: NoFields,
  data: FamilyState,
  message: "deleted",
  errors: { not_found: null, not_owner: null, not_member: null },
  invalidates: ["family"],
  kind: "update",
});

export const setFamilyAllowance = defineCall({
  method: "POST",
  path: "/api/family/members/{id}/allowance",
  tag: "Family",
  summary: "Bound what the owner's wallet pays for a member in a month",
  access: "user",
  body: AllowanceRequest,
  data: FamilyState,
  message: "updated",
  errors: { not_found: null, not_owner: null, not_member: null },
  invalidates: ["family"],
  kind: "update",
});

export const addToFamilyBasket = defineCall({
  method: "POST",
  path: "/api/family/basket/add",
  tag: "Family",
  summary: "Add a product to the basket all members fill",
  access: "user",
  body: BasketAddRequest,
  data: FamilyBasket,
  message: "updated",
  errors: {
    not_member: null,
    vendor_conflict: VendorConflict,
    stock_exceeded: StockExceeded,
    dine_in_only: null,
    addon_rule: BrokenAddonRule,
    store_inactive: null,
    not_found: null,
    amount_too_large: null,
  },
  invalidates: ["family"],
});

export const updateFamilyBasketLine = defineCall({
  method: "POST",
  path: "/api/family/basket/update",
  tag: "Family",
  summary: "Set a line's quantity; 0 removes it",
  access: "user",
  body: BasketUpdateRequest,
  data: FamilyBasket,
  message: "quantity_updated",
  errors: {
    not_member: null,
    stock_exceeded: StockExceeded,
    stale_basket: FamilyBasket,
    not_found: null,
    amount_too_large: null,
  },
  invalidates: ["family"],
  kind: "update",
});

export const removeFamilyBasketLine = defineCall({
  method: "POST",
  path: "/api/family/basket/remove",
  tag: "Family",
  summary: "Remove a line",
  access: "user",
  body: CartRemoveRequest,
  data: FamilyBasket,
  message: "deleted",
  errors: { not_member: null, not_found: null },
  invalidates: ["family"],
});

export const quoteFamilyBasket = defineCall({
  method: "POST",
  path: "/api/family/basket/quote",
  tag: "Family",
  summary: "What an order of the basket would cost now",
  access: "user",
  body: QuoteRequest,
  data: Quote,
  message: null,
  errors: { not_member: null, not_found: null },
});

export const orderFamilyBasket = defineCall({
  method: "POST",
  path: "/api/family/basket/order",
  tag: "Family",
  summary: "Order the basket, as the owner",
  access: "user",
  body: BasketOrderRequest,
  data: Order,
  message: "order_created",
  status: 201,
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    not_owner: null,
    not_member: null,
    email_unverified: EmailUnverified,
    quote_changed: Quote,
    basket_empty: null,
    stock_exceeded: StockShortage,
    store_closed: NextSlots,
    store_closed_today: null,
    store_inactive: null,
    slot_full: NextSlots,
    min_order: MissingAmount,
    addon_rule: BrokenAddonRule,
    address_required: null,
    out_of_zone: null,
    dine_in_only: null,
    order_type_unavailable: null,
    payment_method_unavailable: null,
    no_payment_methods: null,
    payment_declined: PaymentDeclined,
    not_found: null,
    amount_too_large: null,
  },
  invalidates: ["family", "orders", "wallet"],
  idempotent: true,
});

// ── Applicants and contact (C7) ─────────────────────────────────────────────────────────────────────────────

export const apply = defineCall({
  method: "POST",
  path: "/api/applicants",
  tag: "Applicants",
  summary: "Apply to become a partner, rider, star or marketplace",
  access: "public",
  body: ApplicantRequest,
  data: ApplicationReceived,
  message: "message_sent",
  status: 201,
  errors: { already_applied: null },
  invalidates: ["applicants"],
});

export const myApplications = defineCall({
  method: "GET",
  path: "/api/applicants/mine",
  tag: "Applicants",
  summary: "The customer's applications, newest first",
  access: "user",
  data: listOf(Application),
});

export const contactUs = defineCall({
  method: "POST",
  path: "/api/contact-us",
  tag: "Applicants",
  summary: "Send a message to the people of the brand",
  access: "public",
  body: ContactRequest,
  data: Nothing,
  message: "message_sent",
});

// ── Panel side (C7) ─────────────────────────────────────────────────────────────────────────────────────────

export const panelOrders = defineCall({
  method: "GET",
  path: "/api/panel/orders",
  tag: "Panel",
  summary: "Orders of the stores one works for, those that wait longest first",
  access: "staff",
  query: panelOrdersQuery,
  data: PanelOrderList,
});

export const panelOrder = defineCall({
  method: "GET",
  path: "/api/panel/orders/{id}",
  tag: "Panel",
  summary: "An order with whom it is for",
  access: "staff",
  data: PanelOrder,
  errors: { not_found: null },
});

export const transitionOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/transition",
  tag: "Panel",
  summary: "Move an order, as the store's, the rider's or the panel's people (D1)",
  access: "staff",
  body: OrderTransitionRequest,
  data: Order,
  message: "updated",
  errors: { not_found: null, invalid_transition: OrderState, stale_version: OrderState },
  invalidates: ["panel"],
});

export const assignRider = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/rider",
  tag: "Panel",
  summary: "Say who rides with an order",
  access: "staff",
  body: RiderAssignRequest,
  data: PanelOrder,
  message: "updated",
  errors: { not_found: null, invalid_transition: OrderState, rider_busy: null },
  invalidates: ["panel"],
  kind: "update",
});

export const panelRiders = defineCall({
  method: "GET",
  path: "/api/panel/riders",
  tag: "Panel",
  summary: "Who delivers, and where they are",
  access: "staff",
  query: pageQuery,
  data: listOf(Rider),
});

export const reportRiderPosition = defineCall({
  method: "POST",
  path: "/api/panel/riders/position",
  tag: "Panel",
  summary: "Tell where the calling rider is",
  access: "staff",
  body: RiderPositionRequest,
  data: Nothing,
  message: null,
});

export const panelProducts = defineCall({
  method: "GET",
  path: "/api/panel/products",
  tag: "Panel",
  summary: "Products of the stores one works for",
  access: "staff",
  query: panelProductsQuery,
  data: PanelProductList,
});

export const updatePanelProduct = defineCall({
  method: "POST",
  path: "/api/panel/products/{id}/update",
  tag: "Panel",
  summary: "Change stock, price or state of a product",
  access: "staff",
  body: PanelProductRequest,
  data: PanelProduct,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel"],
  kind: "update",
});

export const panelCoupons = defineCall({
  method: "GET",
  path: "/api/panel/coupons",
  tag: "Panel",
  summary: "Every coupon there is",
  access: "admin",
  query: couponsQuery,
  data: PanelCouponList,
});

export const createPanelCoupon = defineCall({
  method: "POST",
  path: "/api/panel/coupons",
  tag: "Panel",
  summary: "Make a coupon",
  access: "admin",
  body: PanelCouponRequest,
  data: PanelCoupon,
  message: "updated",
  status: 201,
  errors: { coupon_code_taken: null },
  invalidates: ["panel"],
});

export const updatePanelCoupon = defineCall({
  method: "POST",
  path: "/api/panel/coupons/{id}/update",
  tag: "Panel",
  summary: "Change a coupon",
  access: "admin",
  body: PanelCouponChange,
  data: PanelCoupon,
  message: "updated",
  errors: { not_found: null, coupon_code_taken: null },
  invalidates: ["panel"],
  kind: "update",
});

export const updateSettings = defineCall({
  method: "POST",
  path: "/api/panel/settings",
  tag: "Panel",
  summary: "Change what the panel decides for every storefront",
  access: "super_admin",
  body: SettingsRequest,
  data: AppSettings,
  message: "updated",
  invalidates: ["app-settings", "startup"],
  kind: "update",
});

export const panelApplicants = defineCall({
  method: "GET",
  path: "/api/panel/applicants",
  tag: "Panel",
  summary: "Applications, oldest first",
  access: "admin",
  query: panelApplicantsQuery,
  data: PanelApplicantList,
});

export const decideApplication = defineCall({
  method: "POST",
  path: "/api/panel/applicants/{id}/decide",
  tag: "Panel",
  summary: "Take an application further",
  access: "admin",
  body: ApplicantDecisionRequest,
  data: PanelApplicant,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel"],
  kind: "update",
});
