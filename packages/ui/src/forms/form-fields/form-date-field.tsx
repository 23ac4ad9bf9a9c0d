"use client";
import { DateField, useDateMessage, type DateFieldProps } from "../../primitives/date-field/index.js";
import { type InForm, useBoundText } from "./bound-field.js";

/** `DateField` in a form; an incomplete, impossible or out-of-range date blocks the submit. */
export function FormDateField({ name, ...rest }: InForm<DateFieldProps>) {
  const messageOf = useDateMessage();
  const bound = useBoundText(name, { validate: (value) => messageOf(value ?? "", rest) });
  return <DateField {...rest} {...bound} />;
}
