/* Orders. */
import { defineCall } from "../call.js";
import { Quote } from "../schemas/cart.js";
import {
  BrokenAddonRule,
  EmailUnverified,
  MissingAmount,
  NextSlots,
  OrderState,
  PaymentDeclined,
  StockShortage,
  VendorConflict,
} from "../schemas/error-data.js";
import {
  Order,
  OrderCancelRequest,
  OrderList,
  OrderRequest,
  ordersQuery,
  OrderTrack,
  PaymentMethodChoice,
  paymentMethodsQuery,
  Reordered,
  ReorderRequest,
} from "../schemas/orders.js";
import { listOf } from "../schemas/primitives.js";
import { Review, ReviewRequest } from "../schemas/reviews.js";

export const paymentMethods = defineCall({
  method: "GET",
  path: "/api/payment-methods",
  tag: "Orders",
  summary: "Payment methods for an order at a store",
  access: "user",
  query: paymentMethodsQuery,
  data: listOf(PaymentMethodChoice),
});

export const createOrder = defineCall({
  method: "POST",
  path: "/api/orders",
  tag: "Orders",
  summary: "Order the cart, exactly once per Idempotency-Key",
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
    zone_unknown: null,
    pin_outside_market: null,
    pin_zone_differs: null,
    dine_in_only: null,
    order_type_unavailable: null,
    payment_method_unavailable: null,
    no_payment_methods: null,
    payment_declined: PaymentDeclined,
    coupon_expired: null,
    coupon_min_spending: MissingAmount,
    coupon_wrong_vendor: null,
    coupon_used_up: null,
    coupon_first_order: null,
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
  summary: "Tracking state of an order",
  access: "user",
  data: OrderTrack,
  errors: { not_found: null },
});

export const orderEvents = defineCall({
  method: "GET",
  path: "/api/orders/{id}/events",
  tag: "Orders",
  summary: "Tracking as server-sent events: status, eta, rider and done",
  access: "user",
  data: OrderTrack,
  errors: { not_found: null },
  stream: true,
});

export const cancelOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/cancel",
  tag: "Orders",
  summary: "Cancel an order while that is allowed (REQ-ORDER-28)",
  access: "user",
  body: OrderCancelRequest,
  data: Order,
  message: "order_canceled",
  errors: { not_found: null, invalid_transition: OrderState },
  invalidates: ["orders", "wallet", "coupons"],
  kind: "update",
});

export const reorder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/reorder",
  tag: "Orders",
  summary: "Add the lines of an order to the cart again, and list what changed",
  access: "user",
  body: ReorderRequest,
  data: Reordered,
  message: "added_to_cart",
  errors: {
    not_found: null,
    vendor_conflict: VendorConflict,
    nothing_available: null,
    store_inactive: null,
    cart_full: null,
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
  message: "review_sent",
  status: 201,
  errors: { not_found: null, already_reviewed: null, order_not_delivered: null },
  invalidates: ["orders", "stores", "products"],
});
