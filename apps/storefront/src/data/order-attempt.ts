import type { CallBodyInput, createOrder } from "@talabee/contract";
import { selectUser } from "@talabee/domain";
import { sessionStorage } from "../app/browser-storage.js";
import { store } from "../app/store.js";
import { newKey } from "./idempotency-key.js";

/** An order that was sent and whose outcome is not known yet: it is sent again as it was, under the same key (C0). */
export interface OrderAttempt {
  key: string;
  userId: string;
  body: CallBodyInput<typeof createOrder>;
}

/** Session storage key of the attempt; it outlives a reload during the sending. */
const ATTEMPT = "talabee_CHECKOUT_ATTEMPT";

/** Keeps an order that is about to be sent. */
export function startOrderAttempt(body: OrderAttempt["body"]): OrderAttempt {
  const attempt = { key: newKey(), userId: userId(), body };
  sessionStorage.set(ATTEMPT, JSON.stringify(attempt));
  return attempt;
}

/** The customer's order whose outcome is not known; null when there is none. */
export function readOrderAttempt(): OrderAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.get(ATTEMPT) ?? "null") as OrderAttempt | null;
    return kept !== null && typeof kept.key === "string" && kept.userId === userId() ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets the attempt: its outcome is known, or its owner has left. */
export function forgetOrderAttempt(): void {
  sessionStorage.remove(ATTEMPT);
}

function userId(): string {
  return selectUser(store.getState())?.id ?? "";
}
