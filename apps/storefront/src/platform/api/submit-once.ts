import type { Call, CallData } from "@talabee/contract";
import { isDecided, newKey } from "./idempotency-key.js";
import { submitForm, type Sent } from "./submit-form.js";
import { type SendOptions } from "./mutation-cache.js";
import { perShop } from "../shop.js";
import type { Shop } from "../shop-parts.js";

/**
 * Idempotency keys of unanswered requests: sending the same request again reuses its key (REQ-API-29).
 */
const unansweredKeys = perShop(() => new Map<string, string>());

/** Sends a POST that must take effect once, such as a payment; a retry after a lost answer is deduplicated. */
export async function submitOnce<C extends Call>(
  shop: Shop,
  call: C,
  options: Omit<SendOptions<C>, "idempotencyKey">,
): Promise<Sent<CallData<C>>> {
  const unanswered = unansweredKeys(shop);
  const request = JSON.stringify([call.path, options.params, options.body]);
  const key = unanswered.get(request) ?? newKey();
  unanswered.set(request, key);
  let isOpen = false;
  const sent = await submitForm(shop, call, {
    ...(options as SendOptions<C>),
    idempotencyKey: key,
    onProblem: (problem) => {
      isOpen = !isDecided(problem);
      return options.onProblem?.(problem) === true;
    },
  });
  if (!isOpen) unanswered.delete(request);
  return sent;
}
