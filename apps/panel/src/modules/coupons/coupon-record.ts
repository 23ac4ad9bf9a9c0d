import type { coupons } from "../../db/schema.js";
import type { StoreRow } from "../catalogue/store-dto.js";

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon with its store and this customer's number of uses. */
export interface CouponRecord {
  readonly row: CouponRow;
  /** Null for all stores. */
  readonly store: StoreRow | null;
  readonly used: number;
  /** Whether it is for a first order and this customer has ordered before. */
  readonly missed: boolean;
}
