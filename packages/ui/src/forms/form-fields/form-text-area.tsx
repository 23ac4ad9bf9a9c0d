"use client";
import { TextArea, type TextAreaProps } from "../../primitives/text-area/index.js";
import { type InForm, useBoundText } from "./bound-field.js";

/** `TextArea` in a form. */
export function FormTextArea({ name, ...rest }: InForm<TextAreaProps>) {
  return <TextArea {...rest} {...useBoundText(name)} />;
}
