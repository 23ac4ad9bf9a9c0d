import type { OrderStatus, PaymentMethod, PaymentStatus } from "./order-vocabulary.js";

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  // Cash is taken at the door without ever being pending.
  unpaid: ["pending", "paid"],
  pending: ["paid", "failed"],
  failed: ["pending"],
  paid: ["partially_refunded", "refunded"],
  partially_refunded: ["refunded"],
  refunded: [],
};

/** Whether a payment may go from one status to the other (D1). */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}

/** A new order's payment status: nothing left to pay counts as paid (D2.7). `amountDue` in dirhams. */
export function initialPaymentStatus(amountDue: number): PaymentStatus {
  return amountDue === 0 ? "paid" : "unpaid";
}

/**
 * The payment status that follows from an order's new status (D1): cash is paid on delivery, what was paid
 * is refunded on cancellation. Anything else stays as it is.
 */
export function paymentStatusAfter(
  orderStatus: OrderStatus,
  method: PaymentMethod,
  status: PaymentStatus,
): PaymentStatus {
  if (orderStatus === "delivered" && method === "cod" && status === "unpaid") return "paid";
  if (orderStatus === "canceled" && (status === "paid" || status === "partially_refunded")) return "refunded";
  return status;
}
