import type { Call, CallData, PanelError } from "@talabee/contract";
import { type Sent, sendForm } from "./send-form.js";
import type { PostOptions } from "./post.js";

/** Keys of what was sent and not answered yet: the same asked again is the same try, never a second one (C0). */
const unanswered = new Map<string, string>();

/** Makes a POST that creates something once, such as a payment: an answer that was lost is asked for anew. */
export async function postOnce<C extends Call>(
  call: C,
  options: Omit<PostOptions<C>, "idempotencyKey">,
): Promise<Sent<CallData<C>>> {
  const what = JSON.stringify([call.path, options.params, options.body]);
  const key = unanswered.get(what) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
  unanswered.set(what, key);
  let isOpen = false;
  const sent = await sendForm(call, {
    ...(options as PostOptions<C>),
    idempotencyKey: key,
    onProblem: (problem) => {
      isOpen = !isDecided(problem);
      return options.onProblem?.(problem) === true;
    },
  });
  if (!isOpen) unanswered.delete(what);
  return sent;
}

/** Without an answer, on 5xx, 429 and while the panel is still at work it may yet happen. */
function isDecided({ status, code }: PanelError): boolean {
  return status >= 400 && status < 500 && status !== 429 && code !== "in_progress";
}
