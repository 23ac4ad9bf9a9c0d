"use client";
import { ChevronDown } from "../icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, formsMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Field, fieldBoxClass, fieldInputClass, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<"select">, "required" | "size" | "multiple"> {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; "Choose" by default, `null` if there is always a selection. */
  placeholder?: string | null | undefined;
  icon?: ReactNode;
  /** Called with the selected value, in addition to the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Whether the first letter is Latin. */
const latin = /^[^\p{L}]*\p{Script=Latin}/u;

/** Single choice from a long list, with the browser's own picker, which works best on phones. */
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
            fieldBoxClass({ invalid: Boolean(error) }),
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
            // A label in the other script is truncated at its own end but aligned with the others: the padding is
            // physical and does not follow `dir`.
            className={cx(
              fieldInputClass,
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
