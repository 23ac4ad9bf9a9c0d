import { type CallBodyInput, createOrder, type Order, type PanelError, Quote } from "@talabee/contract";
import * as z from "zod/mini";
import { sessionStorage } from "../app/browser-storage.js";
import { post } from "./post.js";
import { queryClient } from "./query-client.js";

/** Session storage key of the checkout's Idempotency-Key. */
const KEY = "talabee_CHECKOUT_KEY";

/** The key of this checkout: made when it opens, kept over reloads until its outcome is known (C0). */
function checkoutKey(): string {
  const kept = sessionStorage.get(KEY);
  if (kept !== null) return kept;
  const key = crypto.randomUUID();
  sessionStorage.set(KEY, key);
  return key;
}

/** The outcome is known: the next checkout is another order. */
export function forgetCheckoutKey(): void {
  sessionStorage.remove(KEY);
}

export type PlaceOrderResult =
  | { outcome: "placed"; order: Order }
  /** Prices have changed: the new quote is to be shown before another try (settled 17). */
  | { outcome: "quote-changed"; quote: Quote | null }
  | { outcome: "failed" };

/**
 * Orders what is in the cart, once: the same key goes with every try until the panel has answered for good.
 * A try whose outcome is unknown (no answer, 5xx, still running) keeps the key.
 */
export async function placeOrder(body: CallBodyInput<typeof createOrder>): Promise<PlaceOrderResult> {
  let result: PlaceOrderResult = { outcome: "failed" };
  const order = await post(createOrder, {
    body,
    idempotencyKey: checkoutKey(),
    onProblem: (problem) => {
      if (isAnswered(problem)) forgetCheckoutKey();
      if (problem.code === "quote_changed") {
        const quote = z.safeParse(Quote, problem.data);
        result = { outcome: "quote-changed", quote: quote.success ? quote.data : null };
      }
      void queryClient.invalidateQueries({ queryKey: ["cart"] });
      return false;
    },
  });
  if (order === null) return result;
  forgetCheckoutKey();
  return { outcome: "placed", order };
}

function isAnswered(problem: PanelError): boolean {
  return (
    problem.status >= 400 && problem.status < 500 && problem.code !== "in_progress" && problem.status !== 429
  );
}
