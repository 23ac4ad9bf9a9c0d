import { ORDER_TYPES, QUOTE_LINE_KINDS } from "@talabee/domain";
import * as z from "zod/mini";
import { CartCoupon } from "./coupons.js";
import { Dirhams, Id, Minutes, Moment, Picture } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreFace } from "./store-face.js";

/** A quantity that may be ordered. */
export const Quantity = schema(() =>
  z.int("quantity_invalid").check(z.minimum(1, "quantity_invalid"), z.maximum(999, "quantity_invalid")),
);
/** A special request to the kitchen, 200 characters at most (D3). */
export const SpecialRequest = schema(() =>
  z.string("value_invalid").check(z.trim(), z.maxLength(200, "text_too_long")),
);

/** What to do about a cart with products of another vendor: answer with a question, empty it, or put it aside. */
export const ON_CONFLICT = ["ask", "replace", "park"] as const;

/** A product for the cart, with the options chosen and how many of each. */
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

/** Quantity 0 removes the line. `version` is the cart's as the customer saw it. */
export const CartUpdateRequest = schema(() =>
  z.object({
    item_id: Id,
    quantity: z
      .int("quantity_invalid")
      .check(z.minimum(0, "quantity_invalid"), z.maximum(999, "quantity_invalid")),
    version: z.optional(z.int("value_invalid")),
  }),
);
/** The line to take out. */
export const CartRemoveRequest = schema(() => z.object({ item_id: Id }));

/** An option of a product as it was chosen; `quantity` is for one unit of the product. */
export const ChosenAddon = schema(() =>
  z.object({ id: Id, name: z.string(), price: Dirhams, quantity: z.int() }),
);

/** Lines with equal product, options and note are one line (settled 2). */
export const CartLine = schema(() =>
  z.object({
    id: Id,
    product_id: Id,
    name: z.string(),
    image: z.nullable(Picture),
    /** One unit, without add-ons. */
    unit_price: Dirhams,
    addons: z.array(ChosenAddon),
    note: z.nullable(z.string()),
    quantity: z.int(),
    line_total: Dirhams,
    in_stock: z.boolean(),
    max_quantity: z.int(),
  }),
);
export type CartLine = z.infer<typeof CartLine>;

/** What an order would cost now and why (D2); `quote_hash` binds what the customer saw (settled 17). */
export const Quote = schema(() =>
  z.object({
    order_type: z.enum(ORDER_TYPES),
    subtotal: Dirhams,
    discount: Dirhams,
    delivery_fee: Dirhams,
    service_fee: Dirhams,
    tax: Dirhams,
    order_total: Dirhams,
    wallet_applied: Dirhams,
    amount_due: Dirhams,
    /** What is missing to the store's minimum order, 0 when reached. */
    min_order_missing: Dirhams,
    free_delivery_missing: z.nullable(Dirhams),
    /** A way to pay less, such as what is missing to a coupon; null when there is none. */
    savings_hint: z.nullable(z.string()),
    lines: z.array(
      z.object({
        kind: z.enum(QUOTE_LINE_KINDS),
        label: z.string(),
        amount: Dirhams,
        reason: z.nullable(z.string()),
      }),
    ),
    /** What stands in the way of ordering; empty when the cart can be ordered. */
    problems: z.array(z.object({ code: z.string(), message: z.string(), item_id: z.optional(Id) })),
    expires_at: Moment,
    quote_hash: z.string(),
  }),
);
export type Quote = z.infer<typeof Quote>;

/** Whose products the cart holds: one vendor at a time. */
export const CartVendor = schema(() =>
  z.object({
    ...StoreFace.shape,
    is_open: z.boolean(),
    opens_at: z.nullable(Moment),
    min_order: Dirhams,
    delivery_time: Minutes,
    order_types: z.array(z.enum(ORDER_TYPES)),
  }),
);
export type CartVendor = z.infer<typeof CartVendor>;

/** A customer's cart; `version` grows with every change. */
export const Cart = schema(() =>
  z.object({
    id: Id,
    version: z.int(),
    vendor: z.nullable(CartVendor),
    items: z.array(CartLine),
    coupon: z.nullable(CartCoupon),
    /** Carts put aside, one a vendor at most. */
    parked: z.array(z.object({ vendor: StoreFace, items_count: z.int() })),
    /** Null while the cart is empty. */
    quote: z.nullable(Quote),
  }),
);
export type Cart = z.infer<typeof Cart>;

/** The data of a 409 `vendor_conflict`: whose products the cart holds. */
export const VendorConflict = schema(() =>
  z.object({
    current_vendor: StoreFace,
    /** Pieces, as orders count them: two of one product are 2. */
    items_count: z.int(),
    items: z.array(CartLine),
  }),
);
export type VendorConflict = z.infer<typeof VendorConflict>;
/** The data of a 409 `stock_exceeded`. */
export const StockExceeded = schema(() => z.object({ product_id: Id, available: z.int() }));

/** For what the cart is to be priced. */
export const QuoteRequest = schema(() =>
  z.object({
    order_type: z._default(z.enum(ORDER_TYPES, "value_invalid"), "delivery"),
    address_id: z.optional(z.nullable(Id)),
    /** For when it is wanted; as soon as possible when left out. */
    scheduled_at: z.optional(z.nullable(Moment)),
    use_wallet: z._default(z.boolean("value_invalid"), false),
  }),
);
