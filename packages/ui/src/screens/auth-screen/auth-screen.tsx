"use client";
import { useState } from "react";
import { useMessages, authMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Link } from "../../primitives/link/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Tabs } from "../../primitives/tabs/index.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";
import {
  RegisterForm,
  SignInForm,
  type AuthForm,
  type RegisterValues,
  type SignInValues,
} from "./auth-forms.js";

export const authModes = ["sign-in", "register"] as const;
export type AuthMode = (typeof authModes)[number];

const modeMessages = { "sign-in": authMessages.signIn, register: authMessages.register } as const;

export interface AuthScreenProps extends Omit<AuthFrameProps, "children"> {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  signIn: AuthForm<SignInValues>;
  register: AuthForm<RegisterValues>;
  /** Initial email, stored from an earlier session. */
  email?: string | undefined;
  /** Reason for the redirect to this page: 'Please Login First'. */
  notice?: string | undefined;
  /** Error summary when all fields are empty: 'Please fill all inputs'. */
  emptyMessage?: string | undefined;
  /** Optional links; a missing one is hidden. */
  forgotPasswordHref?: string | undefined;
  guestHref?: string | undefined;
  joinHref?: string | undefined;
}

/**
 * Sign-in and registration in two tabs. Input survives switching tabs, and the email is copied to the other form.
 */
export function AuthScreen({
  mode,
  onModeChange,
  signIn,
  register,
  email = "",
  notice,
  emptyMessage,
  forgotPasswordHref,
  guestHref,
  joinHref,
  ...frame
}: AuthScreenProps) {
  const { t } = useMessages();
  const [drafts, setDrafts] = useState<{ signIn: SignInValues; register: RegisterValues }>({
    signIn: { email, password: "" },
    register: { first_name: "", last_name: "", email, mobile: "", password: "", password_confirmation: "" },
  });
  const registering = mode === "register";

  return (
    <AuthFrame data-slot="auth-screen" {...frame}>
      <h1 tabIndex={-1} data-slot="page-title" className="heading text-title outline-none">
        {t(registering ? authMessages.createTitle : authMessages.welcomeBack)}
      </h1>
      {!registering && <p className="mt-1 text-muted">{t(authMessages.welcomeText)}</p>}
      {notice && (
        <Alert tone="info" live className="mt-4 font-medium">
          {notice}
        </Alert>
      )}
      <Tabs
        label={t(authMessages.signInOrRegister)}
        tabs={authModes.map((value) => ({ value, label: t(modeMessages[value]) }))}
        value={mode}
        onValueChange={onModeChange}
        className="mt-5"
      >
        {registering ? (
          <RegisterForm
            {...register}
            start={drafts.register}
            emptyMessage={emptyMessage}
            onValuesChange={(values) =>
              setDrafts({ register: values, signIn: { ...drafts.signIn, email: values.email } })
            }
          />
        ) : (
          <SignInForm
            {...signIn}
            start={drafts.signIn}
            emptyMessage={emptyMessage}
            onValuesChange={(values) =>
              setDrafts({ signIn: values, register: { ...drafts.register, email: values.email } })
            }
          >
            {forgotPasswordHref && (
              <p className="-mt-1 text-end text-small">
                <Link href={forgotPasswordHref}>{t(authMessages.forgotPassword)}</Link>
              </p>
            )}
          </SignInForm>
        )}
      </Tabs>
      {guestHref && (
        <Button wide variant="outline" href={guestHref} className="mt-2.5">
          {t(authMessages.guest)}
        </Button>
      )}
      {joinHref && (
        <p className="mt-6 text-center text-small text-muted">
          <span>{t(authMessages.joinQuestion)}</span> <Link href={joinHref}>{t(authMessages.join)}</Link>
        </p>
      )}
    </AuthFrame>
  );
}
