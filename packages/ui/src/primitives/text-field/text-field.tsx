"use client";
import type { ComponentProps, ReactNode } from "react";
import { useLocale } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { limitText } from "../../lib/limit-text.js";
import { Field, fieldBoxClass, fieldInputClass, type FieldTexts } from "../field/index.js";

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "required" | "size" | "prefix"> {
  /** Before the text: an `Icon`. */
  icon?: ReactNode;
  /** After the text: a small button or a unit. */
  end?: ReactNode;
  /** Emails, codes, numbers: left to right in both languages, aligned to the inline start. */
  code?: boolean | undefined;
  /** Called with the new text, in addition to the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Single-line text. `className` is applied to the field. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  icon,
  end,
  code = false,
  id,
  className,
  onChange,
  onValueChange,
  type = "text",
  maxLength,
  ...rest
}: TextFieldProps) {
  const { direction } = useLocale();
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId: _, ...control }) => (
        <div data-slot="text-field" className={cx(fieldBoxClass({ invalid: Boolean(error) }), "h-control")}>
          {icon}
          <input
            {...(code ? { dir: "ltr", autoCapitalize: "none", spellCheck: false } : {})}
            {...rest}
            {...control}
            type={type}
            data-slot="text-field-input"
            onChange={(event) => {
              limitText(event, maxLength);
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={cx(fieldInputClass, code && direction === "rtl" && "text-end")}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
