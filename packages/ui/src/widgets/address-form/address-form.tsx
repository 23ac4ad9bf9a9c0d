"use client";
import { BriefcaseBusiness, House, MapPin } from "lucide-react";
import { useRef } from "react";
import { Form, FormSpy, useField, useForm } from "react-final-form";
import { useText } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Chip } from "../../primitives/chip/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Strip } from "../../primitives/strip/index.js";
import { TextArea } from "../../primitives/text-area/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { join } from "../../theme/join.js";
import { addressLabels, useAddressLabel, type AddressLabel } from "../address-card/index.js";
import { PlateField } from "./plate-field.js";

/** What is typed. Digits of any script are taken; the app reads them. */
export type AddressFormValues = {
  label: AddressLabel;
  zone_number: string;
  /** Street. */
  line_one: string;
  building_number: string;
  /** Floor and flat. */
  line_two: string;
  landmark: string;
  phone: string;
  note: string;
};

/** What is wrong, by field, in words. */
export type AddressFormErrors = Readonly<Partial<Record<keyof AddressFormValues, string>>>;

const blank: AddressFormValues = {
  label: "home",
  zone_number: "",
  line_one: "",
  building_number: "",
  line_two: "",
  landmark: "",
  phone: "",
  note: "",
};

/** The order in which errors are met. */
const fields = [
  "zone_number",
  "line_one",
  "building_number",
  "line_two",
  "landmark",
  "phone",
  "note",
] as const;

const labelIcons = { home: House, work: BriefcaseBusiness, other: MapPin };
const noteChips = ["checkout.noteLeave", "checkout.noteCall", "checkout.noteHand"] as const;

export interface AddressFormProps {
  initialValues?: Partial<AddressFormValues> | undefined;
  /** Checks what is typed (spec section 5); texts are shown as given. */
  validate: (values: AddressFormValues) => AddressFormErrors;
  /** Saves. Resolves to what the panel found wrong, or to nothing when it is saved. */
  onSubmit: (values: AddressFormValues) => Promise<AddressFormErrors | void>;
  /** What is typed so far, to keep it over a reload. */
  onValuesChange?: ((values: AddressFormValues) => void) | undefined;
  /** "Save address" by default. */
  submitLabel?: string | undefined;
  className?: string | undefined;
}

/** A text of the form, with its error once it is worth telling. */
function useFormText(name: (typeof fields)[number]) {
  const { input, meta } = useField<string>(name);
  const told = meta.touched || meta.submitFailed;
  const error: unknown = (told && meta.error) || (!meta.dirtySinceLastSubmit && meta.submitError);
  return {
    name,
    value: input.value,
    onChange: input.onChange,
    onBlur: input.onBlur,
    onFocus: input.onFocus,
    error: typeof error === "string" ? error : undefined,
  };
}

function LabelChips() {
  const { t } = useText();
  const labelOf = useAddressLabel();
  const { input } = useField<AddressLabel>("label");
  return (
    <div role="group" aria-label={t("checkout.label")} className="flex flex-wrap gap-2">
      {addressLabels.map((label) => (
        <Chip
          key={label}
          selected={input.value === label}
          icon={<Icon of={labelIcons[label]} size="small" />}
          onClick={() => input.onChange(label)}
        >
          {labelOf(label)}
        </Chip>
      ))}
    </div>
  );
}

function NoteField() {
  const { t } = useText();
  const note = useFormText("note");
  const form = useForm();
  return (
    <div>
      <TextArea
        {...note}
        label={t("checkout.note")}
        placeholder={t("checkout.noteExample")}
        maxLength={200}
        aria-required
      />
      <div role="group" aria-label={t("checkout.noteQuick")} className="mt-2 flex flex-wrap gap-2">
        {noteChips.map((word) => (
          <Chip key={word} selected={note.value === t(word)} onClick={() => form.change("note", t(word))}>
            {t(word)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function AddressFields() {
  const { t } = useText();
  const zone = useFormText("zone_number");
  const street = useFormText("line_one");
  const building = useFormText("building_number");
  const floor = useFormText("line_two");
  const landmark = useFormText("landmark");
  const phone = useFormText("phone");
  return (
    <>
      <PlateField zone={zone} street={street} building={building} />
      <LabelChips />
      <div className="grid grid-cols-2 items-start gap-3 max-compact:grid-cols-1">
        <TextField
          {...floor}
          label={t("checkout.floor")}
          placeholder={t("checkout.floorExample")}
          maxLength={120}
          optional
        />
        <TextField
          {...landmark}
          label={t("checkout.landmark")}
          placeholder={t("checkout.landmarkExample")}
          maxLength={120}
          optional
        />
      </div>
      <TextField
        {...phone}
        label={t("checkout.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        code
        aria-required
      />
      <NoteField />
    </>
  );
}

/** Counts what is wrong once the form was sent off in vain. */
function Summary() {
  const { t } = useText();
  return (
    <FormSpy
      subscription={{ submitFailed: true, errors: true, submitErrors: true, dirtySinceLastSubmit: true }}
      render={({ submitFailed, errors, submitErrors, dirtySinceLastSubmit }) => {
        const wrong = { ...errors, ...(dirtySinceLastSubmit ? {} : submitErrors) };
        const count = fields.filter((field) => wrong[field]).length;
        return submitFailed && count > 0 ? (
          <Strip tone="bad" live>
            {t("forms.errorCount", { count })}
          </Strip>
        ) : null;
      }}
    />
  );
}

/**
 * Where to deliver in Qatar: the blue plate, what it is called, what helps to find the door, a phone and a note, which
 * is required (spec section 5). Nothing typed is lost when saving fails; the first wrong field takes the focus.
 */
export function AddressForm({
  initialValues,
  validate,
  onSubmit,
  onValuesChange,
  submitLabel,
  className,
}: AddressFormProps) {
  const { t } = useText();
  const element = useRef<HTMLFormElement>(null);
  const start = useRef<AddressFormValues>({ ...blank, ...initialValues });
  const showFirstError = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus({ preventScroll: false }),
    );
  return (
    <Form<AddressFormValues>
      initialValues={start.current}
      initialValuesEqual={() => true}
      validate={validate}
      onSubmit={async (values) => (await onSubmit(values)) ?? undefined}
    >
      {({ handleSubmit, submitting }) => (
        <form
          ref={element}
          noValidate
          data-slot="address-form"
          onSubmit={(event) => void Promise.resolve(handleSubmit(event)).then(showFirstError)}
          className={join("grid gap-4", className)}
        >
          <Summary />
          <AddressFields />
          <Button type="submit" wide loading={submitting}>
            {submitLabel ?? t("checkout.saveAddress")}
          </Button>
          {onValuesChange && (
            <FormSpy<AddressFormValues>
              subscription={{ values: true }}
              onChange={({ values }) => onValuesChange(values)}
            />
          )}
        </form>
      )}
    </Form>
  );
}
