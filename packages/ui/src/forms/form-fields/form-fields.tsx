"use client";
import { Checkbox, type CheckboxProps } from "../../primitives/checkbox/index.js";
import { PasswordField, type PasswordFieldProps } from "../../primitives/password-field/index.js";
import { PhoneField, type PhoneFieldProps } from "../../primitives/phone-field/index.js";
import { RadioGroup, type RadioGroupProps } from "../../primitives/radio-group/index.js";
import { Select, type SelectProps } from "../../primitives/select/index.js";
import { TextArea, type TextAreaProps } from "../../primitives/text-area/index.js";
import { TextField, type TextFieldProps } from "../../primitives/text-field/index.js";
import { useFormField } from "../form/index.js";

type Bound = "name" | "value" | "defaultValue" | "checked" | "error" | "onChange" | "onBlur" | "onFocus";
/** A part's own props without those that the form gives. */
type InForm<Props> = Omit<Props, Bound | "onValueChange" | "onCheckedChange"> & {
  /** Of the value in the form. */
  name: string;
};

function useBoundText(name: string) {
  const { change, value, ...field } = useFormField<string>(name);
  return { ...field, value: value ?? "", onValueChange: change };
}

/** `TextField` in a form. */
export function FormTextField({ name, ...rest }: InForm<TextFieldProps>) {
  return <TextField {...rest} {...useBoundText(name)} />;
}

/** `PasswordField` in a form. */
export function FormPasswordField({ name, ...rest }: InForm<PasswordFieldProps>) {
  return <PasswordField {...rest} {...useBoundText(name)} />;
}

/** `PhoneField` in a form. */
export function FormPhoneField({ name, ...rest }: InForm<PhoneFieldProps>) {
  return <PhoneField {...rest} {...useBoundText(name)} />;
}

/** `TextArea` in a form. */
export function FormTextArea({ name, ...rest }: InForm<TextAreaProps>) {
  return <TextArea {...rest} {...useBoundText(name)} />;
}

/** `Select` in a form. */
export function FormSelect({ name, ...rest }: InForm<SelectProps>) {
  return <Select {...rest} {...useBoundText(name)} />;
}

/** `Checkbox` in a form; its value is true or false. */
export function FormCheckbox({ name, ...rest }: InForm<CheckboxProps>) {
  const { value, change, ...field } = useFormField<boolean>(name);
  return <Checkbox {...rest} {...field} checked={Boolean(value)} onCheckedChange={change} />;
}

/** `RadioGroup` in a form. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: InForm<RadioGroupProps<Value>>) {
  const { value, change, error } = useFormField<Value>(name);
  return <RadioGroup<Value> {...rest} name={name} error={error} value={value} onValueChange={change} />;
}
