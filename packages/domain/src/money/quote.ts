import { isBrought, type OrderType } from "../orders/order-vocabulary.js";
import { type Coupon, couponDiscount, couponRefusal, type CouponRefusal } from "./coupon.js";
import { basisPointsOf, exact, MAX_AMOUNT, roundToStep } from "./minor-units.js";
import { lineTotal, type PricedLine } from "./line-total.js";
import { splitDiscount } from "./split-discount.js";

/** The input of a quote (REQ-MONEY-18). Amounts in minor units. */
export interface QuoteInput {
  /** Of one vendor. */
  lines: readonly (PricedLine & { on_sale: boolean })[];
  vendor_id: string;
  order_type: OrderType;
  now: Date;
  /** IANA name of the market's time zone. */
  time_zone: string;
  /** The store's fee to this address, in minor units; only delivery is charged. */
  delivery_fee: number;
  /** Minor units of subtotal from which delivery costs nothing; null is never. */
  free_delivery_over: number | null;
  /** Minor units of subtotal an order must reach. */
  min_order: number;
  /** Order types that `min_order` holds for; delivery unless the store says otherwise (REQ-MONEY-15). */
  min_order_types?: readonly OrderType[];
  coupon?: Coupon | null;
  service_fee?: number;
  /** Basis points on everything before tax. */
  tax_bps?: number;
  use_wallet?: boolean;
  /** The spendable balance of the customer's wallet, in minor units. */
  wallet_balance?: number;
  /** Whether the rest is paid in cash on delivery: only then is it rounded to `cash_rounding` (REQ-MONEY-21). */
  pays_cash?: boolean;
  /** The step cash is rounded to, in minor units, 0 to {@link MAX_CASH_ROUNDING}; 0 is off (REQ-MONEY-21). */
  cash_rounding?: number;
  /** The step of amounts that the gateway takes, for what is not paid in cash; see `gatewayStep`. */
  gateway_rounding?: number;
}

/** The largest step of cash rounding, in minor units: whole riyals (REQ-MONEY-21). */
export const MAX_CASH_ROUNDING = 100;

/** The kinds of lines of a quote, in their order (REQ-MONEY-18). */
export const QUOTE_LINE_KINDS = [
  "subtotal",
  "discount",
  "delivery_fee",
  "service_fee",
  "tax",
  "rounding",
  "wallet",
] as const;
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number];

/** The reason for a line of a quote: a code for which the server has a message. */
export const QUOTE_REASONS = [
  "items",
  "coupon_percent",
  "coupon_fixed",
  "coupon_free_delivery",
  "coupon_max_savings",
  "store_fee",
  "free_delivery_over",
  "service_fee",
  "tax",
  "wallet_balance",
  "cash_rounding",
  "gateway_rounding",
] as const;
export type QuoteReason = (typeof QUOTE_REASONS)[number];

/** One line of a quote; `amount` in minor units, below 0 when it is taken off. */
export interface QuoteLine {
  kind: QuoteLineKind;
  amount: number;
  reason: QuoteReason;
}

/** A problem that prevents an order (REQ-MONEY-15, REQ-MESSAGE-56). */
export interface QuoteProblem {
  code: "cart_empty" | "amount_too_large" | "min_order" | CouponRefusal;
  /** Minor units of subtotal that would solve it; 0 when money would not. */
  missing: number;
}

/** What an order costs; minor units. The amounts of `lines` add up to `amount_due`. */
export interface QuoteAmounts {
  subtotal: number;
  discount: number;
  delivery_fee: number;
  service_fee: number;
  tax: number;
  order_total: number;
  wallet_applied: number;
  /** What rounding adds (or takes, below 0). */
  rounding: number;
  amount_due: number;
  min_order_missing: number;
  /** Minor units missing for free delivery; null when the store offers none, 0 when reached. */
  free_delivery_missing: number | null;
  lines: QuoteLine[];
  /** The discount on each line of the input, for refunds; a free delivery is taken from the fee instead. */
  line_discounts: number[];
  problems: QuoteProblem[];
}

/**
 * What a cart costs and why (REQ-MONEY-13 to REQ-MONEY-24). A cart that cannot be ordered yet still has a quote:
 * `problems` lists the reasons, and an invalid coupon gives no discount. An order above the largest
 * amount is refused by `amount_too_large` (REQ-MONEY-13). Throws a RangeError only on invalid amounts and on a step
 * of cash rounding out of its bounds.
 */
export function quote(input: QuoteInput): QuoteAmounts {
  const { lines, vendor_id, order_type, now, time_zone, free_delivery_over, coupon = null } = input;
  const totals = lines.map(lineTotal);
  const subtotal = totals.reduce((sum, total) => exact(sum + total, "subtotal"), 0);
  const problems: QuoteProblem[] = [];
  if (!lines.some(({ quantity }) => quantity > 0)) problems.push({ code: "cart_empty", missing: 0 });

  const delivers = isBrought(order_type);
  const storeFee = delivers ? exact(input.delivery_fee, "delivery fee") : 0;
  const overMissing = free_delivery_over === null ? null : Math.max(0, free_delivery_over - subtotal);
  const delivery_fee = overMissing === 0 ? 0 : storeFee;

  const minOrderHolds = (input.min_order_types ?? ["delivery"]).includes(order_type);
  const min_order_missing = minOrderHolds
    ? Math.max(0, exact(input.min_order, "minimum order") - subtotal)
    : 0;
  if (min_order_missing > 0) problems.push({ code: "min_order", missing: min_order_missing });

  const refusal = coupon && couponRefusal(coupon, { subtotal, vendor_id, order_type, now, time_zone });
  if (refusal) problems.push(refusal);
  const usable = refusal ? null : coupon;
  const eligible = totals.map((total, i) => (usable?.excludes_sale_items && lines[i]?.on_sale ? 0 : total));
  const base = eligible.reduce((sum, total) => sum + total, 0);
  const discount = usable ? couponDiscount(usable, { base, delivery_fee }) : 0;
  const onLines = usable?.kind === "free_delivery" ? 0 : discount;

  const service_fee = exact(input.service_fee ?? 0, "service fee");
  const untaxed = exact(subtotal - discount + delivery_fee + service_fee, "total before tax");
  const tax = basisPointsOf(untaxed, input.tax_bps ?? 0);
  const order_total = exact(untaxed + tax, "order total");
  // Also before the discount: a coupon must not hide a line total that was cut off.
  if (Math.max(subtotal, order_total) > MAX_AMOUNT) problems.push({ code: "amount_too_large", missing: 0 });

  const balance = input.use_wallet ? exact(input.wallet_balance ?? 0, "wallet balance") : 0;
  const wallet_applied = Math.min(balance, order_total);
  const rest = order_total - wallet_applied;
  const step = exact(input.cash_rounding ?? 0, "cash rounding");
  if (step > MAX_CASH_ROUNDING)
    throw new RangeError(`cash is rounded to ${MAX_CASH_ROUNDING} at most, not ${step}`);
  const amount_due = roundToStep(rest, input.pays_cash ? step : (input.gateway_rounding ?? 0));
  const rounding = amount_due - rest;

  const discountReason = (used: Coupon): QuoteReason =>
    discount === used.max_savings ? "coupon_max_savings" : `coupon_${used.kind}`;
  const feeReason = overMissing === 0 ? "free_delivery_over" : "store_fee";
  const optional = (kind: QuoteLineKind, amount: number, reason: QuoteReason): QuoteLine[] =>
    amount === 0 ? [] : [{ kind, amount, reason }];

  return {
    subtotal,
    discount,
    delivery_fee,
    service_fee,
    tax,
    order_total,
    wallet_applied,
    rounding,
    amount_due,
    min_order_missing,
    free_delivery_missing: storeFee > 0 ? overMissing : null,
    lines: [
      { kind: "subtotal", amount: subtotal, reason: "items" },
      ...(usable ? optional("discount", -discount, discountReason(usable)) : []),
      ...(delivers ? [{ kind: "delivery_fee", amount: delivery_fee, reason: feeReason } as const] : []),
      ...optional("service_fee", service_fee, "service_fee"),
      ...optional("tax", tax, "tax"),
      ...optional("wallet", -wallet_applied, "wallet_balance"),
      ...optional("rounding", rounding, input.pays_cash ? "cash_rounding" : "gateway_rounding"),
    ],
    line_discounts: splitDiscount(onLines, eligible),
    problems,
  };
}
