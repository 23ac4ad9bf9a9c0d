/** What is wrong, by field, in words. */
export type FieldErrors<Values> = { readonly [K in keyof Values]?: string };

interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** Any schema that speaks Standard Schema (zod, valibot, arktype …). */
export interface Checker {
  readonly "~standard": {
    readonly validate: (
      value: unknown,
    ) => { readonly issues?: readonly Issue[] | undefined } | Promise<unknown>;
  };
}

/**
 * A form's `validate` from a schema: the first message of each field, put into words by `say`. The schema must
 * answer at once; one that waits (a question to a server) belongs into `onSubmit`.
 */
export function validateWith<Values extends object>(
  checker: Checker,
  say: (message: string) => string = (message) => message,
): (values: Values) => FieldErrors<Values> {
  return (values) => {
    const result = checker["~standard"].validate(values);
    if (result instanceof Promise)
      throw new TypeError("validateWith needs a schema that answers at once; this one returned a promise.");
    const errors: Record<string, string> = {};
    for (const { path = [], message } of result.issues ?? []) {
      const name = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
      if (name) errors[name] ??= say(message);
    }
    return errors as FieldErrors<Values>;
  };
}
