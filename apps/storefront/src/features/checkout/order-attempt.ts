import type { CallBodyInput, createOrder } from "@talabee/contract";
import { currentUserId, newKey, type Shop } from "../../platform/index.js";

/**
 * An order that was sent and has not been shown yet. A page that finds it sends the same body again under the same
 * idempotency key (REQ-API-29) and gets the outcome.
 */
export interface OrderAttempt {
  key: string;
  userId: string;
  body: CallBodyInput<typeof createOrder>;
  /** Id of the created order, once the server has answered. */
  orderId?: string;
}

/** Session storage key of the attempt, which survives a reload during the call. */
const ATTEMPT = "talabee_CHECKOUT_ATTEMPT";

/** Stores an order that is about to be sent. */
export function startOrderAttempt(shop: Shop, body: OrderAttempt["body"]): OrderAttempt {
  return store(shop, { key: newKey(), userId: currentUserId(shop) ?? "", body });
}

/** Records which order an attempt created. The attempt stays: its page may be closed before it shows the order. */
export function recordOrderId(shop: Shop, attempt: OrderAttempt, orderId: string): void {
  store(shop, { ...attempt, orderId });
}

/** Removes the attempt of an order once the order's page is shown. */
export function clearShownAttempt(shop: Shop, orderId: string): void {
  if (readOrderAttempt(shop)?.orderId === orderId) clearOrderAttempt(shop);
}

/** The signed-in customer's stored attempt; null when there is none. */
export function readOrderAttempt(shop: Shop): OrderAttempt | null {
  try {
    const stored = JSON.parse(shop.sessionStorage.get(ATTEMPT) ?? "null") as OrderAttempt | null;
    return stored !== null && typeof stored.key === "string" && stored.userId === (currentUserId(shop) ?? "")
      ? stored
      : null;
  } catch {
    return null;
  }
}

/** Removes the attempt after a refusal or the sign-out. */
export function clearOrderAttempt(shop: Shop): void {
  shop.sessionStorage.remove(ATTEMPT);
}

function store(shop: Shop, attempt: OrderAttempt): OrderAttempt {
  shop.sessionStorage.set(ATTEMPT, JSON.stringify(attempt));
  return attempt;
}
