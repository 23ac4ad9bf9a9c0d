"use client";
import { useFormField, type FormFieldOptions } from "../form/index.js";

type Bound =
  | "id"
  | "name"
  | "value"
  | "defaultValue"
  | "checked"
  | "defaultChecked"
  | "error"
  | "onChange"
  | "onBlur"
  | "onFocus"
  | "onValueChange"
  | "onCheckedChange";
/** Props of a field without those bound by the form. */
export type InForm<Props> = Omit<Props, Bound> & {
  /** Name of the field in the form's values. */
  name: string;
};

/** Binds a field whose value is a text. */
export function useBoundText(name: string, options?: FormFieldOptions<string>) {
  const { change, value, ...field } = useFormField<string>(name, options);
  return { ...field, value: value ?? "", onValueChange: change };
}

/** Binds a group: its controls use the field's name, and its error shows only after a failed submit. */
export function useBoundChoice<Value>(name: string) {
  const { id, value, change, error } = useFormField<Value>(name);
  return { id, name, value, error, onValueChange: change };
}
