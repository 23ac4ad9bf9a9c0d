"use client";
import { Bike, ShoppingBag, Star, Store } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps } from "react";
import { useForm, useFormState } from "react-final-form";
import {
  FormFileField,
  FormNameFields,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "../../forms/form-fields/index.js";
import { Form, SubmitButton, type FormProps } from "../../forms/form/index.js";
import { defaultPictureLimits, type PictureLimits } from "../../lib/fit-pictures/index.js";
import {
  applyMessages,
  authMessages,
  useMarket,
  useMessages,
  withoutPrefix,
  type MessageDescriptor,
} from "../../locale/index.js";
import { ChipGroup } from "../../primitives/chip-group/index.js";
import type { FileFieldProps, FileStatus } from "../../primitives/file-field/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";

export const applicantTypes = ["partner", "rider", "star", "marketplace"] as const;
export type ApplicantKind = (typeof applicantTypes)[number];

/** Icon and texts of each applicant type. */
export const applicantPresentation = {
  partner: { icon: Store, message: applyMessages.partner, text: applyMessages.partnerText },
  rider: { icon: Bike, message: applyMessages.rider, text: applyMessages.riderText },
  star: { icon: Star, message: applyMessages.star, text: applyMessages.starText },
  marketplace: { icon: ShoppingBag, message: applyMessages.marketplace, text: applyMessages.marketplaceText },
} as const satisfies Record<
  ApplicantKind,
  { icon: IconDrawing; message: MessageDescriptor; text: MessageDescriptor }
>;

/** Applicants with company fields. */
const isBusiness = (type: ApplicantKind) => type === "partner" || type === "marketplace";

/** Values of the form; the attachment is a list of at most one file. */
export type ApplicantValues = {
  type: ApplicantKind;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  business_type: string;
  company_name: string;
  cr_number: string;
  cr_attachment: readonly File[];
  comments: string;
};

export interface ApplicantFormProps
  extends
    Pick<
      FormProps<ApplicantValues>,
      "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage" | "draftKey" | "onValuesChange"
    >,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  /** Known values: the customer's name, email and phone, and the type from the URL. */
  initialValues?: Partial<ApplicantValues> | undefined;
  /** Available types; with a single one the choice is hidden. */
  types: readonly ApplicantKind[];
  businessTypes: readonly { code: string; name: string }[];
  /** Upload status of the attachment. */
  attachmentStatus?: ((file: File) => FileStatus | undefined) | undefined;
  /** Custom messages for rejected attachments. */
  attachmentMessages?: FileFieldProps["messages"];
  /** What the server takes of an attachment; by default 5 MB and 25 megapixels. */
  attachmentLimits?: PictureLimits | undefined;
}

/** Company data of an applicant without a company. */
const hiddenValues = Object.entries({
  business_type: "",
  company_name: "",
  cr_number: "",
  cr_attachment: [],
} satisfies Partial<ApplicantValues>);

function TypeChips({ types }: { types: readonly ApplicantKind[] }) {
  const { t } = useMessages();
  const form = useForm();
  const { values } = useFormState<ApplicantValues>({ subscription: { values: true } });
  return (
    <ChipGroup
      label={t(applyMessages.type)}
      labelHidden
      value={values.type}
      onValueChange={(type) => {
        form.batch(() => {
          form.change("type", type);
          // What is hidden is not sent, and must not come back.
          if (isBusiness(type)) return;
          for (const [name, value] of hiddenValues) {
            form.change(name, value);
            if (form.getFieldState(name)) form.resetFieldState(name);
          }
        });
      }}
      options={types.map((type) => ({
        value: type,
        label: t(applicantPresentation[type].message),
        icon: <Icon of={applicantPresentation[type].icon} size="small" />,
      }))}
    />
  );
}

function BusinessFields({
  businessTypes,
  attachmentStatus,
  attachmentMessages,
  attachmentLimits = defaultPictureLimits,
}: Pick<
  ApplicantFormProps,
  "businessTypes" | "attachmentStatus" | "attachmentMessages" | "attachmentLimits"
>) {
  const { t } = useMessages();
  const { values } = useFormState<ApplicantValues>({ subscription: { values: true } });
  if (!isBusiness(values.type)) return null;
  return (
    <>
      <FormSelect
        name="business_type"
        label={t(applyMessages.businessType)}
        options={businessTypes.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <FormTextField
        name="company_name"
        label={t(applyMessages.companyName)}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <FormTextField
        name="cr_number"
        label={t(applyMessages.crNumber)}
        placeholder={t(applyMessages.crExample)}
        code
        maxLength={20}
        required
      />
      <FormFileField
        name="cr_attachment"
        label={t(applyMessages.crAttachment)}
        help={t(applyMessages.crHelp)}
        accept="application/pdf,image/*"
        maxBytes={attachmentLimits.maxBytes}
        shrinkTo={attachmentLimits}
        getStatus={attachmentStatus}
        messages={attachmentMessages}
        optional
      />
    </>
  );
}

/**
 * Application form for partners, riders, stars and marketplaces (REQ-JOIN-11, REQ-JOIN-06). Partners and marketplaces
 * also enter company data. The company data is dropped when the type changes to one without.
 */
export function ApplicantForm({
  initialValues,
  types,
  businessTypes,
  attachmentStatus,
  attachmentMessages,
  attachmentLimits,
  ...rest
}: ApplicantFormProps) {
  const { t } = useMessages();
  const { phonePrefix } = useMarket();
  const [start] = useState<ApplicantValues>(() => ({
    type: types[0] ?? "partner",
    first_name: "",
    last_name: "",
    email: "",
    business_type: "",
    company_name: "",
    cr_number: "",
    cr_attachment: [],
    comments: "",
    ...initialValues,
    mobile: withoutPrefix(initialValues?.mobile ?? "", phonePrefix),
  }));
  return (
    <Form<ApplicantValues> data-slot="applicant-form" {...rest} initialValues={start}>
      {types.length > 1 && <TypeChips types={types} />}
      <FormNameFields />
      <FormTextField
        name="email"
        label={t(authMessages.email)}
        type="email"
        code
        autoComplete="email"
        required
      />
      <FormPhoneField name="mobile" label={t(authMessages.mobile)} required />
      <BusinessFields {...{ businessTypes, attachmentStatus, attachmentMessages, attachmentLimits }} />
      <FormTextArea
        name="comments"
        label={t(applyMessages.comments)}
        placeholder={t(applyMessages.commentsExample)}
        maxLength={1000}
        optional
      />
      <SubmitButton>{t(applyMessages.send)}</SubmitButton>
    </Form>
  );
}
