import type { Language, Coupon as WireCoupon } from "@talabee/contract";
import type { CouponRefusal } from "@talabee/domain";
import { storeSummary } from "../catalogue/store-dto.js";
import type { CouponRecord } from "./coupon-record.js";
import { type CouponCart, refusalOf } from "./coupon-rules.js";
import type { MarketTime } from "../../market-time.js";

/**
 * A coupon as the customer sees it, evaluated against their cart. A coupon of another store, or without a cart, is
 * evaluated against an empty cart there.
 */
export function serializeCoupon(
  coupon: CouponRecord,
  cart: CouponCart | null,
  language: Language,
  { now, timeZone }: MarketTime,
): WireCoupon {
  const { row, store } = coupon;
  const fits = cart !== null && (row.storeId === null || row.storeId === cart.vendor_id);
  const evaluated = fits
    ? cart
    : { subtotal: 0, vendor_id: row.storeId ?? "", order_types: row.orderTypes, time_zone: timeZone };
  const refusal = refusalOf(coupon, evaluated, now);
  return {
    id: row.id,
    code: row.code,
    title: row.title[language],
    kind: row.kind,
    value: row.value,
    min_spending: row.minSpending,
    max_savings: row.maxSavings,
    valid_until: row.validUntil,
    ends_at: row.endsAt?.toISOString() ?? null,
    vendor: store === null ? null : storeSummary(store, language),
    order_types: row.orderTypes,
    state: stateOf(refusal?.code),
    missing_amount: refusal?.code === "coupon_min_spending" ? refusal.missing : 0,
  };
}

function stateOf(refusal: CouponRefusal | undefined): WireCoupon["state"] {
  switch (refusal) {
    case undefined:
      return "usable";
    case "coupon_expired":
    case "coupon_not_found":
      return "expired";
    case "coupon_used_up":
    case "coupon_first_order":
      return "used";
    case "coupon_min_spending":
    case "coupon_wrong_vendor":
    case "coupon_order_type":
      return "locked";
  }
}
