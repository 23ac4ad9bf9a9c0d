"use client";
import { Mail } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps } from "react";
import { useFormState } from "react-final-form";
import { FormTextField } from "../../forms/form-fields/index.js";
import { Form, SubmitButton, useFormField, type FormProps } from "../../forms/form/index.js";
import { accountMessages, authMessages, useMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { OtpInput } from "../../primitives/otp-input/index.js";
import { NewPasswordFields } from "../password-form/new-password-fields.js";

/** Values of the form, as the API's forgot-password call takes them. */
export type ForgotValues = { email: string };

export interface ForgotPasswordFormProps
  extends
    Pick<FormProps<ForgotValues>, "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage">,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  /** Initial value. */
  email?: string | undefined;
}

/** Requests a code for resetting the password. */
export function ForgotPasswordForm({ email = "", ...rest }: ForgotPasswordFormProps) {
  const { t } = useMessages();
  const [start] = useState<ForgotValues>({ email });
  return (
    <Form<ForgotValues> data-slot="forgot-password-form" {...rest} initialValues={start}>
      <FormTextField
        name="email"
        label={t(authMessages.email)}
        type="email"
        code
        autoComplete="username"
        icon={<Icon of={Mail} />}
        required
      />
      <SubmitButton>{t(accountMessages.sendCode)}</SubmitButton>
    </Form>
  );
}

/** The code and the new password, as the server's reset-password takes them along with the email. */
export type ResetValues = { otp: string; password: string; password_confirmation: string };

const blank: ResetValues = { otp: "", password: "", password_confirmation: "" };

function CodeField() {
  const { id, value, change, onBlur, onFocus, error } = useFormField<string>("otp", { secret: true });
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const [attempts] = useState(() => new Map<unknown, number>());
  // Each rejection is a new object: repeats the shake animation for the same message.
  if (submitErrors && !attempts.has(submitErrors)) attempts.set(submitErrors, attempts.size + 1);
  return (
    <OtpInput
      id={id}
      name="otp"
      value={value ?? ""}
      onValueChange={(code) => change(code)}
      onBlur={onBlur}
      onFocus={onFocus}
      error={error}
      attempt={attempts.get(submitErrors) ?? 0}
    />
  );
}

export interface ResetPasswordFormProps
  extends
    Pick<FormProps<ResetValues>, "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage">,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  /** Account email, for password managers. */
  email: string;
}

/** Sets a new password with the emailed code. */
export function ResetPasswordForm({ email, ...rest }: ResetPasswordFormProps) {
  const { t } = useMessages();
  return (
    <Form<ResetValues> data-slot="reset-password-form" {...rest} initialValues={blank}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CodeField />
      <NewPasswordFields />
      <SubmitButton>{t(accountMessages.savePassword)}</SubmitButton>
    </Form>
  );
}
