"use client";
import { useForm, useFormState } from "react-final-form";

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** Invalid fields, and whether all fields are empty, after a failed submit. */
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
  const invalidFields = fields.flatMap(
    ({ name, error, submitError: serverError, dirtySinceLastSubmit: changed }) => {
      const message = (error ?? (changed ? undefined : serverError)) as string | undefined;
      return message ? { name, message } : [];
    },
  );
  return {
    failed: Boolean(submitFailed),
    invalidFields,
    allEmpty: fields.length > 0 && fields.every((field) => isEmpty(field.value)),
    /** The server's message for the whole form, hidden after the next change. */
    formError: dirtySinceLastSubmit ? undefined : (submitError as string | undefined),
  };
}
