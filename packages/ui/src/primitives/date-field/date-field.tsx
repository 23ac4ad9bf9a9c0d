"use client";
import { useRef, useState, type ComponentProps, type ReactNode } from "react";
import { formsMessages, useFormat, useLocale, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Field, fieldBoxClass, fieldInputClass, foldDigits, type FieldTexts } from "../field/index.js";
import {
  dateProblem,
  partLengths,
  parseParts,
  readDate,
  formatParts,
  type DateLimits,
  type DatePart,
} from "./date-text.js";

/** Order of the inputs in both languages; the layout follows the reading direction. */
const partOrder = ["day", "month", "year"] as const satisfies readonly DatePart[];
const partNames = { day: formsMessages.day, month: formsMessages.month, year: formsMessages.year };
const partHints = {
  day: formsMessages.dayHint,
  month: formsMessages.monthHint,
  year: formsMessages.yearHint,
};
/** A first digit above this value is a complete day or month. */
const maxLeadingDigit = { day: 3, month: 1, year: 9 };

/** Returns a validator: the error message of a date, or undefined if it is valid or empty. */
export function useDateMessage(): (value: string, limits?: DateLimits) => string | undefined {
  const { t } = useMessages();
  const format = useFormat();
  return (value, limits = {}) => {
    switch (dateProblem(value, limits)) {
      case "incomplete":
        return t(formsMessages.dateIncomplete);
      case "impossible":
        return t(formsMessages.dateImpossible);
      case "early":
        return t(formsMessages.dateTooEarly, { date: format.date(`${limits.min}T12:00Z`, "full") });
      case "late":
        return t(formsMessages.dateTooLate, { date: format.date(`${limits.max}T12:00Z`, "full") });
      default:
        return undefined;
    }
  };
}

export interface DateFieldProps
  extends FieldTexts, DateLimits, Omit<ComponentProps<"div">, "onChange" | "children" | "defaultValue"> {
  /**
   * `yyyy-mm-dd`, or "" if nothing was entered. An incomplete date has the same shape with missing parts (`1996-03-`),
   * so that no input is lost; schemas reject it.
   */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The customer's own birthday: enables the browser's autofill. */
  birthday?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Name of a hidden input with the value, for native form submission. */
  name?: string | undefined;
  /** After the inputs: a small button. */
  end?: ReactNode;
  /** Custom labels of the three inputs. */
  labels?: Partial<Record<DatePart, string>> | undefined;
}

/**
 * Input for a known date: day, month and year. Arabic-Indic digits become 0-9, and a complete date can be pasted. A
 * date that does not exist or is outside the limits is reported on blur. `onFocus` and `onBlur` fire for the field as a
 * whole. `className` is applied to the field, other props to the group.
 */
export function DateField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value,
  defaultValue = "",
  onValueChange,
  min,
  max,
  birthday = false,
  disabled = false,
  name,
  end,
  labels,
  onBlur,
  onFocus,
  ...rest
}: DateFieldProps) {
  const { t } = useMessages();
  const { direction } = useLocale();
  const messageOf = useDateMessage();
  const [internalValue, setInternalValue] = useState(defaultValue);
  const [blurred, setBlurred] = useState(false);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const currentValue = value ?? internalValue;
  const parts = parseParts(currentValue);
  const shown = (blurred ? messageOf(currentValue, { min, max }) : undefined) ?? error;

  function change(next: typeof parts) {
    setInternalValue(formatParts(next));
    onValueChange?.(formatParts(next));
  }

  function focusPart(part: DatePart | undefined, edge: "start" | "end") {
    const input = part && inputs.current[part];
    if (!input) return;
    input.focus();
    const caret = edge === "start" ? 0 : input.value.length;
    input.setSelectionRange(caret, caret);
  }

  /** Replaces the value with a complete date. Returns false if the text is not a date. */
  function fill(text: string): boolean {
    const date = readDate(text);
    if (!date) return false;
    change(date);
    focusPart("year", "end");
    return true;
  }

  function type(part: DatePart, text: string) {
    // A phone keyboard's clipboard fires input events instead of paste.
    if (fill(text)) return;
    const digits = foldDigits(text).replace(/\D/g, "").slice(0, partLengths[part]);
    // Advance after a separator, or after a digit that completes the part.
    const done =
      digits.length >= parts[part].length &&
      (digits.length === partLengths[part] ||
        (digits !== "" &&
          part !== "year" &&
          (/\D$/.test(foldDigits(text)) || Number(digits) > maxLeadingDigit[part])));
    change({ ...parts, [part]: done ? digits.padStart(partLengths[part], "0") : digits });
    if (done) focusPart(partOrder[partOrder.indexOf(part) + 1], "end");
  }

  return (
    <Field {...{ label, labelHidden, help, error: shown, required, optional, id, className }} group>
      {({ labelId, "aria-invalid": invalid, "aria-required": needed, ...control }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only forwards clicks beside an input to it
        <div
          {...rest}
          {...control}
          role="group"
          aria-labelledby={labelId}
          data-slot="date-field"
          onFocus={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onFocus?.(event);
          }}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            const pad = (text: string) => (text === "" ? "" : text.padStart(2, "0"));
            const padded = { ...parts, day: pad(parts.day), month: pad(parts.month) };
            if (formatParts(padded) !== currentValue) change(padded);
            setBlurred(true);
            onBlur?.(event);
          }}
          onPointerDown={(event) => {
            rest.onPointerDown?.(event);
            const target = event.target as Element;
            // Presses in what a button at the end opens bubble here from its portal.
            if (disabled || !event.currentTarget.contains(target) || target.closest("input, button")) return;
            // A click beside the digits focuses the first incomplete input.
            event.preventDefault();
            focusPart(partOrder.find((part) => parts[part] === "") ?? "year", "end");
          }}
          className={cx(fieldBoxClass({ invalid: Boolean(shown) }), "h-control cursor-text")}
        >
          <div className="-mx-1 flex min-w-0 items-center gap-1 self-stretch">
            {partOrder.map((part, index) => (
              <span key={part} className="flex min-w-0 items-center gap-1 self-stretch">
                {index > 0 && (
                  <span aria-hidden className="text-faint">
                    /
                  </span>
                )}
                <input
                  ref={(element) => {
                    inputs.current[part] = element;
                  }}
                  dir="ltr"
                  inputMode="numeric"
                  autoComplete={birthday ? `bday-${part}` : "off"}
                  value={parts[part]}
                  placeholder={t(partHints[part])}
                  disabled={disabled}
                  aria-label={labels?.[part] ?? t(partNames[part])}
                  aria-invalid={invalid}
                  aria-required={needed}
                  data-slot={`date-field-${part}`}
                  onChange={(event) => type(part, event.target.value)}
                  onPaste={(event) => {
                    if (fill(event.clipboardData.getData("text"))) event.preventDefault();
                  }}
                  onKeyDown={(event) => {
                    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
                    if (selectionStart !== selectionEnd) return;
                    const partIndex = partOrder.indexOf(part);
                    const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
                    const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
                    // The caret moves visually inside an input, and the inputs follow the reading direction.
                    const atEnd = selectionStart === (direction === "rtl" ? 0 : text.length);
                    const atStart = selectionStart === (direction === "rtl" ? text.length : 0);
                    if (event.key === forward && atEnd && partIndex < 2) {
                      event.preventDefault();
                      focusPart(partOrder[partIndex + 1], direction === "rtl" ? "end" : "start");
                    } else if (
                      partIndex > 0 &&
                      ((event.key === backward && atStart) ||
                        (event.key === "Backspace" && selectionStart === 0))
                    ) {
                      event.preventDefault();
                      focusPart(
                        partOrder[partIndex - 1],
                        direction === "rtl" && event.key === backward ? "start" : "end",
                      );
                    }
                  }}
                  className={cx(
                    fieldInputClass,
                    "flex-none rounded-small px-0.5 text-center focus:bg-primary-soft",
                    part === "year" ? "w-[5.2ch]" : "w-[3.2ch]",
                  )}
                />
              </span>
            ))}
          </div>
          {end && <span className="-me-2 ms-auto flex">{end}</span>}
          {name !== undefined && <input type="hidden" name={name} value={currentValue} disabled={disabled} />}
        </div>
      )}
    </Field>
  );
}
