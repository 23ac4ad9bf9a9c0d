import { type Coupon, couponRefusal, type CouponUse } from "@talabee/domain";
import type { CouponRecord } from "./coupon-record.js";

/** The coupon in the domain's form (REQ-MONEY-16). */
export function couponOf({ row, used, missed }: CouponRecord): Coupon {
  const left = [
    ...(row.usesLimit === null ? [] : [row.usesLimit - row.usesCount]),
    ...(row.usesPerCustomer === null ? [] : [row.usesPerCustomer - used]),
  ];
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    active: row.active,
    min_spending: row.minSpending,
    max_savings: row.maxSavings,
    valid_until: row.validUntil,
    ends_at: row.endsAt?.toISOString() ?? null,
    vendor_id: row.storeId,
    order_types: row.orderTypes,
    excludes_sale_items: row.excludesSaleItems,
    first_order_missed: missed,
    uses_left: left.length === 0 ? null : Math.min(...left),
  };
}

/** The cart that a coupon is evaluated against. */
export type CouponCart = Pick<CouponUse, "subtotal" | "vendor_id" | "time_zone"> & {
  order_types: CouponUse["order_type"][];
};

/**
 * Why a cart may not use a coupon; null if it may with one of its store's order types. The order type is chosen at
 * checkout.
 */
export function refusalOf(known: CouponRecord, cart: CouponCart, now: Date) {
  const coupon = couponOf(known);
  const { subtotal, vendor_id, time_zone } = cart;
  const order_type =
    cart.order_types.find((type) => known.row.orderTypes.includes(type)) ?? cart.order_types[0] ?? "delivery";
  return couponRefusal(coupon, { subtotal, vendor_id, order_type, now, time_zone });
}
