import type { CallBodyInput, createOrder } from "@talabee/contract";
import { currentUserId, newKey, sessionStorage } from "../../platform/index.js";

/**
 * An order that was sent and has not been shown yet: a page that finds it sends it again as it was, under the same key
 * (REQ-API-29), and hears what became of it.
 */
export interface OrderAttempt {
  key: string;
  userId: string;
  body: CallBodyInput<typeof createOrder>;
  /** The order it became, as the panel has said. */
  orderId?: string;
}

/** Session storage key of the attempt; it outlives a reload during the sending. */
const ATTEMPT = "talabee_CHECKOUT_ATTEMPT";

/** Keeps an order that is about to be sent. */
export function startOrderAttempt(body: OrderAttempt["body"]): OrderAttempt {
  return keep({ key: newKey(), userId: currentUserId() ?? "", body });
}

/** Notes which order an attempt became. It is kept all the same, as its page may die before it shows the order. */
export function orderCameOf(attempt: OrderAttempt, orderId: string): void {
  keep({ ...attempt, orderId });
}

/** Forgets the attempt that became an order, once the order's page stands. */
export function orderIsShown(orderId: string): void {
  if (readOrderAttempt()?.orderId === orderId) forgetOrderAttempt();
}

/** The customer's order that was sent and not shown yet; null when there is none. */
export function readOrderAttempt(): OrderAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.get(ATTEMPT) ?? "null") as OrderAttempt | null;
    return kept !== null && typeof kept.key === "string" && kept.userId === (currentUserId() ?? "")
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** Forgets the attempt: the panel has refused it, or its owner has left. */
export function forgetOrderAttempt(): void {
  sessionStorage.remove(ATTEMPT);
}

function keep(attempt: OrderAttempt): OrderAttempt {
  sessionStorage.set(ATTEMPT, JSON.stringify(attempt));
  return attempt;
}
