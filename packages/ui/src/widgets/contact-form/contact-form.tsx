"use client";
import { useState, type ComponentProps } from "react";
import { FormPhoneField, FormTextArea, FormTextField } from "../../forms/form-fields/index.js";
import { Form, SubmitButton, type FormProps } from "../../forms/form/index.js";
import {
  applyMessages,
  authMessages,
  checkoutMessages,
  useMarket,
  useMessages,
  withoutPrefix,
} from "../../locale/index.js";

/** Values of the form, as the API's contact call takes them. */
export type ContactValues = { name: string; email: string; phone: string; message: string };

export interface ContactFormProps
  extends
    Pick<
      FormProps<ContactValues>,
      "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage" | "draftKey" | "onValuesChange"
    >,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  /** Known values of a signed-in customer. */
  initialValues?: Partial<ContactValues> | undefined;
}

/** Contact form: name, email, phone and message. */
export function ContactForm({ initialValues, ...rest }: ContactFormProps) {
  const { t } = useMessages();
  const { phonePrefix } = useMarket();
  const [start] = useState<ContactValues>(() => ({
    name: "",
    email: "",
    message: "",
    ...initialValues,
    phone: withoutPrefix(initialValues?.phone ?? "", phonePrefix),
  }));
  return (
    <Form<ContactValues> data-slot="contact-form" {...rest} initialValues={start}>
      <FormTextField
        name="name"
        label={t(applyMessages.fullName)}
        autoComplete="name"
        maxLength={60}
        required
      />
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <FormTextField
          name="email"
          label={t(authMessages.email)}
          type="email"
          code
          autoComplete="email"
          required
        />
        <FormPhoneField name="phone" label={t(checkoutMessages.phone)} required />
      </div>
      <FormTextArea
        name="message"
        label={t(applyMessages.message)}
        placeholder={t(applyMessages.messageExample)}
        maxLength={1000}
        required
      />
      <SubmitButton>{t(applyMessages.sendMessage)}</SubmitButton>
    </Form>
  );
}
