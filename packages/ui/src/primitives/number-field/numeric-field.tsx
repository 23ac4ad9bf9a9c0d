"use client";
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { dataMessages, useLocale, useMessages } from "../../locale/index.js";
import { Field, fieldBoxClass, fieldInputClass, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { Minus, Plus } from "../icon/icon-nodes.js";

/** Result of reading a typed text: a value, or why it is none. */
export type NumberReading = { value: number | null } | { problem: string };

export interface NumericFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<"input">,
      "required" | "size" | "prefix" | "value" | "defaultValue" | "min" | "max" | "step"
    > {
  slot: string;
  value: number | null;
  onValueChange: (value: number | null) => void;
  min: number | undefined;
  max: number | undefined;
  step: number;
  /** Reads a text; null for an empty one. */
  read: (text: string) => NumberReading;
  /** The value as a text to edit. */
  toText: (value: number) => string;
  /** The value as it is read aloud. */
  toSpeech: (value: number) => string;
  /** Before the digits: a currency. */
  lead?: ReactNode;
  /** After the digits: a unit. */
  end?: ReactNode;
  /** Shows buttons that step. */
  stepper: boolean;
}

/** Base of the fields for numbers and amounts: text of its own while it is edited, steps by keys and buttons. */
export function NumericField({
  slot,
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value,
  onValueChange,
  min,
  max,
  step,
  read,
  toText,
  toSpeech,
  lead,
  end,
  stepper,
  disabled = false,
  readOnly = false,
  onBlur,
  onFocus,
  onChange,
  onKeyDown,
  ref,
  ...rest
}: NumericFieldProps) {
  const { t } = useMessages();
  const { direction } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed, and the value that was made of it; undefined while the field shows its value. */
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const [isLeft, setIsLeft] = useState(false);
  // Where the owner has another value meanwhile, that is shown.
  const draft = typed?.value === value ? typed.text : undefined;
  const text = draft ?? (value === null ? "" : toText(value));
  const reading = read(text);
  const outside = (number: number | null) =>
    number === null
      ? undefined
      : min !== undefined && number < min
        ? t(dataMessages.numberTooSmall, { least: toSpeech(min) })
        : max !== undefined && number > max
          ? t(dataMessages.numberTooLarge, { most: toSpeech(max) })
          : undefined;
  const problem = "problem" in reading ? reading.problem : outside(reading.value);
  const shown = (isLeft ? problem : undefined) ?? error;

  const bounded = (number: number) => Math.min(Math.max(number, min ?? -Infinity), max ?? Infinity);
  function set(next: number) {
    setTyped(undefined);
    onValueChange(bounded(next));
  }
  function stepBy(count: number) {
    if (disabled || readOnly) return;
    if (value === null) return set(min ?? (max !== undefined && max < 0 ? max : 0));
    // Onto the grid of steps, without the errors of binary fractions.
    const base = min ?? 0;
    const steps = (value - base) / step;
    const onGrid = Math.abs(steps - Math.round(steps)) < 1e-9;
    const to = onGrid
      ? Math.round(steps) + count
      : count > 0
        ? Math.floor(steps) + count
        : Math.ceil(steps) + count;
    set(Number((base + to * step).toPrecision(15)));
  }
  function changeByKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || disabled || readOnly || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const size = event.shiftKey ? 10 : 1;
    const act = {
      ArrowUp: () => stepBy(size),
      ArrowDown: () => stepBy(-size),
      PageUp: () => stepBy(10),
      PageDown: () => stepBy(-10),
      ...(min === undefined ? {} : { Home: () => set(min) }),
      ...(max === undefined ? {} : { End: () => set(max) }),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  const button = (count: 1 | -1, bound: number | undefined, inputId: string) => (
    <button
      type="button"
      // The arrow keys of the field do the same.
      tabIndex={-1}
      aria-label={t(count > 0 ? dataMessages.increase : dataMessages.decrease)}
      aria-controls={inputId}
      disabled={disabled || readOnly || (value !== null && value === bound)}
      data-slot={`${slot}-${count > 0 ? "increase" : "decrease"}`}
      onClick={() => {
        stepBy(count);
        if (matchMedia("(pointer: fine)").matches) input.current?.focus();
      }}
      className="grid size-touch flex-none place-items-center rounded-full text-muted hover:bg-sunken hover:text-text active:bg-border disabled:text-faint disabled:hover:bg-transparent"
    >
      <Icon of={count > 0 ? Plus : Minus} />
    </button>
  );

  return (
    <Field {...{ label, labelHidden, help, error: shown, required, optional, id, className }}>
      {({ labelId: _, ...control }) => (
        <div
          data-slot={slot}
          className={cx(fieldBoxClass({ invalid: Boolean(shown) }), "h-control", stepper && "gap-1 px-1")}
        >
          {stepper && button(-1, min, control.id)}
          {lead && <span className="flex-none text-muted">{lead}</span>}
          <input
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...control}
            ref={mergeRefs(input, ref)}
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? undefined : toSpeech(value)}
            aria-valuemin={min}
            aria-valuemax={max}
            type="text"
            disabled={disabled}
            readOnly={readOnly}
            value={text}
            data-slot={`${slot}-input`}
            onFocus={(event) => {
              onFocus?.(event);
              setIsLeft(false);
            }}
            onBlur={(event) => {
              setIsLeft(true);
              // What is no number stays, with the reason under it.
              if (!("problem" in reading)) setTyped(undefined);
              onBlur?.(event);
            }}
            onChange={(event) => {
              onChange?.(event);
              const next = read(event.target.value);
              // A text that is no number is no value either: the one before must not be sent.
              const nextValue = "value" in next ? next.value : null;
              setTyped({ text: event.target.value, value: nextValue });
              if (nextValue !== value) onValueChange(nextValue);
            }}
            onKeyDown={changeByKey}
            className={cx(
              fieldInputClass,
              stepper ? "text-center" : direction === "rtl" && !lead ? "text-end" : "text-start",
            )}
          />
          {end && <span className="flex-none text-muted">{end}</span>}
          {stepper && button(1, max, control.id)}
        </div>
      )}
    </Field>
  );
}
