"use client";
import { PasswordField, type PasswordFieldProps } from "../../primitives/password-field/index.js";
import { type InForm, useBoundText } from "./bound-field.js";

/** `PasswordField` in a form; excluded from drafts. */
export function FormPasswordField({ name, ...rest }: InForm<PasswordFieldProps>) {
  return <PasswordField {...rest} {...useBoundText(name, { secret: true })} />;
}
