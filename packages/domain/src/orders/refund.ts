import { exact } from "../money/minor-units.js";
import { orderStatusRules } from "./order-status-table.js";
import {
  paidBy,
  type OrderActor,
  type OrderStatus,
  type PaidBy,
  type PaymentMethod,
  type PaymentStatus,
} from "./order-vocabulary.js";
import { paymentStatusAfter } from "./payment-lifecycle.js";

/** Days for which refunded wallet money stays usable, even past its expiry date, when the customer did not cancel. */
export const REFUND_USABLE_DAYS = 7;

/**
 * Where what was paid for a canceled order goes: back to where it came from, or to the wallet when the customer chose it
 * (REQ-ORDER-30).
 */
export const CANCEL_REFUND_TARGETS = ["origin", "wallet"] as const;
export type CancelRefundTarget = (typeof CANCEL_REFUND_TARGETS)[number];

/** How an order was paid and what was refunded already; minor units. */
export interface PaidOrder {
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  wallet_applied: number;
  /** The amount due besides the wallet. */
  amount_due: number;
  /** Earlier refunds, of the wallet's part and of the rest. */
  refunded: { wallet: number; rest: number };
}

/** The effects of canceling an order, applied once and in the same transaction (REQ-ORDER-30). */
export interface CancelEffects {
  /** Minor units to refund of what the order took from the wallet. */
  wallet: number;
  /** Back through the gateway; minor units. */
  card: number;
  /** New money in the wallet: cash, or what was paid online when the customer chose the wallet; minor units. */
  credit: number;
  payment_status: PaymentStatus;
  /** Whether stock is restored: not when the order is already out for delivery. */
  stock: boolean;
  /** Whether the use of the coupon is restored. */
  coupon: boolean;
  /** Whether a payment is still open and must be stopped; it is refunded if it succeeds anyway. */
  stops_payment: boolean;
  /** Days for which the wallet's part stays usable at least; 0 keeps the original expiry dates. */
  wallet_usable_days: number;
}

/**
 * What can still be refunded of an order: of the wallet's part, and of the rest once it is paid (REQ-ORDER-30).
 * Minor units. Throws a RangeError when refunds exceed the payments.
 */
export function refundable(order: PaidOrder): { wallet: number; rest: number } {
  return {
    wallet: exact(order.wallet_applied - order.refunded.wallet, "refundable wallet part"),
    rest:
      order.payment_status === "paid" ? exact(order.amount_due - order.refunded.rest, "refundable rest") : 0,
  };
}

const GOES_BACK: Readonly<Record<PaidBy, boolean>> = { gateway: true, wallet: false, cash: false };

/** Whether what a method paid can go back to where it came from; else it becomes money of the wallet. */
export const goesBack = (method: PaymentMethod): boolean => GOES_BACK[paidBy(method)];

/**
 * The effects of canceling an order in status `from` (REQ-ORDER-30): stock and coupon are restored and all that was
 * paid is refunded, the wallet's part to the wallet and cash as new wallet money (REQ-MONEY-20). `canTransition` decides
 * whether it may be canceled. Throws a RangeError on invalid amounts.
 */
export function cancelEffects(
  order: PaidOrder & { from: OrderStatus; has_coupon: boolean },
  by: OrderActor,
  to: CancelRefundTarget,
): CancelEffects {
  const { wallet, rest } = refundable(order);
  const throughGateway = to === "origin" && goesBack(order.payment_method);
  return {
    wallet,
    card: throughGateway ? rest : 0,
    credit: throughGateway ? 0 : rest,
    payment_status: paymentStatusAfter("canceled", order.payment_method, order.payment_status),
    stock: !orderStatusRules(order.from).hasLeftStore,
    coupon: order.has_coupon,
    stops_payment: order.payment_status === "pending",
    wallet_usable_days: by === "customer" || wallet === 0 ? 0 : REFUND_USABLE_DAYS,
  };
}
