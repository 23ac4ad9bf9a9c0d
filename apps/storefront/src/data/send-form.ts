import type { Call, CallData, PanelError } from "@talabee/contract";
import { fieldErrors, type FieldErrors } from "./account.js";
import { post, type PostOptions } from "./post.js";

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
  const data = await post(call, {
    ...options,
    onProblem: (error) => {
      problem = error;
      return options.onProblem?.(error) === true;
    },
  });
  return problem === null ? { data: data as CallData<C> } : { refused: refusalOf(problem) };
}

function refusalOf(problem: PanelError): Refusal {
  const fields = fieldErrors(problem);
  const isAnswer = problem.status >= 400 && problem.status < 500;
  return {
    fields,
    form:
      isAnswer && Object.keys(fields).length === 0 && problem.message !== "" ? problem.message : undefined,
  };
}
