"use client";
import { Checkbox, type CheckboxProps } from "../../primitives/checkbox/index.js";
import { useFormField } from "../form/index.js";
import { type InForm } from "./bound-field.js";

/** `Checkbox` in a form; its value is true or false. */
export function FormCheckbox({ name, ...rest }: InForm<CheckboxProps>) {
  const { value, change, ...field } = useFormField<boolean>(name);
  return <Checkbox {...rest} {...field} checked={Boolean(value)} onCheckedChange={change} />;
}
