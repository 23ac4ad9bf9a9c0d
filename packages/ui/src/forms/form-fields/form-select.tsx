"use client";
import { Select, type SelectProps } from "../../primitives/select/index.js";
import { type InForm, useBoundText } from "./bound-field.js";

/** `Select` in a form. */
export function FormSelect({ name, ...rest }: InForm<SelectProps>) {
  return <Select {...rest} {...useBoundText(name)} />;
}
