import type { Call, CallData } from "@talabee/contract";
import { isDecided, newKey } from "./idempotency-key.js";
import { submitForm, type Sent } from "./submit-form.js";
import { type SendOptions } from "./mutation-cache.js";
import { perShop, type Shop } from "../shop.js";

/**
 * Keys of what was sent and not answered yet: the same asked again is the same try, never a second one (REQ-API-29).
 */
const unansweredKeys = perShop(() => new Map<string, string>());

/** Makes a POST that creates something once, such as a payment: an answer that was lost is asked for anew. */
export async function submitOnce<C extends Call>(
  shop: Shop,
  call: C,
  options: Omit<SendOptions<C>, "idempotencyKey">,
): Promise<Sent<CallData<C>>> {
  const unanswered = unansweredKeys(shop);
  const what = JSON.stringify([call.path, options.params, options.body]);
  const key = unanswered.get(what) ?? newKey();
  unanswered.set(what, key);
  let isOpen = false;
  const sent = await submitForm(shop, call, {
    ...(options as SendOptions<C>),
    idempotencyKey: key,
    onProblem: (problem) => {
      isOpen = !isDecided(problem);
      return options.onProblem?.(problem) === true;
    },
  });
  if (!isOpen) unanswered.delete(what);
  return sent;
}
