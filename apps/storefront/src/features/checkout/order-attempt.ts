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
import { ORDER_SOURCES, type OrderSource, orderSources } from "./order-source.js";

/** The body of an order of either source. */
type OrderBody = CallBodyInput<typeof createOrder>;
export type OrderAttempt = Attempt<OrderBody>;

const readStored = (shop: Shop, source: OrderSource) =>
  parseOrderAttempt<OrderBody>(shop.sessionStorage.get(orderSources[source].attemptKey));

/** The signed-in customer's stored attempt; null when there is none. */
export function readOrderAttempt(shop: Shop, source: OrderSource): OrderAttempt | null {
  return attemptOf(readStored(shop, source), selectUserId(shop.store.getState()) ?? "");
}

/** Stores an order that is about to be sent; returns the attempt to send, which may be an earlier one. */
export function startOrderAttempt(shop: Shop, source: OrderSource, body: OrderBody): OrderAttempt {
  const attempt = { key: newKey(), userId: selectUserId(shop.store.getState()) ?? "", body };
  changeOrderAttempt(shop, source, orderAttemptActions.started(attempt));
  return readOrderAttempt(shop, source) ?? attempt;
}

/** Applies an event to the stored attempt. */
export function changeOrderAttempt(
  shop: Shop,
  source: OrderSource,
  event: OrderAttemptAction<OrderBody>,
): void {
  const { attemptKey } = orderSources[source];
  const attempt = orderAttemptReducer(readStored(shop, source), event);
  if (attempt === null) shop.sessionStorage.remove(attemptKey);
  else shop.sessionStorage.set(attemptKey, JSON.stringify(attempt));
}

/** Removes the attempt of an order once the order's page is shown. */
export function clearShownAttempt(shop: Shop, orderId: string): void {
  for (const source of ORDER_SOURCES) changeOrderAttempt(shop, source, orderAttemptActions.shown(orderId));
}

/** Removes every attempt at sign-out. */
export function clearOrderAttempt(shop: Shop): void {
  for (const source of ORDER_SOURCES) changeOrderAttempt(shop, source, orderAttemptActions.abandoned());
}
