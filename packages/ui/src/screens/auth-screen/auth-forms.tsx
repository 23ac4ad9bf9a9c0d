"use client";
import { Lock, Mail } from "../../primitives/icon/icon-nodes.js";
import { useState, type ReactNode } from "react";
import {
  FormNameFields,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
} from "../../forms/form-fields/index.js";
import { Form, SubmitButton, type SubmitErrors, type Validate } from "../../forms/form/index.js";
import { useMessages, authMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";

/** Request body of sign-in. */
export type SignInValues = { email: string; password: string };

/** Request body of registration (REQ-ACCOUNT-22). */
export type RegisterValues = {
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  password: string;
  password_confirmation: string;
};

/** Validation and submission of one of the two forms. */
export interface AuthForm<Values> {
  /** Runs on every change; messages are shown unchanged (REQ-FORM-01). */
  validate?: Validate<Values> | undefined;
  /** Resolves to the server's field errors, or to nothing. */
  onSubmit: (values: Values) => Promise<SubmitErrors<Values> | void>;
}

interface OwnProps<Values> extends AuthForm<Values> {
  start: Values;
  emptyMessage: string | undefined;
  onValuesChange: (values: Values) => void;
}

/** Sign-in form. */
export function SignInForm({ start, children, ...form }: OwnProps<SignInValues> & { children?: ReactNode }) {
  const { t } = useMessages();
  const [initialValues] = useState(start);
  return (
    <Form {...form} initialValues={initialValues}>
      <FormTextField
        name="email"
        label={t(authMessages.email)}
        type="email"
        code
        autoComplete="username"
        icon={<Icon of={Mail} />}
        required
      />
      <FormPasswordField
        name="password"
        label={t(authMessages.password)}
        autoComplete="current-password"
        icon={<Icon of={Lock} />}
        required
      />
      {children}
      <SubmitButton>{t(authMessages.signIn)}</SubmitButton>
    </Form>
  );
}

/** Registration form. */
export function RegisterForm({ start, ...form }: OwnProps<RegisterValues>) {
  const { t } = useMessages();
  const [initialValues] = useState(start);
  return (
    <Form {...form} initialValues={initialValues}>
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
      <FormPasswordField
        name="password"
        label={t(authMessages.password)}
        autoComplete="new-password"
        help={t(authMessages.passwordHelp)}
        required
      />
      <FormPasswordField
        name="password_confirmation"
        label={t(authMessages.confirmPassword)}
        autoComplete="new-password"
        required
      />
      <SubmitButton>{t(authMessages.createAccount)}</SubmitButton>
    </Form>
  );
}
