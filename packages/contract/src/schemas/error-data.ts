import { ORDER_STATUSES } from "@talabee/domain";
import * as z from "zod/mini";
import type { MessageKey } from "../messages/index.js";
import { Cart, Quote, StockExceeded, VendorConflict } from "./cart.js";
import { FamilyBasket } from "./family.js";
import { Dirhams, Id, Moment } from "./primitives.js";
import { schema } from "./schema.js";

/** What the `data` of an error holds, by its code; null for every code that is not here (C0). */
export const errorData: Readonly<Partial<Record<MessageKey, z.core.$ZodType>>> = schema(() => ({
  email_unverified: z.nullable(z.object({ email: z.string(), resend_available_at: Moment })),
  /** Seconds. */
  resend_cooldown: z.object({ retry_after: z.int() }),
  vendor_conflict: VendorConflict,
  stock_exceeded: StockExceeded,
  stale_cart: Cart,
  stale_basket: FamilyBasket,
  quote_changed: Quote,
  store_closed: z.object({ opens_at: Moment }),
  min_order: z.object({ missing: Dirhams }),
  coupon_min_spending: z.object({ missing: Dirhams }),
  addon_rule: z.object({ group_id: Id }),
  payment_declined: z.object({ retry: z.boolean() }),
  /** Seconds. */
  payment_pending: z.object({ retry_after: z.int() }),
  invalid_transition: z.object({
    order_status: z.enum(ORDER_STATUSES),
    version: z.int(),
    why: z.optional(z.string()),
  }),
  stale_version: z.object({
    order_status: z.enum(ORDER_STATUSES),
    version: z.int(),
    why: z.optional(z.string()),
  }),
}));
