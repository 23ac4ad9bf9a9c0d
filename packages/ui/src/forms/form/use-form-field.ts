"use client";
import { createContext, use } from "react";
import { useField } from "react-final-form";

const asTyped = (value: unknown) => value;
// The same objects for good: a field registers itself anew with each new `data`.
const plainData = {};
const secretData = { secret: true };

/** Begins the id of every control of a form, so that the error summary finds the control of a name. */
export const FormIdContext = createContext("");

/** The id that the control of this name must carry, in the form around it. */
export function useFieldId(): (name: string) => string {
  const form = use(FormIdContext);
  return (name) => `${form}-${name}`;
}

export interface FormFieldOptions<Value> {
  /** What the control itself knows to be wrong, beside the form's `validate`; comes first. */
  validate?: ((value: Value | undefined) => string | undefined) | undefined;
  /** Never kept in a draft: passwords, files. */
  secret?: boolean | undefined;
}

/** A field of the form around it: what a control needs, and its error once it is worth telling. */
export function useFormField<Value>(
  name: string,
  { validate, secret = false }: FormFieldOptions<Value> = {},
) {
  const idOf = useFieldId();
  const { input, meta } = useField<Value>(name, {
    parse: asTyped,
    format: asTyped,
    data: secret ? secretData : plainData,
    ...(validate ? { validate } : {}),
  });
  const told = meta.submitFailed || (meta.touched && meta.modified);
  const refused = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  return {
    id: idOf(name),
    name,
    value: input.value as Value | undefined,
    change: input.onChange as (value: Value) => void,
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: (told ? (meta.error as string | undefined) : undefined) ?? refused,
  };
}
