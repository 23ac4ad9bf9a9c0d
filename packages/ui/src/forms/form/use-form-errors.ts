"use client";
import { useForm, useFormState } from "react-final-form";

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** Which fields are wrong now, and whether all of them are empty, once a submit has failed. */
export function useFormErrors() {
  const form = useForm();
  const { submitFailed, submitError, dirtySinceLastSubmit } = useFormState({
    subscription: {
      errors: true,
      submitErrors: true,
      submitFailed: true,
      submitError: true,
      values: true,
      dirtySinceLastSubmit: true,
    },
  });
  const fields = form.getRegisteredFields().flatMap((name) => form.getFieldState(name) ?? []);
  const wrong = fields.flatMap(({ name, error, submitError: refused, dirtySinceLastSubmit: changed }) => {
    const message = (error ?? (changed ? undefined : refused)) as string | undefined;
    return message ? { name, message } : [];
  });
  return {
    failed: Boolean(submitFailed),
    wrong,
    allEmpty: fields.length > 0 && fields.every((field) => isEmpty(field.value)),
    /** What the server said about the form as a whole; gone with the next change. */
    formError: dirtySinceLastSubmit ? undefined : (submitError as string | undefined),
  };
}
