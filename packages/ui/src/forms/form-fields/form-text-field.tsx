"use client";
import { TextField, type TextFieldProps } from "../../primitives/text-field/index.js";
import { type InForm, useBoundText } from "./bound-field.js";

export type FormTextFieldProps = InForm<TextFieldProps> & {
  /** What the form gets for a typed text, such as digits of another script as 0 to 9. */
  parse?: ((text: string) => string) | undefined;
};

/** `TextField` in a form. */
export function FormTextField({ name, parse, ...rest }: FormTextFieldProps) {
  const { onValueChange, ...field } = useBoundText(name);
  return (
    <TextField {...rest} {...field} onValueChange={(text) => onValueChange(parse ? parse(text) : text)} />
  );
}
