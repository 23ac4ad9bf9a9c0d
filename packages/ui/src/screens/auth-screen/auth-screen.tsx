"use client";
import { useId, useState } from "react";
import { useMessages, authMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Link } from "../../primitives/link/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";
import {
  RegisterForm,
  SignInForm,
  type AuthForm,
  type RegisterValues,
  type SignInValues,
} from "./auth-forms.js";
import { ModeTabs, type AuthMode } from "./mode-tabs.js";

export interface AuthScreenProps extends Omit<AuthFrameProps, "children"> {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  signIn: AuthForm<SignInValues>;
  register: AuthForm<RegisterValues>;
  /** Known from before: the stored email. */
  email?: string | undefined;
  /** Why the person was sent here: 'Please Login First'. */
  notice?: string | undefined;
  /** When nothing at all was filled in: 'Please fill all inputs'. */
  emptyMessage?: string | undefined;
  /** A link that is left out is not shown. */
  forgotPasswordHref?: string | undefined;
  guestHref?: string | undefined;
  joinHref?: string | undefined;
}

/**
 * Sign in and registration. What was typed stays when the person changes from one to the other and back, and the
 * email goes along.
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
  const id = useId();
  const [kept, setKept] = useState<{ signIn: SignInValues; register: RegisterValues }>({
    signIn: { email, password: "" },
    register: { first_name: "", last_name: "", email, mobile: "", password: "", password_confirmation: "" },
  });
  const registering = mode === "register";

  return (
    <AuthFrame data-slot="auth-screen" {...frame}>
      <h1 tabIndex={-1} data-slot="page-title" className="heading text-f5 outline-none">
        {t(registering ? authMessages.createTitle : authMessages.welcomeBack)}
      </h1>
      {!registering && <p className="mt-1 text-muted">{t(authMessages.welcomeText)}</p>}
      {notice && (
        <Alert tone="info" live className="mt-4 font-medium">
          {notice}
        </Alert>
      )}
      <div className="my-5">
        <ModeTabs mode={mode} onModeChange={onModeChange} id={id} />
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${mode}`}>
        {registering ? (
          <RegisterForm
            {...register}
            start={kept.register}
            emptyMessage={emptyMessage}
            onValuesChange={(values) =>
              setKept({ register: values, signIn: { ...kept.signIn, email: values.email } })
            }
          />
        ) : (
          <SignInForm
            {...signIn}
            start={kept.signIn}
            emptyMessage={emptyMessage}
            onValuesChange={(values) =>
              setKept({ signIn: values, register: { ...kept.register, email: values.email } })
            }
          >
            {forgotPasswordHref && (
              <p className="-mt-1 text-end text-f2">
                <Link href={forgotPasswordHref}>{t(authMessages.forgotPassword)}</Link>
              </p>
            )}
          </SignInForm>
        )}
      </div>
      {guestHref && (
        <Button wide variant="outline" href={guestHref} className="mt-2.5">
          {t(authMessages.guest)}
        </Button>
      )}
      {joinHref && (
        <p className="mt-6 text-center text-f2 text-muted">
          {t(authMessages.joinQuestion)} <Link href={joinHref}>{t(authMessages.join)}</Link>
        </p>
      )}
    </AuthFrame>
  );
}
