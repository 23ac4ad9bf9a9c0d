import { momentOf } from "../../locale/index.js";

export const couponStates = ["usable", "locked", "used", "expired"] as const;

export type CouponState = (typeof couponStates)[number];

/** A coupon of the customer. Money in dirhams. */
export interface CouponData {
  id: string;
  code: string;
  title: string;
  kind: "percent" | "fixed" | "free_delivery";
  /** Basis points for `percent` (1250 is 12.5 %), dirhams for `fixed`. */
  value: number;
  min_spending: number;
  /** The most it may save; null is no bound. */
  max_savings: number | null;
  /** The last day, `yyyy-mm-dd` in the market. */
  valid_until: string | null;
  /** The campaign's end, an instant; the earlier of the two counts. */
  ends_at: string | null;
  /** Null: every store. */
  vendor: { id: string; name: string } | null;
  state: CouponState;
  /** What the cart lacks to the minimum spending; 0 unless `locked`. */
  missing_amount: number;
}

/** The end of a coupon: the earlier of its last day and its campaign's end. */
export function endOf(
  { valid_until, ends_at }: CouponData,
  timeZone?: string,
): { at: string; clock: boolean } | null {
  const day = valid_until ? { at: momentOf(valid_until, "23:59:59", timeZone), clock: false } : null;
  const moment = ends_at ? { at: ends_at, clock: true } : null;
  if (!day || !moment) return day ?? moment;
  return Date.parse(moment.at) < Date.parse(day.at) ? moment : day;
}
