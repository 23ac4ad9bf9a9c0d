"use client";
import { SegmentedControl, type SegmentedControlProps } from "../../primitives/segmented-control/index.js";
import { type InForm, useBoundChoice } from "./bound-field.js";

/** `SegmentedControl` in a form. */
export function FormSegmentedControl<Value extends string>({
  name,
  ...rest
}: InForm<SegmentedControlProps<Value>>) {
  return <SegmentedControl<Value> {...rest} {...useBoundChoice<Value>(name)} />;
}
