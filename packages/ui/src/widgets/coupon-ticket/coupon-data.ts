import { momentOf } from "../../locale/index.js";

export const couponStates = ["usable", "locked", "used", "expired"] as const;

export type CouponState = (typeof couponStates)[number];

/** A coupon of the customer. Money in minor units. */
export interface CouponData {
  id: string;
  code: string;
  title: string;
  kind: "percent" | "fixed" | "free_delivery";
  /** Basis points for `percent` (1250 is 12.5 %), minor units for `fixed`. */
  value: number;
  min_spending: number;
  /** Maximum savings; null for no limit. */
  max_savings: number | null;
  /** Last valid day, `yyyy-mm-dd` in the market's time zone. */
  valid_until: string | null;
  /** End of the campaign, ISO-8601. The coupon ends at the earlier of the two. */
  ends_at: string | null;
  /** Store it is limited to; null for every store. */
  vendor: { id: string; name: string } | null;
  state: CouponState;
  /** Amount missing to the minimum spend; 0 unless `locked`. */
  missing_amount: number;
}

/** End of a coupon: the earlier of its last day and its campaign's end. */
export function couponEnd(
  { valid_until, ends_at }: CouponData,
  timeZone?: string,
): { at: string; clock: boolean } | null {
  const day = valid_until ? { at: momentOf(valid_until, "23:59:59", timeZone), clock: false } : null;
  const moment = ends_at ? { at: ends_at, clock: true } : null;
  if (!day || !moment) return day ?? moment;
  return Date.parse(moment.at) < Date.parse(day.at) ? moment : day;
}
