import { COUPON_KINDS, normaliseCouponCode, ORDER_TYPES } from "@talabee/domain";
import * as z from "zod/mini";
import { CalendarDate, MinorUnits, Id, listOf, Moment, pageQuery } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreSummary } from "./store-summary.js";

/** What a customer can do with a coupon now; `locked` is short of its minimum spending. */
export const COUPON_STATES = ["usable", "locked", "used", "expired"] as const;

/** A coupon as a customer sees it (REQ-MONEY-29, REQ-MONEY-16). */
export const Coupon = schema(() =>
  z.object({
    id: Id,
    code: z.string(),
    title: z.string(),
    kind: z.enum(COUPON_KINDS),
    /** Basis points for `percent` (1250 = 12.5 %), dirhams for `fixed`, 0 for `free_delivery`. */
    value: z.int(),
    min_spending: MinorUnits,
    /** The most it may save; null is no bound. */
    max_savings: z.nullable(MinorUnits),
    /** The last day it may be used, in Asia/Qatar (REQ-MONEY-27). */
    valid_until: z.nullable(CalendarDate),
    /** The end of the campaign (REQ-MONEY-27); the earlier of the two ends it. */
    ends_at: z.nullable(Moment),
    /** Null: every store. */
    vendor: z.nullable(StoreSummary),
    order_types: z.array(z.enum(ORDER_TYPES)),
    state: z.enum(COUPON_STATES),
    /** What the cart lacks to the minimum spending; 0 unless `locked`. */
    missing_amount: MinorUnits,
  }),
);
export type Coupon = z.infer<typeof Coupon>;

/** A page of coupons. */
export const CouponList = schema(() => listOf(Coupon));
/** Whose coupons to list. */
export const couponsQuery = schema(() => ({ vendor_id: z.optional(Id), ...pageQuery }));

/** A coupon's code as typed: trimmed, upper case, digits of any script (REQ-FORM-32). */
export const CouponCode = schema(() =>
  z
    .string("coupon_not_found")
    .check(
      z.maxLength(64, "coupon_not_found"),
      z.overwrite(normaliseCouponCode),
      z.minLength(1, "coupon_not_found"),
    ),
);
/** The coupon to put on the cart. */
export const CouponApplyRequest = schema(() => z.object({ code: CouponCode }));

/** The coupon on a cart (REQ-MONEY-28) and what it takes off now. */
export const CartCoupon = schema(() =>
  z.object({ code: z.string(), title: z.string(), kind: z.enum(COUPON_KINDS), discount: MinorUnits }),
);
