"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { dataMessages, useFormat, useLocale, useMarket, useMessages } from "../../locale/index.js";
import { NumericField, type NumberReading, type NumericFieldProps } from "../number-field/numeric-field.js";
import { readDecimal, toMinorUnits } from "../number-field/read-decimal.js";

export interface MoneyFieldProps extends Omit<
  NumericFieldProps,
  | "slot"
  | "value"
  | "onValueChange"
  | "min"
  | "max"
  | "step"
  | "read"
  | "toText"
  | "toSpeech"
  | "stepper"
  | "lead"
  | "end"
> {
  /** The amount in minor units of the market's currency; null while nothing is written. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((value: number | null) => void) | undefined;
  /** In minor units; 0 by default. */
  min?: number | undefined;
  /** In minor units. */
  max?: number | undefined;
  /** What arrow keys add, in minor units; one unit of the currency by default. */
  step?: number | undefined;
}

/** An amount in the market's currency, in digits of any script. Keys and errors are those of `NumberField`. */
export function MoneyField({
  value: valueProp,
  defaultValue,
  onValueChange,
  min = 0,
  max,
  step,
  ...rest
}: MoneyFieldProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { language } = useLocale();
  const {
    currency: { code, arabicSymbol, decimals },
  } = useMarket();
  const [value, setValue] = useControllableState<number | null>({
    prop: valueProp,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: "MoneyField",
  });
  const read = (text: string): NumberReading => {
    if (text.trim() === "") return { value: null };
    const decimal = readDecimal(text);
    if (decimal === null) return { problem: t(dataMessages.notANumber) };
    const units = toMinorUnits(decimal, decimals);
    return units === null
      ? { problem: t(dataMessages.tooManyDecimals, { count: decimals }) }
      : { value: units };
  };
  const unit = <bdi translate="no">{language === "ar" ? arabicSymbol : code}</bdi>;
  return (
    <NumericField
      {...rest}
      {...{ value, min, max, read }}
      {...(language === "ar" ? { end: unit } : { lead: unit })}
      slot="money-field"
      step={step ?? 10 ** decimals}
      stepper={false}
      onValueChange={setValue}
      toText={(amount) => {
        const size = 10 ** decimals;
        const fraction = String(Math.abs(amount) % size).padStart(decimals, "0");
        const whole = format.number(Math.trunc(Math.abs(amount) / size));
        return `${amount < 0 ? "-" : ""}${whole}${decimals > 0 ? `.${fraction}` : ""}`;
      }}
      toSpeech={(amount) => format.money(amount)}
    />
  );
}
