/** Error messages by field. */
export type FieldErrors<Values> = { readonly [K in keyof Values]?: string };

interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** A form's validation: returns messages by field. */
export interface Validate<Values> {
  (values: Values): FieldErrors<Values>;
  /** Loads what it needs; it finds no errors before. */
  readonly load?: (() => Promise<unknown>) | undefined;
}

/** Any Standard Schema (zod, valibot, arktype, …). */
export interface StandardSchema {
  readonly "~standard": {
    readonly validate: (
      value: unknown,
    ) => { readonly issues?: readonly Issue[] | undefined } | Promise<unknown>;
  };
  /** Loads the rules of the schema, if they are not loaded yet. */
  readonly load?: (() => Promise<unknown>) | undefined;
}

/**
 * Creates a form's `validate` from a schema: the first issue of each field, passed through `translate`. The schema must
 * be synchronous, or `validate` throws a TypeError; validation by a server belongs in `onSubmit`.
 */
export function validateWith<Values extends object>(
  schema: StandardSchema,
  translate: (message: string) => string = (message) => message,
): Validate<Values> {
  const validate = (values: Values) => {
    const result = schema["~standard"].validate(values);
    if (result instanceof Promise) throw new TypeError("validateWith needs a synchronous schema");
    const errors: Record<string, string> = {};
    for (const { path = [], message } of result.issues ?? []) {
      const name = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
      if (name) errors[name] ??= translate(message);
    }
    return errors as FieldErrors<Values>;
  };
  return Object.assign(validate, { load: schema.load });
}
