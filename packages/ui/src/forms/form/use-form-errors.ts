"use client";
import { useForm, useFormState } from "react-final-form";

/** How many fields are wrong now, and whether all of them are empty, once a submit has failed. */
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
  const fields = form.getRegisteredFields().map((name) => form.getFieldState(name));
  const wrong = fields.filter(
    (field) => field?.error || (field?.submitError && !field.dirtySinceLastSubmit),
  ).length;
  return {
    failed: Boolean(submitFailed),
    count: wrong,
    allEmpty: fields.length > 0 && fields.every((field) => !field?.value),
    /** What the server said about the form as a whole; gone with the next change. */
    formError: dirtySinceLastSubmit ? undefined : (submitError as string | undefined),
  };
}
