"use client";
import { Lock } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { FormPasswordField } from "../../forms/form-fields/index.js";
import { Form, SubmitButton, type FormProps } from "../../forms/form/index.js";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { NewPasswordFields } from "./new-password-fields.js";

/** Values of the form, as the API's change-password call takes them. */
export type PasswordValues = { current_password: string; password: string; password_confirmation: string };

const blank: PasswordValues = { current_password: "", password: "", password_confirmation: "" };

export interface PasswordFormProps
  extends
    Pick<FormProps<PasswordValues>, "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage">,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  /** Account email for password managers. */
  email?: string | undefined;
}

/** Changes the password: the current one, then the new one twice. */
export function PasswordForm({ email, ...rest }: PasswordFormProps) {
  const { t } = useMessages();
  return (
    <Form<PasswordValues> data-slot="password-form" {...rest} initialValues={blank}>
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <FormPasswordField
        name="current_password"
        label={t(accountMessages.currentPassword)}
        autoComplete="current-password"
        icon={<Icon of={Lock} />}
        required
      />
      <NewPasswordFields />
      <SubmitButton>{t(accountMessages.savePassword)}</SubmitButton>
    </Form>
  );
}
