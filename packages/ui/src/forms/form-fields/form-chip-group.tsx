"use client";
import { ChipGroup, type ChipGroupProps } from "../../primitives/chip-group/index.js";
import { type InForm, useBoundChoice } from "./bound-field.js";

/** `ChipGroup` in a form; with `multiple` its value is a list. */
export function FormChipGroup<Value extends string>({
  name,
  multiple = false,
  ...rest
}: InForm<ChipGroupProps<Value>> & { multiple?: boolean | undefined }) {
  const { value, ...bound } = useBoundChoice<Value | Value[]>(name);
  const choice = multiple ? { multiple, value: Array.isArray(value) ? value : [] } : { value };
  return <ChipGroup<Value> {...({ ...rest, ...bound, ...choice } as ChipGroupProps<Value>)} />;
}
