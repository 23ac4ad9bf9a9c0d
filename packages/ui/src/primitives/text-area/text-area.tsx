"use client";
import { useState, type ComponentProps } from "react";
import { formsMessages, useFormat, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { limitText, textLength } from "../../lib/limit-text.js";
import { Field, fieldBoxClass, fieldInputClass, type FieldTexts } from "../field/index.js";

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<"textarea">, "required"> {
  /** Called with the new text, in addition to the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Multi-line text that grows with its content. With `maxLength`, a countdown shows for the last fifth and is announced
 * at every tenth character. `className` is applied to the field.
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
  maxLength,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const format = useFormat();
  const { t } = useMessages();
  const [internalValue, setInternalValue] = useState(() => String(rest.defaultValue ?? ""));
  const { value = internalValue } = rest;
  const remaining = maxLength === undefined ? Infinity : maxLength - textLength(String(value));
  const showsCount = maxLength !== undefined && remaining <= maxLength / 5;
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId: _, ...control }) => (
        <div
          data-slot="text-area"
          className={cx(fieldBoxClass({ invalid: Boolean(error) }), "relative items-start")}
        >
          <textarea
            dir="auto"
            {...rest}
            {...control}
            rows={rows}
            data-slot="text-area-input"
            onChange={(event) => {
              limitText(event, maxLength);
              setInternalValue(event.target.value);
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={cx(
              fieldInputClass,
              "my-3 max-h-50 resize-none overflow-y-auto [field-sizing:content]",
              // While it is empty, alignment follows the page's direction instead of the text's.
              "placeholder-shown:[text-align:-webkit-match-parent] placeholder-shown:[text-align:match-parent]",
            )}
            style={{ minHeight: `${rows}lh`, ...rest.style }}
          />
          <span role="status" className="sr-only">
            {showsCount && t(formsMessages.charactersLeft, { count: Math.ceil(remaining / 10) * 10 })}
          </span>
          {showsCount && (
            <span aria-hidden data-slot="text-area-left" className="self-end pb-3 text-caption text-muted">
              {format.number(remaining)}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
