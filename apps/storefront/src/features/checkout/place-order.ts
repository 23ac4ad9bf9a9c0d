import { createOrder, errorDataOf, type Order, PanelError, type Quote } from "@talabee/contract";
import { isDecided, isOnline, sendCall, type Shop, showMessage } from "../../platform/index.js";
import {
  clearOrderAttempt,
  type OrderAttempt,
  recordOrderId,
  readOrderAttempt,
  startOrderAttempt,
} from "./order-attempt.js";

/** Waits before an order without an answer is sent again, in milliseconds. */
const AGAIN_AFTER_MS = [500, 1500, 3000];
/** How long a page that asked to be left counts as leaving; a download or a mail link asks, and leaves nothing. */
const LEAVING_MS = 30_000;

export type PlaceOrderResult =
  | { outcome: "placed"; order: Order }
  /** Prices have changed: the new quote is to be shown before another try (REQ-ORDER-36). */
  | { outcome: "quote-changed"; quote: Quote | null }
  | { outcome: "refused"; problem: PanelError }
  /** No answer: it may have been placed. The attempt is kept and cleared up before anything else is ordered. */
  | { outcome: "unknown" };

/**
 * Orders what is in the cart, exactly once. An earlier attempt that was not shown is cleared up first: it may have been
 * the order.
 */
export async function placeOrder(shop: Shop, body: OrderAttempt["body"]): Promise<PlaceOrderResult> {
  // Without a network nothing is kept to be sent later: an order is placed while its customer looks on (REQ-UI-05).
  if (!isOnline()) {
    showMessage(shop, "offline", "error");
    return { outcome: "refused", problem: new PanelError({ message: "", status: 0, code: "network" }) };
  }
  const earlier = await resumeOrder(shop);
  if (earlier !== null && earlier.outcome !== "refused" && earlier.outcome !== "quote-changed")
    return earlier;
  return send(shop, startOrderAttempt(shop, body));
}

/** Sends an attempt again that was not shown yet; null when there is none. */
export async function resumeOrder(shop: Shop): Promise<PlaceOrderResult | null> {
  const attempt = readOrderAttempt(shop);
  return attempt === null ? null : send(shop, attempt);
}

async function send(shop: Shop, attempt: OrderAttempt): Promise<PlaceOrderResult> {
  let leftAt = -Infinity;
  const leave = () => {
    leftAt = performance.now();
  };
  window.addEventListener("beforeunload", leave);
  try {
    for (const wait of [...AGAIN_AFTER_MS, null]) {
      const result = await sendOnce(shop, attempt, wait === null);
      // An answer into a page that is being left would be seen by nobody: the next page asks for it again.
      const leaving = leftAt + LEAVING_MS - performance.now();
      if (leaving > 0) await new Promise((done) => setTimeout(done, leaving));
      if (result.outcome === "placed") recordOrderId(shop, attempt, result.order.id);
      else if (result.outcome !== "unknown") clearOrderAttempt(shop);
      if (result.outcome !== "unknown") return result;
      if (wait !== null) await new Promise((done) => setTimeout(done, wait));
    }
    return { outcome: "unknown" };
  } finally {
    window.removeEventListener("beforeunload", leave);
  }
}

/** One try; without an answer it is told of the last one alone. */
async function sendOnce(shop: Shop, attempt: OrderAttempt, isLast: boolean): Promise<PlaceOrderResult> {
  let result: PlaceOrderResult = { outcome: "unknown" };
  const order = await sendCall(shop, createOrder, {
    body: attempt.body,
    idempotencyKey: attempt.key,
    onProblem: (problem) => {
      if (!isDecided(problem)) return !isLast;
      result = refusal(shop, problem);
      // A time that has gone becomes a question that says so itself.
      return nextSlotsOf(problem) !== null;
    },
  });
  return order === null ? result : { outcome: "placed", order };
}

function refusal(shop: Shop, problem: PanelError): PlaceOrderResult {
  for (const scope of ["cart", "quote"]) void shop.queryClient.invalidateQueries({ queryKey: [scope] });
  if (problem.code !== "quote_changed") return { outcome: "refused", problem };
  return { outcome: "quote-changed", quote: errorDataOf(createOrder, problem, "quote_changed") };
}

/** The next free times, when an order was refused as its time is full or the store is closed then; null otherwise. */
export function nextSlotsOf(problem: PanelError): readonly string[] | null {
  const data =
    errorDataOf(createOrder, problem, "slot_full") ?? errorDataOf(createOrder, problem, "store_closed");
  return data?.next_slots ?? null;
}
