"use client";
import { Checkbox, type CheckboxProps } from "../../primitives/checkbox/index.js";
import { ChipGroup, type ChipGroupProps } from "../../primitives/chip-group/index.js";
import { DateField, useDateMessage, type DateFieldProps } from "../../primitives/date-field/index.js";
import { FileField, type FileFieldProps } from "../../primitives/file-field/index.js";
import { PasswordField, type PasswordFieldProps } from "../../primitives/password-field/index.js";
import { PhoneField, type PhoneFieldProps } from "../../primitives/phone-field/index.js";
import { RadioGroup, type RadioGroupProps } from "../../primitives/radio-group/index.js";
import { RatingInput, type RatingInputProps, type RatingStep } from "../../primitives/rating-input/index.js";
import { SegmentedControl, type SegmentedControlProps } from "../../primitives/segmented-control/index.js";
import { Select, type SelectProps } from "../../primitives/select/index.js";
import { Switch, type SwitchProps } from "../../primitives/switch/index.js";
import { TextArea, type TextAreaProps } from "../../primitives/text-area/index.js";
import { TextField, type TextFieldProps } from "../../primitives/text-field/index.js";
import { useMarket, withoutPrefix, withPrefix } from "../../locale/index.js";
import { useFormField, type FormFieldOptions } from "../form/index.js";

type Bound =
  | "id"
  | "name"
  | "value"
  | "defaultValue"
  | "checked"
  | "defaultChecked"
  | "error"
  | "onChange"
  | "onBlur"
  | "onFocus"
  | "onValueChange"
  | "onCheckedChange";
/** Props of a field without those bound by the form. */
type InForm<Props> = Omit<Props, Bound> & {
  /** Name of the field in the form's values. */
  name: string;
};

function useBoundText(name: string, options?: FormFieldOptions<string>) {
  const { change, value, ...field } = useFormField<string>(name, options);
  return { ...field, value: value ?? "", onValueChange: change };
}

/** Binds a group: its controls use the field's name, and its error shows only after a failed submit. */
function useBoundChoice<Value>(name: string) {
  const { id, value, change, error } = useFormField<Value>(name);
  return { id, name, value, error, onValueChange: change };
}

/** `TextField` in a form. */
export function FormTextField({ name, ...rest }: InForm<TextFieldProps>) {
  return <TextField {...rest} {...useBoundText(name)} />;
}

/** `PasswordField` in a form; excluded from drafts. */
export function FormPasswordField({ name, ...rest }: InForm<PasswordFieldProps>) {
  return <PasswordField {...rest} {...useBoundText(name, { secret: true })} />;
}

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

/** `TextArea` in a form. */
export function FormTextArea({ name, ...rest }: InForm<TextAreaProps>) {
  return <TextArea {...rest} {...useBoundText(name)} />;
}

/** `Select` in a form. */
export function FormSelect({ name, ...rest }: InForm<SelectProps>) {
  return <Select {...rest} {...useBoundText(name)} />;
}

/** `DateField` in a form; an incomplete, impossible or out-of-range date blocks the submit. */
export function FormDateField({ name, ...rest }: InForm<DateFieldProps>) {
  const messageOf = useDateMessage();
  const bound = useBoundText(name, { validate: (value) => messageOf(value ?? "", rest) });
  return <DateField {...rest} {...bound} />;
}

/** `Checkbox` in a form; its value is true or false. */
export function FormCheckbox({ name, ...rest }: InForm<CheckboxProps>) {
  const { value, change, ...field } = useFormField<boolean>(name);
  return <Checkbox {...rest} {...field} checked={Boolean(value)} onCheckedChange={change} />;
}

/** `Switch` in a form; its value is true or false. It has no validation. */
export function FormSwitch({ name, ...rest }: InForm<SwitchProps>) {
  const { value, change, error: _, ...field } = useFormField<boolean>(name);
  return <Switch {...rest} {...field} checked={Boolean(value)} onCheckedChange={change} />;
}

/** `RadioGroup` in a form. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: InForm<RadioGroupProps<Value>>) {
  return <RadioGroup<Value> {...rest} {...useBoundChoice<Value>(name)} />;
}

/** `SegmentedControl` in a form. */
export function FormSegmentedControl<Value extends string>({
  name,
  ...rest
}: InForm<SegmentedControlProps<Value>>) {
  return <SegmentedControl<Value> {...rest} {...useBoundChoice<Value>(name)} />;
}

/** `RatingInput` in a form; its value is 1 to 5. */
export function FormRatingInput({ name, ...rest }: InForm<RatingInputProps>) {
  return <RatingInput {...rest} {...useBoundChoice<RatingStep>(name)} />;
}

/** `ChipGroup` in a form; with `multiple` its value is a list. */
export function FormChipGroup<Value extends string>({
  name,
  multiple = false,
  ...rest
}: InForm<ChipGroupProps<Value>> & { multiple?: boolean | undefined }) {
  const { value, ...bound } = useBoundChoice<Value | Value[]>(name);
  const choice = multiple ? { multiple, value: Array.isArray(value) ? value : [] } : { value };
  return <ChipGroup<Value> {...({ ...rest, ...bound, ...choice } as ChipGroupProps<Value>)} />;
}

/** `FileField` in a form; its value is a list of files, excluded from drafts. */
export function FormFileField({ name, ...rest }: InForm<FileFieldProps>) {
  const { change, value, ...field } = useFormField<readonly File[]>(name, { secret: true });
  return <FileField {...rest} {...field} value={Array.isArray(value) ? value : []} onValueChange={change} />;
}
