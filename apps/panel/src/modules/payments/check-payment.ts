import type { Panel } from "../../panel.js";
import { BANK_POLL_MS, CUSTOMER_POLL_MS } from "./attempt-outcome.js";
import { readPayment } from "./payment-attempts.js";
import { currentAttempt, isLeased, takeLease } from "./payment-rows.js";
import { cancelPayment, runPayment } from "./run-payment.js";

/** Delay before a payment is checked again whose gateway is not configured. */
const NO_GATEWAY_RETRY_MS = 3_600_000;

/**
 * The job of every pending payment: resumes it, or cancels it once it has expired. Returns when to run again, null once
 * the payment is settled.
 */
export async function checkPayment(panel: Panel, paymentId: string): Promise<Date | null> {
  const now = panel.clock();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const { payment, attempt } = await readPayment(panel, paymentId);
  if (payment.status !== "pending") return null;
  if (panel.gateways.find(attempt.provider) === null) {
    panel.log.warn("a payment waits for a gateway that is not set up", { payment_id: paymentId });
    return after(NO_GATEWAY_RETRY_MS);
  }
  const hasLease = await panel.db.transaction((tx) => takeLease(panel, tx, paymentId));
  if (!hasLease) return isLeased(payment, now) ? payment.leaseUntil : now;
  // Read again: it may have expired between the first read and the lease.
  const { expiresAt } = (await readPayment(panel, paymentId)).payment;
  const isExpired = expiresAt !== null && expiresAt <= panel.clock();
  // Interrupted before the gateway confirmed the payment: no request waits for it any more.
  const isAbandoned = attempt.reference === null;
  const settled =
    isExpired || isAbandoned ? await cancelPayment(panel, paymentId) : await runPayment(panel, paymentId);
  if (settled.status !== "pending") return null;
  const latest = await currentAttempt(panel.db, settled);
  return after(latest?.actionUrl === null ? BANK_POLL_MS : CUSTOMER_POLL_MS);
}
