"use client";
import { Switch, type SwitchProps } from "../../primitives/switch/index.js";
import { useFormField } from "../form/index.js";
import { type InForm } from "./bound-field.js";

/** `Switch` in a form; its value is true or false. It has no validation. */
export function FormSwitch({ name, ...rest }: InForm<SwitchProps>) {
  const { value, change, error: _, ...field } = useFormField<boolean>(name);
  return <Switch {...rest} {...field} checked={Boolean(value)} onCheckedChange={change} />;
}
