import type { CallBodyInput, createOrder } from "@talabee/contract";
import {
  attemptOf,
  type OrderAttempt as Attempt,
  type OrderAttemptAction,
  orderAttemptActions,
  orderAttemptReducer,
  parseOrderAttempt,
  selectUserId,
} from "@talabee/domain";
import { newKey, type Shop } from "../../platform/index.js";

type OrderBody = CallBodyInput<typeof createOrder>;
export type OrderAttempt = Attempt<OrderBody>;

/** Session storage key of the attempt, which survives a reload during the call. */
const ATTEMPT = "talabee_CHECKOUT_ATTEMPT";

const readStored = (shop: Shop) => parseOrderAttempt<OrderBody>(shop.sessionStorage.get(ATTEMPT));

/** The signed-in customer's stored attempt; null when there is none. */
export function readOrderAttempt(shop: Shop): OrderAttempt | null {
  return attemptOf(readStored(shop), selectUserId(shop.store.getState()) ?? "");
}

/** Stores an order that is about to be sent; returns the attempt to send, which may be an earlier one. */
export function startOrderAttempt(shop: Shop, body: OrderBody): OrderAttempt {
  const attempt = { key: newKey(), userId: selectUserId(shop.store.getState()) ?? "", body };
  changeOrderAttempt(shop, orderAttemptActions.started(attempt));
  return readOrderAttempt(shop) ?? attempt;
}

/** Applies an event to the stored attempt. */
export function changeOrderAttempt(shop: Shop, event: OrderAttemptAction<OrderBody>): void {
  const attempt = orderAttemptReducer(readStored(shop), event);
  if (attempt === null) shop.sessionStorage.remove(ATTEMPT);
  else shop.sessionStorage.set(ATTEMPT, JSON.stringify(attempt));
}

/** Removes the attempt of an order once the order's page is shown. */
export function clearShownAttempt(shop: Shop, orderId: string): void {
  changeOrderAttempt(shop, orderAttemptActions.shown(orderId));
}

/** Removes the attempt at sign-out. */
export function clearOrderAttempt(shop: Shop): void {
  changeOrderAttempt(shop, orderAttemptActions.abandoned());
}
