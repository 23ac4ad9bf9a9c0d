import { isCanceledStatus, isCompletedStatus } from "./order-status-table.js";
import {
  paidBy,
  type OrderStatus,
  type PaidBy,
  type PaymentMethod,
  type PaymentStatus,
} from "./order-vocabulary.js";

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  // Cash is taken at the door without ever being pending.
  unpaid: ["pending", "paid"],
  // A payment that arrives after the order was canceled is refunded at once.
  pending: ["paid", "failed", "refunded"],
  // Retried, paid by wallet or in cash instead, or confirmed late.
  failed: ["pending", "paid", "unpaid", "refunded"],
  paid: ["refunded"],
  refunded: [],
};

/**
 * The payment status `to`, when a payment may move there from `from` or has it already (REQ-ORDER-34). Throws a
 * RangeError on any other move.
 */
export function movePayment(from: PaymentStatus, to: PaymentStatus): PaymentStatus {
  if (from !== to && !NEXT[from].includes(to)) throw new RangeError(`a payment from ${from} to ${to}`);
  return to;
}

/**
 * Whether a payment may still be due: in cash on delivery, on the gateway's page, or as a retry (REQ-ORDER-34).
 */
export function awaitsPayment(status: PaymentStatus): boolean {
  return status === "unpaid" || status === "pending" || status === "failed";
}

/** The status in which an order's payment begins, and whether handing the order over pays it. */
const BY_MEANS = {
  gateway: { first: "pending", isPaidAtHandOver: false },
  wallet: { first: "unpaid", isPaidAtHandOver: false },
  cash: { first: "unpaid", isPaidAtHandOver: true },
} as const satisfies Record<PaidBy, { first: PaymentStatus; isPaidAtHandOver: boolean }>;

/**
 * The first payment status of an order: an order that the wallet covers fully is paid
 * (REQ-MONEY-19). `amountDue` in minor units.
 */
export function firstPayment(
  method: PaymentMethod,
  amountDue: number,
): { method: PaymentMethod; status: PaymentStatus } {
  if (amountDue === 0) return { method: "wallet", status: "paid" };
  return { method, status: BY_MEANS[paidBy(method)].first };
}

/**
 * The payment status that follows from an order's new status (REQ-ORDER-34): cash is paid on delivery, what was paid
 * is refunded when the order is canceled. Anything else stays as it is.
 */
export function paymentStatusAfter(
  orderStatus: OrderStatus,
  method: PaymentMethod,
  status: PaymentStatus,
): PaymentStatus {
  if (isCompletedStatus(orderStatus) && BY_MEANS[paidBy(method)].isPaidAtHandOver && status === "unpaid")
    return movePayment(status, "paid");
  return isCanceledStatus(orderStatus) && status === "paid" ? movePayment(status, "refunded") : status;
}
