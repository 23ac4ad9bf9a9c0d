import type { coupons } from "../../db/schema.js";
import type { StoreRow } from "../catalogue/store-dto.js";

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon, the store it is for, and how often the customer in question has used it. */
export interface KnownCoupon {
  readonly row: CouponRow;
  /** Null: every store. */
  readonly store: StoreRow | null;
  readonly used: number;
}
