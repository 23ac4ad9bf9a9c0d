import { exact } from "../money/dirhams.js";
import {
  isPaidOnline,
  type OrderActor,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "./order-vocabulary.js";
import { paymentStatusAfter } from "./payment-lifecycle.js";

/** Days for which wallet money that comes back stays usable, whatever its end, when somebody else cancelled the order. */
export const REFUND_USABLE_DAYS = 7;

/**
 * Where money that was paid online goes back to: whence it came, or into the wallet when the customer chose so
 * (REQ-ORDER-30).
 */
export type RefundTo = "card" | "wallet";

/** How an order was paid and what of it has come back already; dirhams. */
export interface PaidOrder {
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  wallet_applied: number;
  /** What was to be paid beside the wallet. */
  amount_due: number;
  /** Earlier refunds, of the wallet's part and of the rest. */
  refunded: { wallet: number; rest: number };
}

/** Where the money of a refund goes; dirhams. */
export interface Refund {
  /** Back to the wallet, of what the order took from it. */
  wallet: number;
  /** Back through the gateway. */
  card: number;
  /** New money in the wallet: cash, or what was paid online when the customer chose the wallet. */
  credit: number;
  payment_status: PaymentStatus;
}

/** What a cancellation brings about, once and in the same transaction (REQ-ORDER-30). */
export interface CancelEffects extends Refund {
  /** The stock comes back: not when it is on the road already. */
  stock: boolean;
  /** The coupon's use comes back. */
  coupon: boolean;
  /** A payment is still open and must be stopped; if it goes through all the same, it is refunded. */
  stops_payment: boolean;
  /** Days for which the wallet's part stays usable at least; 0 keeps its own ends. */
  wallet_usable_days: number;
}

/**
 * What can still be refunded of an order: of the wallet's part, and of the rest once it is paid (REQ-ORDER-30).
 * Dirhams. Throws a RangeError where more came back than was paid.
 */
export function refundable(order: PaidOrder): { wallet: number; rest: number } {
  const isPaid = order.payment_status === "paid" || order.payment_status === "partially_refunded";
  return {
    wallet: exact(order.wallet_applied - order.refunded.wallet, "refundable wallet part"),
    rest: isPaid ? exact(order.amount_due - order.refunded.rest, "refundable rest") : 0,
  };
}

/**
 * How `amount` dirhams of an order go back (REQ-ORDER-30, REQ-MONEY-20): first what was paid beside the wallet, then
 * the wallet's part. Cash becomes money in the wallet. Throws a RangeError when more is asked than can be refunded.
 */
export function refundOf(order: PaidOrder, amount: number, to: RefundTo): Refund {
  const { wallet, rest } = refundable(order);
  if (exact(amount, "refund") > wallet + rest)
    throw new RangeError(`only ${wallet + rest} of ${amount} can be refunded`);
  const ofRest = Math.min(amount, rest);
  const throughGateway = to === "card" && isPaidOnline(order.payment_method);
  const isPaid = order.payment_status === "paid" || order.payment_status === "partially_refunded";
  const after = amount === wallet + rest ? "refunded" : "partially_refunded";
  return {
    wallet: amount - ofRest,
    card: throughGateway ? ofRest : 0,
    credit: throughGateway ? 0 : ofRest,
    payment_status: isPaid && amount > 0 ? after : order.payment_status,
  };
}

/**
 * What follows when an order is cancelled out of status `from` (REQ-ORDER-30): stock, coupon and all that was paid come
 * back. Whether it may be cancelled is for `canTransition`. Throws a RangeError on amounts that are none.
 */
export function cancelEffects(
  order: PaidOrder & { from: OrderStatus; has_coupon: boolean },
  by: OrderActor,
  to: RefundTo,
): CancelEffects {
  const { wallet, rest } = refundable(order);
  return {
    ...refundOf(order, wallet + rest, to),
    payment_status: paymentStatusAfter("canceled", order.payment_method, order.payment_status),
    stock: order.from !== "delivering",
    coupon: order.has_coupon,
    stops_payment: order.payment_status === "pending",
    wallet_usable_days: by === "customer" || wallet === 0 ? 0 : REFUND_USABLE_DAYS,
  };
}
