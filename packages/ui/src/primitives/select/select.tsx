"use client";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, formsMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Field, fieldBox, fieldInput, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<"select">, "required" | "size" | "multiple"> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; "Choose" by default, `null` when one is always chosen. */
  placeholder?: string | null | undefined;
  icon?: ReactNode;
  /** The chosen value, beside the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Begins with a Latin letter, after signs and digits of either script. */
const latin = /^[^\p{L}]*\p{Script=Latin}/u;

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
  const { t } = useMessages();
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId: _, ...control }) => (
        <div
          data-slot="select"
          className={cx(
            fieldBox({ invalid: Boolean(error) }),
            "relative h-control",
            icon
              ? "[--pad:0_2.75rem_0_3rem] rtl:[--pad:0_3rem_0_2.75rem]"
              : "[--pad:0_2.75rem_0_1rem] rtl:[--pad:0_1rem_0_2.75rem]",
          )}
        >
          {icon && <span className="pointer-events-none absolute start-4">{icon}</span>}
          <select
            {...rest}
            {...control}
            data-slot="select-input"
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            // A name in the other script is cut at its own end, and stands where the others stand: hence a padding that
            // does not turn with it.
            className={cx(
              fieldInput,
              "-mx-4 cursor-pointer appearance-none truncate rounded-field [padding:var(--pad)] [text-align:-webkit-match-parent] [text-align:match-parent] has-[:checked[dir=ltr]]:[direction:ltr]",
            )}
          >
            {placeholder !== null && <option value="">{placeholder ?? t(formsMessages.choose)}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option
                key={value}
                value={value}
                disabled={disabled}
                dir={latin.test(text) ? "ltr" : undefined}
              >
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
