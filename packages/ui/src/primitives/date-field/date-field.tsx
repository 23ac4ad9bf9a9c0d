"use client";
import { useRef, useState, type ComponentProps } from "react";
import { formsMessages, useFormat, useLocale, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Field, fieldBox, fieldInput, foldDigits, type FieldTexts } from "../field/index.js";
import {
  dateProblem,
  partLengths,
  partsOf,
  readDate,
  valueOf,
  type DateLimits,
  type DatePart,
} from "./date-text.js";

/** English of Qatar and Arabic write the parts in the same order; on the page it runs in the reading direction. */
const order = ["day", "month", "year"] as const satisfies readonly DatePart[];
const names = { day: formsMessages.day, month: formsMessages.month, year: formsMessages.year };
const hints = { day: formsMessages.dayHint, month: formsMessages.monthHint, year: formsMessages.yearHint };
/** A first digit above this can only be a whole day or month. */
const lastLeading = { day: 3, month: 1, year: 9 };

/** What is wrong with a date, in words; nothing when it is fine or empty. */
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
   * `yyyy-mm-dd`, or the empty text. While a date is not whole the same shape holds what was typed (`1996-03-`), so
   * that nothing is lost; no schema takes that for a date.
   */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The person's own birthday: browsers fill it in. */
  birthday?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Of a hidden input with the value, for forms that the browser sends. */
  name?: string | undefined;
  /** Names of the three places, where they differ. */
  labels?: Partial<Record<DatePart, string>> | undefined;
}

/**
 * A date that is known by heart: day, month and year typed into one box. Arabic-Indic digits become 0-9, a whole date
 * can be pasted, and a date that does not exist or lies outside the limits is told once the field was left. `onFocus`
 * and `onBlur` tell of the field as a whole. `className` goes to the frame, the other props to the group.
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
  labels,
  onBlur,
  onFocus,
  ...rest
}: DateFieldProps) {
  const { t } = useMessages();
  const { direction } = useLocale();
  const messageOf = useDateMessage();
  const [own, setOwn] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const held = value ?? own;
  const parts = partsOf(held);
  const shown = (left ? messageOf(held, { min, max }) : undefined) ?? error;

  function change(next: typeof parts) {
    setOwn(valueOf(next));
    onValueChange?.(valueOf(next));
  }

  function goTo(part: DatePart | undefined, edge: "start" | "end") {
    const input = part && inputs.current[part];
    if (!input) return;
    input.focus();
    const caret = edge === "start" ? 0 : input.value.length;
    input.setSelectionRange(caret, caret);
  }

  /** Takes a whole date in place of what is there. */
  function fill(text: string): boolean {
    const whole = readDate(text);
    if (!whole) return false;
    change(whole);
    goTo("year", "end");
    return true;
  }

  function type(part: DatePart, text: string) {
    // The clipboard of a phone's keyboard types and does not paste.
    if (fill(text)) return;
    const digits = foldDigits(text).replace(/\D/g, "").slice(0, partLengths[part]);
    // A separator says that the part is done, as does a digit that nothing can follow.
    const done =
      digits.length >= parts[part].length &&
      (digits.length === partLengths[part] ||
        (digits !== "" &&
          part !== "year" &&
          (/\D$/.test(foldDigits(text)) || Number(digits) > lastLeading[part])));
    change({ ...parts, [part]: done ? digits.padStart(partLengths[part], "0") : digits });
    if (done) goTo(order[order.indexOf(part) + 1], "end");
  }

  return (
    <Field {...{ label, labelHidden, help, error: shown, required, optional, id, className }} group>
      {({ labelId, "aria-invalid": invalid, "aria-required": needed, ...control }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only shortens the mouse's way
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
            if (valueOf(padded) !== held) change(padded);
            setLeft(true);
            onBlur?.(event);
          }}
          onPointerDown={(event) => {
            rest.onPointerDown?.(event);
            if (disabled || event.target instanceof HTMLInputElement) return;
            // Pressing the box beside the digits goes where typing goes on.
            event.preventDefault();
            goTo(order.find((part) => parts[part] === "") ?? "year", "end");
          }}
          className={cx(fieldBox({ invalid: Boolean(shown) }), "h-control cursor-text")}
        >
          <div className="-mx-1 flex min-w-0 items-center gap-1 self-stretch">
            {order.map((part, index) => (
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
                  placeholder={t(hints[part])}
                  disabled={disabled}
                  aria-label={labels?.[part] ?? t(names[part])}
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
                    const place = order.indexOf(part);
                    const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
                    const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
                    // Inside a place the caret moves by the eye; places stand in the reading direction.
                    const atEnd = selectionStart === (direction === "rtl" ? 0 : text.length);
                    const atStart = selectionStart === (direction === "rtl" ? text.length : 0);
                    if (event.key === forward && atEnd && place < 2) {
                      event.preventDefault();
                      goTo(order[place + 1], direction === "rtl" ? "end" : "start");
                    } else if (
                      place > 0 &&
                      ((event.key === backward && atStart) ||
                        (event.key === "Backspace" && selectionStart === 0))
                    ) {
                      event.preventDefault();
                      goTo(order[place - 1], direction === "rtl" && event.key === backward ? "start" : "end");
                    }
                  }}
                  className={cx(
                    fieldInput,
                    "flex-none rounded-small px-0.5 text-center focus:bg-primary-soft",
                    part === "year" ? "w-[5.2ch]" : "w-[3.2ch]",
                  )}
                />
              </span>
            ))}
          </div>
          {name !== undefined && <input type="hidden" name={name} value={held} disabled={disabled} />}
        </div>
      )}
    </Field>
  );
}
