import type { OrderType } from "../orders/order-vocabulary.js";
import { startOfDay } from "../stores/time-zone.js";
import { basisPointsOf, exact } from "./minor-units.js";

/** What a coupon reduces: a percentage, a fixed amount, or the delivery fee (REQ-MONEY-16). */
export const COUPON_KINDS = ["percent", "fixed", "free_delivery"] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** A coupon as its owner configured it (REQ-MONEY-04, REQ-MONEY-16). Amounts in minor units. */
export interface Coupon {
  code: string;
  kind: CouponKind;
  /** Basis points for `percent` (1250 = 12.5 %), minor units for `fixed`, unused for `free_delivery`. */
  value: number;
  active: boolean;
  /** Minor units the subtotal must reach. */
  min_spending: number;
  /** The most it may save, in minor units; 0 is nothing, null no bound. */
  max_savings: number | null;
  /** The last day it may be used, `YYYY-MM-DD` in the market; null is no bound (REQ-MONEY-27). */
  valid_until: string | null;
  /** The end of the campaign, ISO-8601, exclusive; null is no bound (REQ-MONEY-27). */
  ends_at: string | null;
  /** Null is every vendor. */
  vendor_id: string | null;
  /** Null is every order type. */
  order_types: readonly OrderType[] | null;
  excludes_sale_items: boolean;
  /** Whether it is for a first order, and this customer has ordered before. */
  first_order_missed: boolean;
  /** Uses left in all and for this customer, whichever is less; null is no bound. */
  uses_left: number | null;
}

/** Why a coupon may not be used, as the codes of errors (REQ-MESSAGE-56). */
export const COUPON_REFUSALS = [
  "coupon_not_found",
  "coupon_expired",
  "coupon_used_up",
  "coupon_first_order",
  "coupon_wrong_vendor",
  "coupon_order_type",
  "coupon_min_spending",
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** The cart a coupon is applied to. */
export interface CouponUse {
  /** Minor units before any discount. */
  subtotal: number;
  vendor_id: string;
  order_type: OrderType;
  now: Date;
  /** IANA name of the market's time zone. */
  time_zone: string;
}

/**
 * When the coupon ends: the earlier of the end of its last day and the end of its campaign; null is never
 * (REQ-MONEY-27). A date that cannot be read gives an invalid Date.
 */
export function couponEnd(
  { valid_until, ends_at }: Pick<Coupon, "valid_until" | "ends_at">,
  timeZone: string,
): Date | null {
  const ends = [
    ...(valid_until === null ? [] : [startOfDay(valid_until, timeZone, 1).getTime()]),
    ...(ends_at === null ? [] : [Date.parse(ends_at)]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/**
 * Why a coupon may not be used, or null when it may (REQ-MONEY-16, REQ-MESSAGE-56). `missing` is the amount the
 * subtotal lacks, in minor units, for `coupon_min_spending`, else 0. A date that cannot be read counts as past.
 */
export function couponRefusal(
  coupon: Coupon,
  { subtotal, vendor_id, order_type, now, time_zone }: CouponUse,
): { code: CouponRefusal; missing: number } | null {
  const refuse = (code: CouponRefusal, missing = 0) => ({ code, missing });
  if (!coupon.active) return refuse("coupon_not_found");
  const end = couponEnd(coupon, time_zone);
  if (end !== null && !(now.getTime() < end.getTime())) return refuse("coupon_expired");
  if (coupon.uses_left !== null && coupon.uses_left <= 0) return refuse("coupon_used_up");
  if (coupon.first_order_missed) return refuse("coupon_first_order");
  if (coupon.vendor_id !== null && coupon.vendor_id !== vendor_id) return refuse("coupon_wrong_vendor");
  if (coupon.order_types !== null && !coupon.order_types.includes(order_type)) {
    return refuse("coupon_order_type");
  }
  const missing = coupon.min_spending - subtotal;
  return missing > 0 ? refuse("coupon_min_spending", missing) : null;
}

/**
 * The discount of a valid coupon, in minor units (REQ-MONEY-16): never more than its maximum, nor than `base`
 * (the lines it applies to); free delivery never more than the fee. Throws a RangeError on invalid amounts.
 */
export function couponDiscount(
  { kind, value, max_savings }: Pick<Coupon, "kind" | "value" | "max_savings">,
  { base, delivery_fee }: { base: number; delivery_fee: number },
): number {
  const bound = max_savings === null ? Number.MAX_SAFE_INTEGER : exact(max_savings, "maximum savings");
  switch (kind) {
    case "percent":
      return Math.min(basisPointsOf(base, value), bound, base);
    case "fixed":
      return Math.min(exact(value, "coupon value"), bound, base);
    case "free_delivery":
      return Math.min(exact(delivery_fee, "delivery fee"), bound);
  }
}
