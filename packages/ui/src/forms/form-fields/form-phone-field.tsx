"use client";
import { useMarket, withoutPrefix, withPrefix } from "../../locale/index.js";
import { PhoneField, type PhoneFieldProps } from "../../primitives/phone-field/index.js";
import { type InForm, useBoundText } from "./bound-field.js";

/** `PhoneField` in a form; the value has the market's prefix, which the field shows beside its input. */
export function FormPhoneField({ name, ...rest }: InForm<PhoneFieldProps>) {
  const { phonePrefix } = useMarket();
  const { value, onValueChange, ...bound } = useBoundText(name);
  return (
    <PhoneField
      {...rest}
      {...bound}
      value={withoutPrefix(value, phonePrefix)}
      onValueChange={(typed) => onValueChange(withPrefix(typed, phonePrefix))}
    />
  );
}
