import type * as z from "zod/mini";
import type { Call } from "./call.js";

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** A Standard Schema, for form libraries. The message of an issue is a key of `validationMessages`. */
export interface FormSchema {
  readonly "~standard": { readonly validate: (values: unknown) => { readonly issues?: readonly Issue[] } };
  /** Loads the request's schema, where a build leaves it out of the first scripts. Until then there are no issues. */
  readonly load?: (() => Promise<void>) | undefined;
}

/** Options of a form whose values are not the body of the request. */
interface FormSchemaOptions<Values extends object> {
  /**
   * Turns the values into the body. Then only issues of fields that the form has are reported: others could not be
   * corrected in it.
   */
  readonly toBody?: (values: Values) => unknown;
  /** Issues that the request's schema cannot find. */
  readonly more?: (values: Values) => readonly Issue[];
}

/** The schemas of requests that were loaded, by call. */
const loaded = new WeakMap<Call, z.core.$ZodType>();

/**
 * Loads the schema of a call's request. When it cannot be loaded, the form is left to the validation by the server; the
 * next call tries again. Once it is loaded, nothing is awaited: a form must not be sent later than it was submitted, with
 * values that have changed since.
 */
async function loadBody(call: Call): Promise<void> {
  if (loaded.has(call)) return;
  const body = (await call.load?.().catch(() => undefined))?.body;
  if (body) loaded.set(call, body);
}

/** The schema of a form for a call. */
export function formSchema<Values extends object>(
  call: Call,
  { toBody, more = () => [] }: FormSchemaOptions<Values> = {},
): FormSchema {
  const schema = () => call.body ?? loaded.get(call);
  return {
    load: schema() ? undefined : () => loadBody(call),
    "~standard": {
      validate(input) {
        const values = input as Values;
        const result = schema()?.["~standard"].validate(toBody ? toBody(values) : values);
        const issues = (result as { issues?: readonly Issue[] } | undefined)?.issues ?? [];
        const inForm = ({ path: [field] }: Issue) => field !== undefined && field in values;
        return { issues: [...(toBody ? issues.filter(inForm) : issues), ...more(values)] };
      },
    },
  };
}
