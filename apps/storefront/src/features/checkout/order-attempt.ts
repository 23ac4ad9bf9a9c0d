import type { CallBodyInput, createOrder } from "@talabee/contract";
import { currentUserId, newKey, type Shop } from "../../platform/index.js";

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
export function startOrderAttempt(shop: Shop, body: OrderAttempt["body"]): OrderAttempt {
  return keep(shop, { key: newKey(), userId: currentUserId(shop) ?? "", body });
}

/** Notes which order an attempt became. It is kept all the same, as its page may die before it shows the order. */
export function recordOrderId(shop: Shop, attempt: OrderAttempt, orderId: string): void {
  keep(shop, { ...attempt, orderId });
}

/** Forgets the attempt that became an order, once the order's page stands. */
export function clearShownAttempt(shop: Shop, orderId: string): void {
  if (readOrderAttempt(shop)?.orderId === orderId) clearOrderAttempt(shop);
}

/** The customer's order that was sent and not shown yet; null when there is none. */
export function readOrderAttempt(shop: Shop): OrderAttempt | null {
  try {
    const kept = JSON.parse(shop.sessionStorage.get(ATTEMPT) ?? "null") as OrderAttempt | null;
    return kept !== null && typeof kept.key === "string" && kept.userId === (currentUserId(shop) ?? "")
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** Forgets the attempt: the panel has refused it, or its owner has left. */
export function clearOrderAttempt(shop: Shop): void {
  shop.sessionStorage.remove(ATTEMPT);
}

function keep(shop: Shop, attempt: OrderAttempt): OrderAttempt {
  shop.sessionStorage.set(ATTEMPT, JSON.stringify(attempt));
  return attempt;
}
