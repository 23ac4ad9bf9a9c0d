"use client";
import { useState, type ComponentProps } from "react";
import { formsMessages, useFormat, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Field, fieldBox, fieldInput, type FieldTexts } from "../field/index.js";

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<"textarea">, "required"> {
  /** The new text, beside the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Several lines of text; grows with them. With `maxLength` the last fifth counts down, and every tenth character of it
 * is told. `className` goes to the outer frame.
 */
export function TextArea({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  rows = 2,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const format = useFormat();
  const { t } = useMessages();
  const [own, setOwn] = useState(() => String(rest.defaultValue ?? ""));
  const { maxLength = Infinity, value = own } = rest;
  const left = maxLength - String(value).length;
  const counts = Number.isFinite(maxLength) && left <= maxLength / 5;
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId: _, ...control }) => (
        <div
          data-slot="text-area"
          className={cx(fieldBox({ invalid: Boolean(error) }), "relative items-start")}
        >
          <textarea
            dir="auto"
            {...rest}
            {...control}
            rows={rows}
            data-slot="text-area-input"
            onChange={(event) => {
              setOwn(event.target.value);
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={cx(
              fieldInput,
              "my-3 max-h-50 resize-none overflow-y-auto [field-sizing:content]",
              // While it is empty the page's direction counts, not that of no text.
              "placeholder-shown:[text-align:-webkit-match-parent] placeholder-shown:[text-align:match-parent]",
            )}
            style={{ minHeight: `${rows}lh`, ...rest.style }}
          />
          <span role="status" className="sr-only">
            {counts && t(formsMessages.charactersLeft, { count: Math.ceil(left / 10) * 10 })}
          </span>
          {counts && (
            <span aria-hidden data-slot="text-area-left" className="self-end pb-3 text-f1 text-muted">
              {format.number(left)}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
