"use client";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useText, formsWords } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { Field, fieldBox, fieldInput, type FieldWords } from "../field/index.js";
import { Icon } from "../icon/index.js";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldWords, Omit<ComponentProps<"select">, "required" | "size" | "multiple"> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; "Choose" by default, `null` when one is always chosen. */
  placeholder?: string | null | undefined;
  icon?: ReactNode;
  /** The chosen value, beside the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** One of a long list, in the browser's own picker: on a phone nothing of ours is as good. */
export function Select({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  options,
  placeholder,
  icon,
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  const { t } = useText();
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId: _, ...control }) => (
        <div data-slot="select" className={join(fieldBox({ invalid: Boolean(error) }), "relative h-control")}>
          {icon && <span className="pointer-events-none absolute start-4">{icon}</span>}
          <select
            {...rest}
            {...control}
            data-slot="select-input"
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={join(
              fieldInput,
              // A name in the other script is cut at its own end, and stands where the others stand.
              "-mx-4 cursor-pointer appearance-none truncate rounded-field pe-11 [text-align:-webkit-match-parent] [text-align:match-parent] [unicode-bidi:plaintext]",
              icon ? "ps-12" : "ps-4",
            )}
          >
            {placeholder !== null && <option value="">{placeholder ?? t(formsWords.choose)}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute end-4 text-muted" />
        </div>
      )}
    </Field>
  );
}
