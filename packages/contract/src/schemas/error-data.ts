/** Schemas of the `data` of errors (REQ-API-27). Each call declares the schemas of its codes. */
import { ORDER_STATUSES } from "@talabee/domain";
import * as z from "zod/mini";
import { CartLine } from "./cart.js";
import { MinorUnits, Id, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreSummary } from "./store-summary.js";

/** Data of `email_unverified`: the address of the code and its registration attempt. Null without a code to enter. */
export const EmailUnverified = schema(() =>
  z.nullable(
    z.object({ email: z.string(), attempt: z.optional(z.string()), resend_available_at: Timestamp }),
  ),
);
/** Data of `email_code_required` and `second_factor_required`: the token that confirms the sign-in, with its expiry. */
export const SignInChallenge = schema(() => z.object({ challenge: z.string(), expires_at: Timestamp }));
/** Data of `resend_cooldown` and `payment_pending`: seconds after which to retry. */
export const RetryAfter = schema(() => z.object({ retry_after: z.int() }));

/** Data of `vendor_conflict`: the store of the cart. */
export const VendorConflict = schema(() =>
  z.object({
    current_vendor: StoreSummary,
    /** Units: two of one product count 2. */
    items_count: z.int(),
    items: z.array(CartLine),
  }),
);
export type VendorConflict = z.infer<typeof VendorConflict>;

/** Data of `stock_exceeded` of a cart: the available quantity of the product. */
export const StockExceeded = schema(() => z.object({ product_id: Id, available: z.int() }));
/** Data of `stock_exceeded` of an order: all lines with insufficient stock. */
export const StockShortage = schema(() =>
  z.object({
    items: z.array(z.object({ item_id: Id, product_id: Id, name: z.string(), available: z.int() })),
  }),
);
export type StockShortage = z.infer<typeof StockShortage>;

/** Data of `store_closed` and `slot_full`: the next free slots, soonest first. */
export const NextSlots = schema(() => z.object({ next_slots: z.array(Timestamp) }));
/** Data of `min_order` and `coupon_min_spending`: missing subtotal in minor units. */
export const MissingAmount = schema(() => z.object({ missing: MinorUnits }));
/** Data of `addon_rule`: the add-on group whose limits are violated. */
export const BrokenAddonRule = schema(() => z.object({ group_id: Id }));
/** Data of `payment_declined` and `payment_canceled`: whether a retry can succeed. */
export const PaymentDeclined = schema(() => z.object({ retry: z.boolean() }));
/** Data of `invalid_transition` and `stale_version`: the current state of the order. */
export const OrderState = schema(() =>
  z.object({ order_status: z.enum(ORDER_STATUSES), version: z.int(), why: z.optional(z.string()) }),
);
