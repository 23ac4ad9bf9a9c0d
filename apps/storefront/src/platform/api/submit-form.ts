import { type Call, type CallData, clientMessages, fillMessage, type PanelError } from "@talabee/contract";
import { language } from "../preferences.js";
import { fieldErrors, type FieldErrors } from "./field-errors.js";
import { post, type PostOptions } from "./send.js";

/** What the panel refused, as a form takes it. */
export interface Refusal {
  fields: FieldErrors;
  form: string | undefined;
}

export type Sent<Data> = { data: Data; refused?: undefined } | { refused: Refusal };

/**
 * Sends a form by the rules of every POST. What is wrong stands in the form as well, where it stays when the toast has
 * gone: at its field, or over them all.
 */
export async function sendForm<C extends Call>(call: C, options: PostOptions<C>): Promise<Sent<CallData<C>>> {
  let problem: PanelError | null = null;
  let answer: { data: CallData<C> } | null = null;
  await post(call, {
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
  return answer ?? { refused: refusalOf(call, problem) };
}

function refusalOf(call: Call, problem: PanelError | null): Refusal {
  // Whoever sent it has left meanwhile: nothing came of it, and nobody is to be told.
  if (problem === null) return { fields: {}, form: undefined };
  const fields = fieldErrors(problem);
  if (Object.keys(fields).length > 0) return { fields, form: undefined };
  const fallback = call.kind === "update" ? "failed_to_update_data" : "failed_to_add_data";
  return { fields, form: problem.message || fillMessage(clientMessages[fallback], language.get()) };
}
