import { COUPON_KINDS, ORDER_TYPES, readCode } from "@talabee/domain";
import * as z from "zod/mini";
import { atMost, CalendarDate, MinorUnits, Id, listOf, Timestamp, pageQuery } from "./primitives.js";
import { schema } from "./schema.js";
import { StoreSummary } from "./store-summary.js";
import { readBy } from "./text.js";

/** State of a coupon for a customer; `locked` is below its minimum spending. */
export const COUPON_STATES = ["usable", "locked", "used", "expired"] as const;

/** A coupon as a customer sees it (REQ-MONEY-29, REQ-MONEY-16). */
export const Coupon = schema(() =>
  z.object({
    id: Id,
    code: z.string(),
    title: z.string(),
    kind: z.enum(COUPON_KINDS),
    /** Basis points for `percent` (1250 = 12.5 %), minor units for `fixed`, 0 for `free_delivery`. */
    value: z.int(),
    min_spending: MinorUnits,
    /** Maximum savings; null means unlimited. */
    max_savings: z.nullable(MinorUnits),
    /** Last valid day in the market's time zone (REQ-MONEY-27). */
    valid_until: z.nullable(CalendarDate),
    /** End of the campaign (REQ-MONEY-27); the earlier of the two dates counts. */
    ends_at: z.nullable(Timestamp),
    /** Null for all stores. */
    vendor: z.nullable(StoreSummary),
    order_types: z.array(z.enum(ORDER_TYPES)),
    state: z.enum(COUPON_STATES),
    /** Amount missing to the minimum spending; 0 unless `locked`. */
    missing_amount: MinorUnits,
  }),
);
export type Coupon = z.infer<typeof Coupon>;

/** A page of coupons. */
export const CouponList = schema(() => listOf(Coupon));
/** Filters of the coupon list. */
export const couponsQuery = schema(() => ({ vendor_id: z.optional(Id), ...pageQuery }));

/** The code of a coupon or a voucher, as it is stored and compared: see `readCode` (REQ-FORM-32). */
export const CouponCode = schema(() =>
  z
    .string("coupon_not_found")
    .check(readBy(readCode), z.minLength(1, "coupon_not_found"), atMost(64, "coupon_not_found")),
);
/** The coupon to apply. */
export const CouponApplyRequest = schema(() => z.object({ code: CouponCode }));

/** The coupon of a cart (REQ-MONEY-28) and its current discount. */
export const CartCoupon = schema(() =>
  z.object({ code: z.string(), title: z.string(), kind: z.enum(COUPON_KINDS), discount: MinorUnits }),
);
