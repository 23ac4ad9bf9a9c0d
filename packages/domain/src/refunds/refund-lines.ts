import { exact } from "../money/minor-units.js";
import { goesBack } from "../orders/refund.js";
import { isCash, type PaymentMethod } from "../orders/order-vocabulary.js";

/**
 * Where the refund of a delivered order goes: back to where the money came from (`origin`), as money of the wallet, or, for an
 * order that was paid in cash, as cash.
 */
export const REFUND_TARGETS = ["origin", "wallet", "cash"] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** Why an order is refunded. */
export const REFUND_REASONS = ["missing", "wrong", "damaged", "late", "quality", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** A line of an order, as far as refunds need it; minor units. */
export interface RefundableLine {
  readonly id: string;
  readonly quantity: number;
  readonly line_total: number;
  /** Its share of the order's discount. */
  readonly discount_share: number;
  /** Units that were refunded before. */
  readonly refunded: number;
}

/** An order that was handed over and paid; minor units. */
export interface RefundableOrder {
  readonly lines: readonly RefundableLine[];
  /** Delivery and service, less what a coupon took off them. */
  readonly fees: number;
  /** Whether the fees were refunded before. */
  readonly fees_refunded: boolean;
  readonly tax: number;
  readonly payment_method: PaymentMethod;
  readonly wallet_applied: number;
  readonly amount_due: number;
  /** What went back before, of the wallet's part and of the rest, also without us in the gateway's dashboard. */
  readonly refunded: { readonly wallet: number; readonly rest: number };
}

/** What to refund: units of lines, and the fees. */
export interface RefundRequest {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly fees: boolean;
  readonly to: RefundTarget;
}

/** Why a refund is refused. */
export const REFUND_REFUSALS = [
  /** No unit, and no fee. */
  "nothing",
  "unknown_line",
  /** More units than are left of a line, or fees that were refunded. */
  "refunded_before",
  /** Cash for an order that was not paid in cash. */
  "not_paid_in_cash",
  /** All of it went back before. */
  "nothing_left",
] as const;
export type RefundRefusal = (typeof REFUND_REFUSALS)[number];

/** What a refund moves; minor units. */
export interface RefundAmounts {
  readonly amount: number;
  /** Back to the credits of the wallet that the order took. */
  readonly wallet: number;
  /** Back through the gateway. */
  readonly card: number;
  /** New money of the wallet. */
  readonly credit: number;
  /** Handed back in cash. */
  readonly cash: number;
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly amount: number }[];
  readonly fees: number;
  /** Tax and rounding: what the amount is more, or less, than lines and fees. */
  readonly rest: number;
}

/** What `units` of a line cost: cumulative, so that its units add up to the line in whatever parts they are refunded. */
function netOf({ quantity, line_total, discount_share }: RefundableLine, units: number): number {
  const net = exact(line_total - discount_share, "net line");
  return Number((BigInt(net) * BigInt(units)) / BigInt(exact(quantity, "quantity", 1)));
}

/** What of `paid` belongs to `part` of `whole`, cumulative as well: tax goes with what is taxed, and cash rounding last. */
function paidShare(part: number, whole: number, paid: number, tax: number): number {
  if (part === whole) return paid;
  const withTax = part + Number((BigInt(tax) * BigInt(part)) / BigInt(whole));
  return Math.min(withTax, paid);
}

const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => exact(total + amount, "sum"), 0);

/**
 * What a refund of some units and fees of an order moves, or why it is refused. All refunds of an order together are never
 * more than was paid, and exactly that once everything is refunded, in whatever parts and order. The rest is refunded before
 * the wallet's part, which was taken first. Throws a RangeError on invalid amounts.
 */
export function refundOfLines(
  order: RefundableOrder,
  request: RefundRequest,
): RefundAmounts | { readonly refused: RefundRefusal } {
  const wanted = new Map<string, number>();
  for (const { id, quantity } of request.lines) {
    exact(quantity, "refunded quantity", 1);
    if (!order.lines.some((line) => line.id === id)) return { refused: "unknown_line" };
    wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  }
  if (wanted.size === 0 && !request.fees) return { refused: "nothing" };
  const isTooMuch = order.lines.some((line) => line.refunded + (wanted.get(line.id) ?? 0) > line.quantity);
  if (isTooMuch || (request.fees && order.fees_refunded)) return { refused: "refunded_before" };
  if (request.to === "cash" && !isCash(order.payment_method)) return { refused: "not_paid_in_cash" };

  const paid = exact(order.wallet_applied + order.amount_due, "paid amount");
  const fees = exact(order.fees, "fees");
  const whole = sum([...order.lines.map((line) => netOf(line, line.quantity)), fees]);
  const before = sum([
    ...order.lines.map((line) => netOf(line, line.refunded)),
    order.fees_refunded ? fees : 0,
  ]);
  const lines = order.lines.flatMap((line) => {
    const quantity = wanted.get(line.id);
    if (quantity === undefined) return [];
    const amount = netOf(line, line.refunded + quantity) - netOf(line, line.refunded);
    return [{ id: line.id, quantity, amount }];
  });
  const refundedFees = request.fees ? fees : 0;
  const part = sum([...lines.map(({ amount }) => amount), refundedFees]);
  const value = paidShare(before + part, whole, paid, order.tax) - paidShare(before, whole, paid, order.tax);

  const left = {
    wallet: exact(order.wallet_applied - order.refunded.wallet, "refundable wallet part"),
    rest: exact(order.amount_due - order.refunded.rest, "refundable rest"),
  };
  const rest = Math.min(value, left.rest);
  const wallet = Math.min(value - rest, left.wallet);
  const amount = rest + wallet;
  // A free line of an order is refunded as well, for its stock.
  if (amount === 0 && value > 0) return { refused: "nothing_left" };
  const isCard = request.to === "origin" && goesBack(order.payment_method);
  const isInCash = request.to === "cash";
  return {
    amount,
    wallet,
    card: isCard ? rest : 0,
    cash: isInCash ? rest : 0,
    credit: isCard || isInCash ? 0 : rest,
    lines,
    fees: refundedFees,
    rest: amount - part === 0 ? 0 : amount - part,
  };
}
