import {
  CANCEL_CAUSES,
  CANCEL_REFUND_TARGETS,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  REFUND_REASONS,
  TRACK_STEPS,
  plainText,
  readTable,
} from "@talabee/domain";
import * as z from "zod/mini";
import { Address } from "./addresses.js";
import { Cart, ChosenAddon, ON_CONFLICT } from "./cart.js";
import { atMost, MinorUnits, Id, LatLng, listOf, Timestamp, pageQuery, Picture } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreSummary } from "./store-summary.js";
import { optionalProse, readBy } from "./text.js";

/** `quote_hash` is that of the displayed quote; amounts are computed by the server only. */
export const OrderRequest = schema(() =>
  z.object({
    order_type: z.enum(ORDER_TYPES, "value_invalid"),
    address_id: z.optional(z.nullable(Id)),
    /** Table of a dine-in order. */
    table_number: z.optional(
      z.nullable(
        z.string("value_invalid").check(
          readBy((text) => readTable(text) ?? plainText(text)),
          atMost(20, "text_too_long"),
          z.refine((table) => table === "" || readTable(table) !== null, "value_invalid"),
        ),
      ),
    ),
    /** Requested time; as soon as possible by default. */
    scheduled_at: z.optional(z.nullable(Timestamp)),
    payment_method: z.enum(PAYMENT_METHODS, "value_invalid"),
    /** The card to charge when paying by `card`. */
    card_id: z.optional(z.nullable(Id)),
    use_wallet: z._default(z.boolean("value_invalid"), false),
    note: optionalProse(200),
    quote_hash: z
      .string("value_invalid")
      .check(z.minLength(1, "value_invalid"), z.maxLength(128, "value_invalid")),
  }),
);

/** A line as ordered: later changes of the product do not affect it. */
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

/**
 * How the order stands, for apps that do not know its status; `completed` was handed over. Absent on servers before it.
 */
const outcome = schema(() => z.optional(z.enum(["open", "completed", "canceled"])));

const orderCard = schema(() => ({
  id: Id,
  /** Order number for customer and store, such as `TB-7K2M9Q`; not sequential. */
  order_code: z.string(),
  order_type: z.enum(ORDER_TYPES),
  order_status: z.enum(ORDER_STATUSES),
  outcome,
  payment_status: z.enum(PAYMENT_STATUSES),
  vendor: StoreSummary,
  order_total: MinorUnits,
  items_count: z.int(),
  /** The first pictures of the order, 3 at most. */
  images: z.array(Picture),
  created_at: Timestamp,
  /** Estimated arrival or pickup time; null once final. */
  eta: z.nullable(z.object({ from: Timestamp, to: Timestamp, latest_by: Timestamp })),
  /** Whether the order is over and its store still in the shop. */
  can_reorder: z.boolean(),
}));
/** An order in a list. */
export const OrderCard = schema(() => z.object(orderCard));
export type OrderCard = z.infer<typeof OrderCard>;

/** Money of an order that goes back to its customer, and where to. */
export const MoneyBack = schema(() =>
  z.object({
    at: Timestamp,
    amount: MinorUnits,
    to_wallet: MinorUnits,
    /** Back to the card or account that paid. */
    to_card: MinorUnits,
    /** Handed back in cash. */
    to_cash: MinorUnits,
    /** Why, of a delivered order; null for a canceled one, and where the server does not know. */
    reason: z.nullable(z.enum(REFUND_REASONS)),
    /** `pending` has not reached the card yet; `failed` was refused there, and a person returns it. */
    state: z.enum(["done", "pending", "failed"]),
  }),
);
export type MoneyBack = z.infer<typeof MoneyBack>;

/** Why an order was canceled; `reason` is what the store or the office wrote to the customer. */
export const Cancellation = schema(() =>
  z.object({ cause: z.enum(CANCEL_CAUSES), reason: z.nullable(z.string()) }),
);
export type Cancellation = z.infer<typeof Cancellation>;

/** An order with all data of its receipt; `version` increases with every change (REQ-ORDER-29). */
export const Order = schema(() =>
  z.object({
    ...orderCard,
    system_number: z.int(),
    invoice_date: Timestamp,
    payment_method: z.enum(PAYMENT_METHODS),
    items: z.array(OrderLine),
    address: z.nullable(Address),
    table_number: z.nullable(z.string()),
    scheduled_at: z.nullable(Timestamp),
    subtotal: MinorUnits,
    discount: MinorUnits,
    coupon_code: z.nullable(z.string()),
    delivery_fee: MinorUnits,
    service_fee: MinorUnits,
    tax: MinorUnits,
    wallet_applied: MinorUnits,
    /** Cash rounding, negative when rounded down (REQ-MONEY-21). */
    rounding: MinorUnits,
    /** order_total - wallet_applied + rounding. */
    amount_due: MinorUnits,
    /** ISO 4217 code of the market. */
    currency: z.string(),
    note: z.nullable(z.string()),
    can_cancel: z.boolean(),
    can_review: z.boolean(),
    timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: Timestamp, by: z.string() })),
    /** The payment to continue; null when there is none. */
    payment: z.nullable(z.object({ id: Id, action_url: z.nullable(z.string()) })),
    /** Null unless it is canceled. Absent on servers before it, like `refunds`. */
    cancellation: z.optional(z.nullable(Cancellation)),
    /** What went back of it, oldest first. */
    refunds: z.optional(z.array(MoneyBack)),
    version: z.int(),
  }),
);
export type Order = z.infer<typeof Order>;

/** Tracking state of an order, with the steps of its type in order. */
export const OrderTrack = schema(() =>
  z.object({
    order_id: Id,
    order_status: z.enum(ORDER_STATUSES),
    outcome,
    payment_status: z.enum(PAYMENT_STATUSES),
    eta: z.nullable(z.object({ from: Timestamp, to: Timestamp, latest_by: Timestamp })),
    steps: z.array(
      z.object({
        step: z.enum(TRACK_STEPS),
        state: z.enum(["done", "now", "next"]),
        at: z.nullable(Timestamp),
      }),
    ),
    /** `name` in the script of the language; `contact_phone` is a relay that shows neither side the other's number. */
    rider: z.nullable(
      z.object({
        name: z.string(),
        contact_phone: z.nullable(z.string()),
        location: z.nullable(LatLng),
      }),
    ),
    store_location: z.nullable(LatLng),
    /** Where the store is, as people say it: for those who collect their order. */
    store_address: z.optional(z.nullable(z.string())),
    destination: z.nullable(LatLng),
    /** Minutes of all delays that the store told of. */
    delay_minutes: z.optional(z.int()),
    /** Whether the store should have answered by now: the customer may wait, or cancel and get the money back. */
    store_unanswered: z.optional(z.boolean()),
    /** When an order that its store does not answer is canceled; null while it need not be told. */
    cancels_at: z.optional(z.nullable(Timestamp)),
    /** When the store said that it is ready, also of a delivery, which then waits for its rider. */
    ready_at: z.optional(z.nullable(Timestamp)),
    /** What the customer says when the order is handed over; null before it is accepted, and once it is over. */
    hand_over_code: z.optional(z.nullable(z.string())),
    version: z.int(),
  }),
);
export type OrderTrack = z.infer<typeof OrderTrack>;

/** One event of the tracking stream; its `id` line is the version. `done` ends the stream. */
export const ORDER_EVENTS = ["status", "eta", "rider", "done"] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number];

/** Active or final orders. */
export const ORDER_SCOPES = ["current", "past"] as const;
/** A page of orders. */
export const OrderList = schema(() => listOf(OrderCard));

/** Reason of a cancellation, and where money that was paid goes back to: where it came from by default. */
export const OrderCancelRequest = schema(() =>
  z.object({
    reason: optionalProse(200),
    refund_to: z._default(z.enum(CANCEL_REFUND_TARGETS, "value_invalid"), "origin"),
  }),
);
/** How to handle a cart with products of another store. */
export const ReorderRequest = schema(() =>
  z.object({ on_conflict: z._default(z.enum(ON_CONFLICT, "value_invalid"), "ask") }),
);
/** The cart after the reorder, and the differences from the original order. */
export const Reordered = schema(() =>
  z.object({
    cart: Cart,
    changes: z.array(
      z.object({ product_id: Id, name: z.string(), kind: z.enum(["removed", "price", "limit"]) }),
    ),
  }),
);
/** A status change by store staff, rider or admin. */
export const OrderTransitionRequest = schema(() =>
  z.object({
    to: z.enum(ORDER_STATUSES, "value_invalid"),
    reason: optionalProse(200),
    /** Version of the displayed order: a change of an outdated order is rejected (REQ-ORDER-29). */
    version: z.int("value_invalid"),
  }),
);

/** A payment method, with the reason if it is not enabled. */
export const PaymentMethodChoice = schema(() =>
  z.object({
    code: z.enum(PAYMENT_METHODS),
    enabled: z.boolean(),
    reason: z.nullable(z.string()),
    /** Cards and wallets that it takes, by the names that customers know. */
    names: z.optional(z.array(z.string())),
  }),
);
export type PaymentMethodChoice = z.infer<typeof PaymentMethodChoice>;

/** Filters of the order list. */
export const ordersQuery = schema(() => ({ scope: z.optional(z.enum(ORDER_SCOPES)), ...pageQuery }));
/** The order to list payment methods for. */
export const paymentMethodsQuery = schema(() => ({
  vendor_id: z.optional(Id),
  order_type: z.optional(z.enum(ORDER_TYPES)),
}));
