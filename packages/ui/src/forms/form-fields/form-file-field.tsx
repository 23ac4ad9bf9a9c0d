"use client";
import { FileField, type FileFieldProps } from "../../primitives/file-field/index.js";
import { useFormField } from "../form/index.js";
import { type InForm } from "./bound-field.js";

/** `FileField` in a form; its value is a list of files, excluded from drafts. */
export function FormFileField({ name, ...rest }: InForm<FileFieldProps>) {
  const { change, value, ...field } = useFormField<readonly File[]>(name, { secret: true });
  return <FileField {...rest} {...field} value={Array.isArray(value) ? value : []} onValueChange={change} />;
}
