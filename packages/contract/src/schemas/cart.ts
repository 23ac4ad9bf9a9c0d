import { ORDER_TYPES, PAYMENT_METHODS, QUOTE_LINE_KINDS } from "@talabee/domain";
import * as z from "zod/mini";
import { CartCoupon } from "./coupons.js";
import {
  MinorUnits,
  Id,
  MAX_LINE_QUANTITY,
  Minutes,
  Timestamp,
  Picture,
  QuantityLimit,
  Sum,
} from "./primitives.js";
import { schema } from "./schema.js";
import { storeOrderingFields, StoreSummary } from "./store-summary.js";
import { prose } from "./text.js";

/** A quantity to order. */
export const Quantity = schema(() =>
  z
    .int("quantity_invalid")
    .check(z.minimum(1, "quantity_invalid"), z.maximum(MAX_LINE_QUANTITY, "quantity_invalid")),
);
/** A special request to the kitchen, 200 characters at most (REQ-FORM-30). */
export const SpecialRequest = schema(() => prose(200));

/** How to handle a cart with products of another store: return `vendor_conflict`, replace the cart, or park it. */
export const ON_CONFLICT = ["ask", "replace", "park"] as const;

/** A product to add, with its options and their quantities. */
export const CartAddRequest = schema(() =>
  z.object({
    product_id: Id,
    quantity: z._default(Quantity, 1),
    addons: z._default(
      z
        .array(z.object({ id: Id, quantity: z._default(Quantity, 1) }, "value_invalid"), "value_invalid")
        .check(z.maxLength(50, "value_invalid")),
      [],
    ),
    note: z.optional(z.nullable(SpecialRequest)),
    on_conflict: z._default(z.enum(ON_CONFLICT, "value_invalid"), "ask"),
  }),
);

/** Quantity 0 removes the line. `version` is that of the displayed cart. */
export const CartUpdateRequest = schema(() =>
  z.object({
    item_id: Id,
    quantity: z
      .int("quantity_invalid")
      .check(z.minimum(0, "quantity_invalid"), z.maximum(MAX_LINE_QUANTITY, "quantity_invalid")),
    version: z.int("value_invalid"),
  }),
);
/** The line to remove. */
export const CartRemoveRequest = schema(() => z.object({ item_id: Id }));

/** A selected add-on; `quantity` is per unit of the product. */
export const ChosenAddon = schema(() =>
  z.object({ id: Id, name: z.string(), price: MinorUnits, quantity: z.int() }),
);

/** Lines with equal product, options and note are one line (REQ-CART-17). */
export const CartLine = schema(() =>
  z.object({
    id: Id,
    product_id: Id,
    name: z.string(),
    image: z.nullable(Picture),
    /** One unit, without add-ons. */
    unit_price: MinorUnits,
    addons: z.array(ChosenAddon),
    note: z.nullable(z.string()),
    quantity: z.int(),
    line_total: Sum,
    in_stock: z.boolean(),
    max_quantity: QuantityLimit,
  }),
);
export type CartLine = z.infer<typeof CartLine>;

/**
 * The price of an order with its parts (REQ-MONEY-18); `quote_hash` ties the order to the displayed quote
 * (REQ-ORDER-36). Totals above the maximum are returned with the problem `amount_too_large`.
 */
export const Quote = schema(() =>
  z.object({
    order_type: z.enum(ORDER_TYPES),
    subtotal: Sum,
    discount: Sum,
    delivery_fee: Sum,
    service_fee: Sum,
    tax: Sum,
    order_total: Sum,
    wallet_applied: Sum,
    /** Cash rounding, negative when rounded down; 0 unless paid in cash (REQ-MONEY-21). */
    rounding: Sum,
    /** order_total - wallet_applied + rounding. */
    amount_due: Sum,
    /** Amount missing to the minimum order of the store; 0 when reached. */
    min_order_missing: Sum,
    free_delivery_missing: z.nullable(Sum),
    /** A hint how to pay less, such as the amount missing to a coupon; null without one. */
    savings_hint: z.nullable(z.string()),
    lines: z.array(
      z.object({
        kind: z.enum(QUOTE_LINE_KINDS),
        label: z.string(),
        amount: Sum,
        reason: z.nullable(z.string()),
      }),
    ),
    /** Problems that prevent the order; empty when the cart can be ordered. */
    problems: z.array(z.object({ code: z.string(), message: z.string(), item_id: z.optional(Id) })),
    expires_at: Timestamp,
    quote_hash: z.string(),
  }),
);
export type Quote = z.infer<typeof Quote>;

/** The store of the cart; a cart has products of one store. */
export const CartVendor = schema(() =>
  z.object({
    ...StoreSummary.shape,
    ...storeOrderingFields,
    min_order: MinorUnits,
    delivery_time: Minutes,
  }),
);
export type CartVendor = z.infer<typeof CartVendor>;

/** A customer's cart; `version` increases with every change. */
export const Cart = schema(() =>
  z.object({
    id: Id,
    version: z.int(),
    vendor: z.nullable(CartVendor),
    items: z.array(CartLine),
    coupon: z.nullable(CartCoupon),
    /** Parked carts, at most one per store. */
    parked: z.array(z.object({ vendor: StoreSummary, items_count: z.int() })),
    /** Null while the cart is empty. */
    quote: z.nullable(Quote),
  }),
);
export type Cart = z.infer<typeof Cart>;

/** The order details to price the cart for. */
export const QuoteRequest = schema(() =>
  z.object({
    order_type: z._default(z.enum(ORDER_TYPES, "value_invalid"), "delivery"),
    address_id: z.optional(z.nullable(Id)),
    /** Requested time; as soon as possible by default. */
    scheduled_at: z.optional(z.nullable(Timestamp)),
    use_wallet: z._default(z.boolean("value_invalid"), false),
    /** Payment method of the amount due: only cash is rounded (REQ-MONEY-21). */
    payment_method: z.optional(z.nullable(z.enum(PAYMENT_METHODS, "value_invalid"))),
  }),
);
