"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { dataMessages, useFormat, useMessages } from "../../locale/index.js";
import { NumericField, type NumberReading, type NumericFieldProps } from "./numeric-field.js";
import { decimalsOf, readDecimal } from "./read-decimal.js";

export interface NumberFieldProps extends Omit<
  NumericFieldProps,
  "slot" | "value" | "onValueChange" | "min" | "max" | "step" | "read" | "toText" | "toSpeech" | "stepper"
> {
  /** The number; null while nothing is written. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((value: number | null) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** What arrow keys and buttons add; 1 by default. */
  step?: number | undefined;
  /** Decimal places that may be written; none by default. */
  decimals?: number | undefined;
  /** Shows buttons that step. */
  stepper?: boolean | undefined;
}

/**
 * A number, in digits of any script. Arrow up and down step, with Shift or Page Up and Page Down by ten, Home and End go to the
 * limits. What is no number, or outside the limits, is said when the field is left. `className` is applied to the field.
 */
export function NumberField({
  value: valueProp,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  decimals = 0,
  stepper = false,
  ...rest
}: NumberFieldProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [value, setValue] = useControllableState<number | null>({
    prop: valueProp,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: "NumberField",
  });
  const read = (text: string): NumberReading => {
    if (text.trim() === "") return { value: null };
    const decimal = readDecimal(text);
    if (decimal === null) return { problem: t(dataMessages.notANumber) };
    if (decimalsOf(decimal) > decimals)
      return {
        problem:
          decimals === 0 ? t(dataMessages.wholeNumber) : t(dataMessages.tooManyDecimals, { count: decimals }),
      };
    return { value: Number(decimal) };
  };
  return (
    <NumericField
      {...rest}
      {...{ value, min, max, step, read, stepper }}
      slot="number-field"
      inputMode={rest.inputMode ?? (decimals === 0 ? "numeric" : "decimal")}
      onValueChange={setValue}
      toText={(number) => format.number(number, decimals)}
      toSpeech={(number) => format.number(number, decimals)}
    />
  );
}
