import { takeIntent } from "@talabee/domain";
import { clearCheckoutDrafts, clearOrderAttempt } from "../features/checkout/index.js";
import type { Shop } from "../platform/index.js";

/**
 * Removes what a customer leaves in this browser beside the session, when they sign out or delete the account. A session that
 * expires keeps it: the same customer goes on after the next sign-in.
 */
export function clearCustomer(shop: Shop): void {
  clearCheckoutDrafts(shop);
  clearOrderAttempt(shop);
  takeIntent(shop.sessionStorage, new Date());
}
