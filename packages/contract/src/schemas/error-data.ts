/** What the `data` of errors holds (REQ-API-27). Which code holds which stands with each call in the table. */
import { ORDER_STATUSES } from "@talabee/domain";
import * as z from "zod/mini";
import { CartLine } from "./cart.js";
import { MinorUnits, Id, Moment } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreSummary } from "./store-summary.js";

/** Of `email_unverified`: to whom the code goes, and the attempt that goes with it. Null when there is no code to enter. */
export const EmailUnverified = schema(() =>
  z.nullable(z.object({ email: z.string(), attempt: z.optional(z.string()), resend_available_at: Moment })),
);
/** Of `resend_cooldown` and `payment_pending`: seconds after which to ask again. */
export const RetryAfter = schema(() => z.object({ retry_after: z.int() }));

/** Of `vendor_conflict`: whose products the cart holds. */
export const VendorConflict = schema(() =>
  z.object({
    current_vendor: StoreSummary,
    /** Pieces, as orders count them: two of one product are 2. */
    items_count: z.int(),
    items: z.array(CartLine),
  }),
);
export type VendorConflict = z.infer<typeof VendorConflict>;

/** Of `stock_exceeded` while a cart is filled: how many of the product it may hold. */
export const StockExceeded = schema(() => z.object({ product_id: Id, available: z.int() }));
/** Of `stock_exceeded` on an order: every line of which there is not enough any more. */
export const StockShortage = schema(() =>
  z.object({
    items: z.array(z.object({ item_id: Id, product_id: Id, name: z.string(), available: z.int() })),
  }),
);
export type StockShortage = z.infer<typeof StockShortage>;

/** Of `store_closed` and `slot_full`: the next times an order can be wanted for, soonest first. */
export const NextSlots = schema(() => z.object({ next_slots: z.array(Moment) }));
/** Of `min_order` and `coupon_min_spending`: dirhams of subtotal that are missing. */
export const MissingAmount = schema(() => z.object({ missing: MinorUnits }));
/** Of `addon_rule`: the group whose rule was not kept. */
export const BrokenAddonRule = schema(() => z.object({ group_id: Id }));
/** Of `payment_declined`: whether another try makes sense. */
export const PaymentDeclined = schema(() => z.object({ retry: z.boolean() }));
/** Of `invalid_transition` and `stale_version`: the order as it is now. */
export const OrderState = schema(() =>
  z.object({ order_status: z.enum(ORDER_STATUSES), version: z.int(), why: z.optional(z.string()) }),
);
