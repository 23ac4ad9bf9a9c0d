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

/** A lock, open once it is done. Decorative. */
function LockArt({ open }: { open: boolean }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      width="104"
      height="124"
      viewBox="0 0 104 124"
      className="mx-auto block"
    >
      <ellipse cx="52" cy="118" rx="36" ry="5" className="fill-sunken" />
      <path
        d={open ? "M30 52V32a22 22 0 0 1 43-7" : "M30 52V32a22 22 0 0 1 44 0v20"}
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
        className="stroke-ink"
      />
      <rect x="12" y="48" width="80" height="62" rx="18" className="fill-accent" />
      {open ? (
        <path
          d="M36 79l11 11 21-22"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      ) : (
        <>
          <circle cx="52" cy="73" r="8" className="fill-on-accent" />
          <rect x="48" y="76" width="8" height="18" rx="4" className="fill-on-accent" />
        </>
      )}
    </svg>
  );
}

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
