"use client";
import { useLayoutEffect, useRef } from "react";
import { accountMessages, shellMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { LockArt } from "../../illustrations/lock-art.js";
import { Spot } from "../../illustrations/spot.js";
import { Link } from "../../primitives/link/index.js";
import { ResendControl, type ResendControlProps } from "../../widgets/resend-control/index.js";
import {
  ForgotPasswordForm,
  ResetPasswordForm,
  type ForgotPasswordFormProps,
  type ResetPasswordFormProps,
} from "../../widgets/reset-password-form/index.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";

export interface ResetPasswordScreenProps extends Omit<AuthFrameProps, "children"> {
  /** Current step: email, code and new password, or confirmation. */
  step: "ask" | "choose" | "done";
  ask: ForgotPasswordFormProps;
  choose: ResetPasswordFormProps;
  /** Sends a new code. */
  resend?: ResendControlProps | undefined;
  /** Returns to the email step. */
  onChangeEmail: () => void;
  signInHref: string;
}

/** Resets a forgotten password: email, code, new password (REQ-ROUTE-10). */
export function ResetPasswordScreen({
  step,
  ask,
  choose,
  resend,
  onChangeEmail,
  signInHref,
  ...frame
}: ResetPasswordScreenProps) {
  const { t, rich } = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    title.current?.focus();
  }, [step]);
  const titles = {
    ask: accountMessages.forgotTitle,
    choose: accountMessages.resetTitle,
    done: accountMessages.resetDone,
  } as const;
  return (
    <AuthFrame
      data-slot="reset-password-screen"
      data-step={step}
      stage={step === "done" ? "done" : "step"}
      {...frame}
    >
      <div className="pt-4">
        {step === "done" ? (
          <Spot tint="sage">
            <LockArt open />
          </Spot>
        ) : (
          <LockArt open={false} />
        )}
        <h1
          ref={title}
          tabIndex={-1}
          data-slot="page-title"
          className="mt-5 text-center text-title heading outline-none"
        >
          {t(titles[step])}
        </h1>
        <p className="mx-auto mt-1 mb-5 max-w-80 text-center text-pretty wrap-anywhere text-muted">
          {step === "ask" && <span>{t(accountMessages.forgotText)}</span>}
          {step === "choose" && rich(accountMessages.resetText, { email: choose.email })}
          {step === "done" && <span>{t(accountMessages.resetDoneText)}</span>}
        </p>
        {step === "ask" && <ForgotPasswordForm {...ask} />}
        {step === "choose" && (
          <>
            <ResetPasswordForm {...choose} />
            <p className="mt-3 flex flex-wrap items-center justify-center gap-x-3">
              {resend && <ResendControl {...resend} />}
              <Button variant="text" size="small" onClick={onChangeEmail}>
                {t(accountMessages.otherEmail)}
              </Button>
            </p>
          </>
        )}
        {step === "done" ? (
          <Button wide href={signInHref}>
            {t(shellMessages.signIn)}
          </Button>
        ) : (
          <p className="mt-3 text-center text-small">
            <Link href={signInHref} className="inline-flex min-h-touch items-center">
              {t(accountMessages.backToSignIn)}
            </Link>
          </p>
        )}
      </div>
    </AuthFrame>
  );
}
