import * as z from "zod/mini";

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** A Standard Schema, for form libraries. The message of an issue is a key of `validationMessages`. */
export interface FormSchema {
  readonly "~standard": { readonly validate: (values: unknown) => { readonly issues?: readonly Issue[] } };
}

/**
 * The schema of a form whose values `toBody` turns into the request. Reports only fields that the form has: others could
 * not be corrected in it. `more` adds issues that the request's schema cannot find.
 */
export function formSchema<Values extends object>(
  request: z.core.$ZodType,
  toBody: (values: Values) => unknown,
  more: (values: Values) => readonly Issue[] = () => [],
): FormSchema {
  return {
    "~standard": {
      validate(input) {
        const values = input as Values;
        const { error } = z.safeParse(request, toBody(values));
        const found = (error?.issues ?? []).filter(
          ({ path: [field] }) => field !== undefined && field in values,
        );
        return { issues: [...found, ...more(values)] };
      },
    },
  };
}
