"use client";
import { useField } from "react-final-form";

const asTyped = (value: unknown) => value;

/** A field of the form around it: what a control needs, and its error once it is worth telling. */
export function useFormField<Value>(name: string) {
  const { input, meta } = useField<Value>(name, { parse: asTyped, format: asTyped });
  const told = meta.submitFailed || (meta.touched && meta.modified);
  const refused = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  return {
    name,
    value: input.value as Value | undefined,
    change: input.onChange as (value: Value) => void,
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: (told ? (meta.error as string | undefined) : undefined) ?? refused,
  };
}
