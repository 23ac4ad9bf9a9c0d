import { type Call, type CallData, clientMessages, fillMessage, type PanelError } from "@talabee/contract";
import { fieldErrors, type FieldErrors } from "./field-errors.js";
import type { SendOptions } from "./mutation-cache.js";
import { sendCall } from "./send-call.js";
import type { Shop } from "../shop-parts.js";

/** Errors of a refused form: by field, or one for the whole form. */
export interface Refusal {
  fields: FieldErrors;
  form: string | undefined;
}

export type Sent<Data> = { data: Data; refused?: undefined } | { refused: Refusal };

/**
 * Sends a form by the rules of every POST. Errors are returned for the form too, where they stay after the toast.
 */
export async function submitForm<C extends Call>(
  shop: Shop,
  call: C,
  options: SendOptions<C>,
): Promise<Sent<CallData<C>>> {
  let problem: PanelError | null = null;
  let answer: { data: CallData<C> } | null = null;
  await sendCall(shop, call, {
    ...options,
    onAnswer: (data) => {
      answer = { data };
      options.onAnswer?.(data);
    },
    onProblem: (error) => {
      problem = error;
      return options.onProblem?.(error) === true;
    },
  });
  return answer ?? { refused: refusalOf(shop, call, problem) };
}

function refusalOf(shop: Shop, call: Call, problem: PanelError | null): Refusal {
  // The session ended meanwhile: there is no error to show.
  if (problem === null) return { fields: {}, form: undefined };
  const fields = fieldErrors(problem);
  if (Object.keys(fields).length > 0) return { fields, form: undefined };
  const fallback = call.kind === "update" ? "failed_to_update_data" : "failed_to_add_data";
  return { fields, form: problem.message || fillMessage(clientMessages[fallback], shop.language.get()) };
}
