import { ORDER_STATUSES, ORDER_TYPES, PAYMENT_METHODS, PAYMENT_STATUSES } from "@talabee/domain";
import * as z from "zod/mini";
import { Address } from "./addresses.js";
import { Cart, ChosenAddon, ON_CONFLICT } from "./cart.js";
import { MinorUnits, Id, LatLng, listOf, Moment, optionalText, pageQuery, Picture } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreSummary } from "./store-summary.js";

/** `quote_hash` is that of the quote the customer saw; the panel alone decides what is paid. */
export const OrderRequest = schema(() =>
  z.object({
    order_type: z.enum(ORDER_TYPES, "value_invalid"),
    address_id: z.optional(z.nullable(Id)),
    /** Where a dine-in order is eaten. */
    table_number: optionalText(20),
    /** For when it is wanted; as soon as possible when left out. */
    scheduled_at: z.optional(z.nullable(Moment)),
    payment_method: z.enum(PAYMENT_METHODS, "value_invalid"),
    /** The card to charge when paying by `card`. */
    card_id: z.optional(z.nullable(Id)),
    use_wallet: z._default(z.boolean("value_invalid"), false),
    note: optionalText(200),
    quote_hash: z
      .string("value_invalid")
      .check(z.minLength(1, "value_invalid"), z.maxLength(128, "value_invalid")),
  }),
);

/** A line as it was ordered: later changes of the product do not touch it. */
export const OrderLine = schema(() =>
  z.object({
    id: Id,
    product_id: Id,
    name: z.string(),
    image: z.nullable(Picture),
    unit_price: MinorUnits,
    addons: z.array(ChosenAddon),
    note: z.nullable(z.string()),
    quantity: z.int(),
    line_total: MinorUnits,
  }),
);

const orderCard = schema(() => ({
  id: Id,
  /** What a customer tells the store, such as `TB-7K2M9Q`; not guessable in sequence. */
  order_code: z.string(),
  order_type: z.enum(ORDER_TYPES),
  order_status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  vendor: StoreSummary,
  order_total: MinorUnits,
  items_count: z.int(),
  /** The first pictures of the order, 3 at most. */
  images: z.array(Picture),
  created_at: Moment,
  /** When it should arrive or be ready; null once final. */
  eta: z.nullable(z.object({ from: Moment, to: Moment, latest_by: Moment })),
}));
/** An order as it stands in a list. */
export const OrderCard = schema(() => z.object(orderCard));
export type OrderCard = z.infer<typeof OrderCard>;

/** An order with everything its receipt tells; `version` grows with every change (REQ-ORDER-29). */
export const Order = schema(() =>
  z.object({
    ...orderCard,
    system_number: z.int(),
    invoice_date: Moment,
    payment_method: z.enum(PAYMENT_METHODS),
    items: z.array(OrderLine),
    address: z.nullable(Address),
    table_number: z.nullable(z.string()),
    scheduled_at: z.nullable(Moment),
    subtotal: MinorUnits,
    discount: MinorUnits,
    coupon_code: z.nullable(z.string()),
    delivery_fee: MinorUnits,
    service_fee: MinorUnits,
    tax: MinorUnits,
    wallet_applied: MinorUnits,
    /** What rounding cash added, or took when below 0 (REQ-MONEY-21). */
    rounding: MinorUnits,
    /** order_total - wallet_applied + rounding. */
    amount_due: MinorUnits,
    currency: z.literal("QAR"),
    note: z.nullable(z.string()),
    can_cancel: z.boolean(),
    can_review: z.boolean(),
    can_reorder: z.boolean(),
    timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: Moment, by: z.string() })),
    /** The payment that is to be gone on with; null when nothing is left to do. */
    payment: z.nullable(z.object({ id: Id, action_url: z.nullable(z.string()) })),
    version: z.int(),
  }),
);
export type Order = z.infer<typeof Order>;

/** The steps a customer sees; more than the five statuses, as some lie within `accepted` (REQ-ORDER-25). */
export const TRACK_STEPS = [
  "placed",
  "accepted",
  "preparing",
  "delivering",
  "ready",
  "delivered",
  "canceled",
] as const;
export type TrackStep = (typeof TRACK_STEPS)[number];

/** Where an order is now; the steps are those of its type in the order in which they happen. */
export const OrderTrack = schema(() =>
  z.object({
    order_id: Id,
    order_status: z.enum(ORDER_STATUSES),
    payment_status: z.enum(PAYMENT_STATUSES),
    eta: z.nullable(z.object({ from: Moment, to: Moment, latest_by: Moment })),
    steps: z.array(
      z.object({ step: z.enum(TRACK_STEPS), state: z.enum(["done", "now", "next"]), at: z.nullable(Moment) }),
    ),
    rider: z.nullable(z.object({ name: z.string(), phone_masked: z.string(), location: z.nullable(LatLng) })),
    store_location: z.nullable(LatLng),
    destination: z.nullable(LatLng),
    version: z.int(),
  }),
);
export type OrderTrack = z.infer<typeof OrderTrack>;

/** One event of the tracking stream; its `id` line is the version. `done` ends the stream. */
export const ORDER_EVENTS = ["status", "eta", "rider", "done"] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number];

/** Orders still on their way, and those that are final. */
export const ORDER_SCOPES = ["current", "past"] as const;
/** A page of orders. */
export const OrderList = schema(() => listOf(OrderCard));

/** Why a customer cancels. */
export const OrderCancelRequest = schema(() =>
  z.object({
    reason: optionalText(200),
  }),
);
/** What to do when the cart holds another vendor's products. */
export const ReorderRequest = schema(() =>
  z.object({ on_conflict: z._default(z.enum(ON_CONFLICT, "value_invalid"), "ask") }),
);
/** The cart after ordering again, and what is not as it was. */
export const Reordered = schema(() =>
  z.object({
    cart: Cart,
    changes: z.array(
      z.object({ product_id: Id, name: z.string(), kind: z.enum(["removed", "price", "limit"]) }),
    ),
  }),
);
/** A move by the vendor's, the rider's or the panel's people. */
export const OrderTransitionRequest = schema(() =>
  z.object({
    to: z.enum(ORDER_STATUSES, "value_invalid"),
    reason: optionalText(200),
    /** The order's as it was seen: nobody moves an order that has changed meanwhile (REQ-ORDER-29). */
    version: z.int("value_invalid"),
  }),
);

/** A way to pay, and why it cannot be taken when it is not enabled. */
export const PaymentMethodChoice = schema(() =>
  z.object({
    code: z.enum(PAYMENT_METHODS),
    enabled: z.boolean(),
    reason: z.nullable(z.string()),
  }),
);
export type PaymentMethodChoice = z.infer<typeof PaymentMethodChoice>;

/** Which orders to list. */
export const ordersQuery = schema(() => ({ scope: z.optional(z.enum(ORDER_SCOPES)), ...pageQuery }));
/** For which order ways to pay are asked. */
export const paymentMethodsQuery = schema(() => ({
  vendor_id: z.optional(Id),
  order_type: z.optional(z.enum(ORDER_TYPES)),
}));
