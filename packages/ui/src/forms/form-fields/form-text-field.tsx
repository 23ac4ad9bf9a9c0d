"use client";
import { TextField, type TextFieldProps } from "../../primitives/text-field/index.js";
import { type InForm, useBoundText } from "./bound-field.js";

/** `TextField` in a form. */
export function FormTextField({ name, ...rest }: InForm<TextFieldProps>) {
  return <TextField {...rest} {...useBoundText(name)} />;
}
