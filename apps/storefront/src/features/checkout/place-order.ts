import { createOrder, errorDataOf, type Order, PanelError, type Quote } from "@talabee/contract";
import { orderAttemptActions } from "@talabee/domain";
import { isDecided, isOnline, sendCall, type Shop, showMessage, watchLeaving } from "../../platform/index.js";
import {
  changeOrderAttempt,
  type OrderAttempt,
  readOrderAttempt,
  startOrderAttempt,
} from "./order-attempt.js";
import { orderCalls } from "./order-calls.js";
import type { OrderSource } from "./order-source.js";

const { placed, refused, shown } = orderAttemptActions;

/** Delays before retries of an unanswered order. */
const RETRY_DELAYS_MS = [500, 1500, 3000];

export type PlaceOrderResult =
  | { outcome: "placed"; order: Order }
  /** Prices have changed: show the new quote before another attempt (REQ-ORDER-36). */
  | { outcome: "quote-changed"; quote: Quote | null }
  | { outcome: "refused"; problem: PanelError }
  /** No answer: the order may exist. The attempt stays and is resolved before the next order. */
  | { outcome: "unknown" };

/**
 * Orders a cart or basket exactly once. Resolves an earlier unshown attempt first: it may already have created the order.
 */
export async function placeOrder(
  shop: Shop,
  source: OrderSource,
  body: OrderAttempt["body"],
): Promise<PlaceOrderResult> {
  // Orders are never queued for later: the customer must see the outcome (REQ-UI-05).
  if (!isOnline()) {
    showMessage(shop, "offline", "danger");
    return { outcome: "refused", problem: new PanelError({ message: "", status: 0, code: "network" }) };
  }
  // The stored attempt has created an order already and went on to the gateway's page. With another quote it is another
  // cart's order: it must not be taken for the outcome of this one.
  const known = readOrderAttempt(shop, source);
  if (known?.orderId !== undefined && known.body.quote_hash !== body.quote_hash)
    changeOrderAttempt(shop, source, shown(known.orderId));
  const earlier = await resumeOrder(shop, source);
  if (earlier !== null && earlier.outcome !== "refused" && earlier.outcome !== "quote-changed")
    return earlier;
  return send(shop, source, startOrderAttempt(shop, source, body));
}

/** Resends the stored attempt; null when there is none. */
export async function resumeOrder(shop: Shop, source: OrderSource): Promise<PlaceOrderResult | null> {
  const attempt = readOrderAttempt(shop, source);
  return attempt === null ? null : send(shop, source, attempt);
}

async function send(shop: Shop, source: OrderSource, attempt: OrderAttempt): Promise<PlaceOrderResult> {
  const leaving = watchLeaving();
  try {
    for (const wait of [...RETRY_DELAYS_MS, null]) {
      const result = await sendOnce(shop, source, attempt, wait === null);
      // Do not act on the answer while the page is being left: the next page asks for it again.
      await leaving.whenStaying();
      if (result.outcome !== "unknown") {
        const { key } = attempt;
        const isPlaced = result.outcome === "placed";
        changeOrderAttempt(shop, source, isPlaced ? placed({ key, orderId: result.order.id }) : refused(key));
        return result;
      }
      if (wait !== null) await new Promise((done) => setTimeout(done, wait));
    }
    return { outcome: "unknown" };
  } finally {
    leaving.stop();
  }
}

/** Sends once. A missing answer shows a toast only for the last try. */
async function sendOnce(
  shop: Shop,
  source: OrderSource,
  attempt: OrderAttempt,
  isLast: boolean,
): Promise<PlaceOrderResult> {
  let result: PlaceOrderResult = { outcome: "unknown" };
  const { order: call, page } = orderCalls[source];
  const order = await sendCall(shop, call, {
    body: attempt.body,
    idempotencyKey: attempt.key,
    onProblem: (problem) => {
      if (!isDecided(problem)) return !isLast;
      result = refusal(shop, source, problem);
      // The dialog about the unavailable time shows the message, unless the customer has left the checkout.
      return nextSlotsOf(problem) !== null && window.location.pathname === page;
    },
  });
  return order === null ? result : { outcome: "placed", order };
}

function refusal(shop: Shop, source: OrderSource, problem: PanelError): PlaceOrderResult {
  for (const scope of orderCalls[source].stale)
    void shop.queryClient.invalidateQueries({ queryKey: [scope] });
  if (problem.code !== "quote_changed") return { outcome: "refused", problem };
  return { outcome: "quote-changed", quote: errorDataOf(createOrder, problem, "quote_changed") };
}

/** The next free times if an order was refused for its time slot or closed store; null otherwise. */
export function nextSlotsOf(problem: PanelError): readonly string[] | null {
  const data =
    errorDataOf(createOrder, problem, "slot_full") ?? errorDataOf(createOrder, problem, "store_closed");
  return data?.next_slots ?? null;
}
