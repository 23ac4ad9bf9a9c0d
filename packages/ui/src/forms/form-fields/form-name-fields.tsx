"use client";
import type { ComponentProps } from "react";
import { authMessages, useMessages } from "../../locale/index.js";
import { FormRow } from "../form/index.js";
import { FormTextField } from "./form-text-field.js";

/** A person's first and last name, the fields `first_name` and `last_name` of a form; both are required. Props go to the row. */
export function FormNameFields(props: Omit<ComponentProps<"div">, "children">) {
  const { t } = useMessages();
  return (
    <FormRow {...props}>
      <FormTextField name="first_name" label={t(authMessages.firstName)} autoComplete="given-name" required />
      <FormTextField name="last_name" label={t(authMessages.lastName)} autoComplete="family-name" required />
    </FormRow>
  );
}
