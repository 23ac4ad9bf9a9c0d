import type { Coupon } from "../coupon.js";
import type { QuoteInput } from "../quote.js";

/** A line of a cart. */
export const line = (
  unit_price: number,
  quantity = 1,
  addons: { price: number; quantity: number }[] = [],
) => ({
  unit_price,
  quantity,
  addons,
  on_sale: false,
});

/** A coupon of 10 % without limits. */
export const coupon = (over: Partial<Coupon>): Coupon => ({
  code: "TEN",
  kind: "percent",
  value: 1000,
  active: true,
  min_spending: 0,
  max_savings: null,
  valid_until: null,
  ends_at: null,
  vendor_id: null,
  order_types: null,
  excludes_sale_items: false,
  first_order_missed: false,
  uses_left: null,
  ...over,
});

/** The input of a quote: an empty cart of a store that delivers for 10 riyals. */
export const input = (over: Partial<QuoteInput>): QuoteInput => ({
  lines: [],
  vendor_id: "v1",
  order_type: "delivery",
  now: new Date("2025-06-01T12:00:00+03:00"),
  time_zone: "Asia/Qatar",
  delivery_fee: 1000,
  free_delivery_over: null,
  min_order: 0,
  ...over,
});

/** Two lines, one of them with an add-on: 69.75 riyals. */
export const caseOne = [line(2550, 2, [{ price: 300, quantity: 1 }]), line(1275)];
