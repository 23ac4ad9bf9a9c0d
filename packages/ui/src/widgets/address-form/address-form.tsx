"use client";
import { BriefcaseBusiness, House, MapPin } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps } from "react";
import { useForm, useFormState } from "react-final-form";
import {
  Form,
  FormRow,
  SubmitButton,
  useFormField,
  type FieldErrors,
  type SubmitErrors,
  type Validate,
} from "../../forms/form/index.js";
import { FormPhoneField, FormTextArea, FormTextField } from "../../forms/form-fields/index.js";
import {
  useLocale,
  useMarket,
  useMessages,
  checkoutMessages,
  withoutPrefix,
  type AddressFormat,
  type LocalText,
} from "../../locale/index.js";
import { Chip } from "../../primitives/chip/index.js";
import { foldDigits, numberText } from "../../primitives/field/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { addressLabels, useAddressLabel, type AddressLabel } from "../address-card/index.js";
import type { MapPoint } from "../location-map/index.js";
import { FormatFields } from "./format-fields.js";
import { PinField, type PinFieldProps } from "./pin-field.js";
import { PlateField, type PlateInput } from "./plate-field.js";

/** Values of the form. Digits of any script become 0-9. */
export type AddressFormValues = {
  label: AddressLabel;
  /** Zone, in other markets the numbered part of the city, such as a block. */
  zone_number: string;
  /** Street. */
  line_one: string;
  building_number: string;
  /** Floor and apartment. */
  line_two: string;
  /** Whatever else finds the door: compound, gate, block. */
  line_three: string;
  /** In markets whose `addressFormat` has them, like the two below. */
  avenue: string;
  floor: string;
  apartment: string;
  landmark: string;
  city: string;
  /** Municipality in Qatar, governorate in Kuwait. */
  state: string;
  phone: string;
  note: string;
  /** Map coordinates; null until the customer places the pin. */
  location: MapPoint | null;
};

const blank: AddressFormValues = {
  label: "home",
  zone_number: "",
  line_one: "",
  building_number: "",
  line_two: "",
  line_three: "",
  avenue: "",
  floor: "",
  apartment: "",
  landmark: "",
  city: "",
  state: "",
  phone: "",
  note: "",
  location: null,
};

const labelIcons = { home: House, work: BriefcaseBusiness, other: MapPin };
const noteChips = [checkoutMessages.noteLeave, checkoutMessages.noteCall, checkoutMessages.noteHand] as const;

export interface AddressFormProps
  extends PinFieldProps, Omit<ComponentProps<"form">, "children" | "onSubmit"> {
  initialValues?: Partial<AddressFormValues> | undefined;
  /** Validates the values (REQ-FORM-01); messages are shown unchanged. See `validateWith`. */
  validate: Validate<AddressFormValues>;
  /** Saves. Resolves to the server's field errors, or to nothing on success. */
  onSubmit: (values: AddressFormValues) => Promise<SubmitErrors<AddressFormValues> | void>;
  /** Called with the current values on every change, to persist them across a reload. */
  onValuesChange?: ((values: AddressFormValues) => void) | undefined;
  /** Summary when all fields are empty (REQ-FORM-21: 'Please fill all inputs'). */
  emptyMessage?: string | undefined;
  /** Starts with a note that says what riders do unless told otherwise: for a customer who is ordering. */
  withUsualNote?: boolean | undefined;
  /** "Save address" by default. */
  submitLabel?: string | undefined;
}

/** Props of an input on the plate; its digits become 0-9. */
function usePlateInput(
  name: "zone_number" | "line_one" | "building_number",
  parse: (text: string) => string,
): PlateInput {
  const { change, value, ...field } = useFormField<string>(name);
  return { ...field, value: value ?? "", onChange: (event) => change(parse(event.target.value)) };
}

function Plate() {
  return (
    <PlateField
      zone={usePlateInput("zone_number", (text) => numberText(text, 3))}
      street={usePlateInput("line_one", foldDigits)}
      building={usePlateInput("building_number", (text) => numberText(text, 5))}
    />
  );
}

/** Errors of empty fields that the market requires, by the names that it gives them. */
function missingParts(
  values: AddressFormValues,
  format: AddressFormat,
  message: (label: LocalText) => string,
): FieldErrors<AddressFormValues> {
  const missing = format
    .flat()
    .filter(({ part, required }) => required && values[part as keyof AddressFormValues] === "");
  return Object.fromEntries(missing.map(({ part, label }) => [part, message(label)]));
}

/** Always has one of three values, so it needs no validation. */
function LabelChips() {
  const { t } = useMessages();
  const labelOf = useAddressLabel();
  const form = useForm<AddressFormValues>();
  const { values } = useFormState<AddressFormValues>({ subscription: { values: true } });
  return (
    <div role="group" aria-label={t(checkoutMessages.label)} className="flex flex-wrap gap-2">
      {addressLabels.map((label) => (
        <Chip
          key={label}
          selected={values.label === label}
          icon={<Icon of={labelIcons[label]} size="small" />}
          onClick={() => form.change("label", label)}
        >
          {labelOf(label)}
        </Chip>
      ))}
    </div>
  );
}

function Note() {
  const { t } = useMessages();
  const { value, change } = useFormField<string>("note");
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-small font-medium">
        {t(checkoutMessages.note)}
      </p>
      {/* Before the box, which is required: one press is enough. */}
      <div role="group" aria-label={t(checkoutMessages.noteQuick)} className="mb-2 flex flex-wrap gap-2">
        {noteChips.map((message) => (
          <Chip key={message.id} selected={value === t(message)} onClick={() => change(t(message))}>
            {t(message)}
          </Chip>
        ))}
      </div>
      <FormTextArea
        name="note"
        label={t(checkoutMessages.note)}
        labelHidden
        placeholder={t(checkoutMessages.noteExample)}
        maxLength={200}
        aria-required
      />
    </div>
  );
}

/** Fields for finding the door, in Qatar. */
function DoorFields() {
  const { t } = useMessages();
  return (
    <>
      <FormRow>
        <FormTextField
          name="line_two"
          label={t(checkoutMessages.floor)}
          placeholder={t(checkoutMessages.floorExample)}
          maxLength={120}
          optional
        />
        <Landmark />
      </FormRow>
      <FormTextField
        name="line_three"
        label={t(checkoutMessages.lineThree)}
        placeholder={t(checkoutMessages.lineThreeExample)}
        maxLength={120}
        optional
      />
      <FormRow>
        <FormTextField
          name="city"
          label={t(checkoutMessages.city)}
          placeholder={t(checkoutMessages.doha)}
          autoComplete="address-level2"
          maxLength={60}
          optional
        />
        <FormTextField
          name="state"
          label={t(checkoutMessages.state)}
          placeholder={t(checkoutMessages.stateExample)}
          autoComplete="address-level1"
          maxLength={60}
          optional
        />
      </FormRow>
    </>
  );
}

function Landmark() {
  const { t } = useMessages();
  return (
    <FormTextField
      name="landmark"
      label={t(checkoutMessages.landmark)}
      placeholder={t(checkoutMessages.landmarkExample)}
      maxLength={120}
      optional
    />
  );
}

/**
 * Address form: plate, map pin, label, details for finding the door, phone, and a note, which is required (REQ-FORM-07).
 * The fields are those of the market's `addressFormat`, by default Qatar's.
 */
export function AddressForm({
  initialValues,
  validate,
  onSubmit,
  onValuesChange,
  emptyMessage,
  withUsualNote = false,
  submitLabel,
  tiles,
  locate,
  serves,
  ...rest
}: AddressFormProps) {
  const { t } = useMessages();
  const { phonePrefix, addressFormat } = useMarket();
  const { language } = useLocale();
  const validateParts: Validate<AddressFormValues> = (values) => ({
    ...validate(values),
    ...missingParts(values, addressFormat ?? [], (label) =>
      t(checkoutMessages.partRequired, { label: label[language] }),
    ),
  });
  const [start] = useState<AddressFormValues>(() => ({
    ...blank,
    ...(withUsualNote && { note: t(checkoutMessages.noteHand) }),
    ...initialValues,
    // The country code is shown next to the field.
    phone: withoutPrefix(initialValues?.phone ?? "", phonePrefix),
  }));
  return (
    <Form<AddressFormValues>
      data-slot="address-form"
      {...rest}
      initialValues={start}
      validate={addressFormat ? validateParts : validate}
      onSubmit={onSubmit}
      onValuesChange={onValuesChange}
      emptyMessage={emptyMessage}
    >
      {addressFormat ? <FormatFields format={addressFormat} /> : <Plate />}
      <PinField {...{ tiles, locate, serves }} />
      <LabelChips />
      {addressFormat ? <Landmark /> : <DoorFields />}
      <FormPhoneField name="phone" label={t(checkoutMessages.phone)} aria-required />
      <Note />
      <SubmitButton>{submitLabel ?? t(checkoutMessages.saveAddress)}</SubmitButton>
    </Form>
  );
}
