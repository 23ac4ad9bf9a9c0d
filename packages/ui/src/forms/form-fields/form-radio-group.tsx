"use client";
import { RadioGroup, type RadioGroupProps } from "../../primitives/radio-group/index.js";
import { type InForm, useBoundChoice } from "./bound-field.js";

/** `RadioGroup` in a form. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: InForm<RadioGroupProps<Value>>) {
  return <RadioGroup<Value> {...rest} {...useBoundChoice<Value>(name)} />;
}
