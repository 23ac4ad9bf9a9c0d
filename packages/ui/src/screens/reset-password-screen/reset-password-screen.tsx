"use client";
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { accountWords, shellWords, useText } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Link } from "../../primitives/link/index.js";
import { join } from "../../theme/join.js";
import { ResendControl, type ResendControlProps } from "../../widgets/resend-control/index.js";
import {
  ForgotPasswordForm,
  ResetPasswordForm,
  type ForgotPasswordFormProps,
  type ResetPasswordFormProps,
} from "../../widgets/reset-password-form/index.js";
import { LockArt } from "./lock-art.js";

export interface ResetPasswordScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** `AuthHeader`. */
  header?: ReactNode;
  /** Asks for the email, then takes the code and the new password, then says that it is done. */
  step: "ask" | "choose" | "done";
  ask: ForgotPasswordFormProps;
  choose: ResetPasswordFormProps;
  /** Sends another code. */
  resend?: ResendControlProps | undefined;
  /** Back to the email. */
  onOtherEmail: () => void;
  signInHref: string;
}

/** A forgotten password: email, code, new password (spec section 2, /auth/resetPassword). */
export function ResetPasswordScreen({
  header,
  step,
  ask,
  choose,
  resend,
  onOtherEmail,
  signInHref,
  className,
  ...rest
}: ResetPasswordScreenProps) {
  const { t, rich } = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    title.current?.focus();
  }, [step]);
  const titles = {
    ask: accountWords.forgotTitle,
    choose: accountWords.resetTitle,
    done: accountWords.resetDone,
  } as const;
  return (
    <div
      data-slot="reset-password-screen"
      data-step={step}
      {...rest}
      className={join("flex min-h-svh flex-1 flex-col", className)}
    >
      {header}
      <div className="mx-auto flex w-full max-w-[calc(var(--ui-size-form)+2*1rem)] flex-col px-4 pt-6 pb-10 desktop:pt-12">
        <LockArt open={step === "done"} />
        <h1
          ref={title}
          tabIndex={-1}
          data-slot="page-title"
          className="mt-5 text-center text-f5 heading outline-none"
        >
          {t(titles[step])}
        </h1>
        <p className="mx-auto mt-1 mb-5 max-w-80 text-center text-pretty wrap-anywhere text-muted">
          {step === "ask" && t(accountWords.forgotText)}
          {step === "choose" && rich(accountWords.resetText, { email: choose.email })}
          {step === "done" && t(accountWords.resetDoneText)}
        </p>
        {step === "ask" && <ForgotPasswordForm {...ask} />}
        {step === "choose" && (
          <>
            <ResetPasswordForm {...choose} />
            {resend && (
              <div className="mt-3 grid justify-center">
                <ResendControl {...resend} />
              </div>
            )}
            <Button variant="text" wide onClick={onOtherEmail}>
              {t(accountWords.otherEmail)}
            </Button>
          </>
        )}
        {step === "done" ? (
          <Button wide href={signInHref}>
            {t(shellWords.signIn)}
          </Button>
        ) : (
          <p className="mt-3 text-center text-f2">
            <Link href={signInHref} className="inline-flex min-h-touch items-center">
              {t(accountWords.backToSignIn)}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
