"use client";
import { createContext, use } from "react";
import { useField } from "react-final-form";

const identity = (value: unknown) => value;
// Constant objects: a field registers again for each new `data`.
const plainData = {};
const secretData = { secret: true };

/** Prefix of the ids of a form's controls, so that the error summary finds a control by field name. */
export const FormIdContext = createContext("");

/** Returns the id of the control with a given field name, in the surrounding form. */
export function useFieldId(): (name: string) => string {
  const form = use(FormIdContext);
  return (name) => `${form}-${name}`;
}

export interface FormFieldOptions<Value> {
  /** Validation by the control itself, before the form's `validate`. */
  validate?: ((value: Value | undefined) => string | undefined) | undefined;
  /** Excluded from drafts: passwords, files. */
  secret?: boolean | undefined;
}

/** Binds a field of the surrounding form: the control's props, and its error when it should be visible. */
export function useFormField<Value>(
  name: string,
  { validate, secret = false }: FormFieldOptions<Value> = {},
) {
  const idOf = useFieldId();
  const { input, meta } = useField<Value>(name, {
    parse: identity,
    format: identity,
    data: secret ? secretData : plainData,
    ...(validate ? { validate } : {}),
  });
  const showsError = meta.submitFailed || (meta.touched && meta.modified);
  const serverError = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  return {
    id: idOf(name),
    name,
    value: input.value as Value | undefined,
    change: input.onChange as (value: Value) => void,
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: (showsError ? (meta.error as string | undefined) : undefined) ?? serverError,
  };
}
