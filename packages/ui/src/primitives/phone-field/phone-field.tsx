"use client";
import type { ComponentProps } from "react";
import { useMarket } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Field, fieldBoxClass, fieldInputClass, foldDigits, type FieldTexts } from "../field/index.js";

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "required" | "type" | "size" | "prefix"> {
  /** Shown before the number. Default: the market's prefix. */
  countryCode?: string | undefined;
  /** Called with the number, digits as 0-9, in addition to the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Phone number. Reads left to right in both languages; Arabic-Indic digits become 0-9. */
export function PhoneField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  countryCode,
  onChange,
  onValueChange,
  ...rest
}: PhoneFieldProps) {
  const { phonePrefix } = useMarket();
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId: _, ...control }) => (
        <div
          dir="ltr"
          data-slot="phone-field"
          className={cx(fieldBoxClass({ invalid: Boolean(error) }), "h-control")}
        >
          <span
            translate="no"
            data-slot="phone-field-country"
            className="flex flex-none items-center self-stretch border-e border-border pe-3 font-medium text-text"
          >
            {countryCode ?? phonePrefix}
          </span>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...control}
            type="tel"
            data-slot="phone-field-input"
            onChange={(event) => {
              const folded = foldDigits(event.target.value);
              if (folded !== event.target.value) {
                // Digits of some scripts take two UTF-16 units.
                const caret = foldDigits(
                  event.target.value.slice(0, event.target.selectionStart ?? undefined),
                ).length;
                event.target.value = folded;
                event.target.setSelectionRange(caret, caret);
              }
              onChange?.(event);
              onValueChange?.(folded);
            }}
            className={cx(fieldInputClass, "-me-2")}
          />
        </div>
      )}
    </Field>
  );
}
