"use client";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useMessages, authMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EnvelopeArt } from "../../illustrations/envelope-art.js";
import { Link } from "../../primitives/link/index.js";
import { OtpInput } from "../../primitives/otp-input/index.js";
import { ResendControl, type ResendControlProps } from "../../widgets/resend-control/index.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";

const length = 6;
/** Delay before a complete code is sent, in ms, so that the customer sees it and can correct a slip (REQ-AUTH-39). */
const pauseBeforeSending = 300;

export interface VerifyScreenProps extends Omit<AuthFrameProps, "children" | "onSubmit"> {
  /** Email address the code was sent to. */
  email?: string | null | undefined;
  /** Checks the format locally. Returns an error message ('Invalid Code'), or nothing. */
  validate: (code: string) => string | undefined;
  /** Sends the code; never called concurrently. Resolves to an error message, or to nothing. */
  onSubmit: (code: string) => Promise<string | void>;
  resendAvailableAt?: ResendControlProps["availableAt"];
  onResend: ResendControlProps["onResend"];
  /** Resend was clicked during the cooldown. */
  onResendBlocked?: ResendControlProps["onBlocked"];
  /** Link "Use another email" to registration. */
  otherEmailHref?: string | undefined;
}

/** Email verification (REQ-AUTH-03): six boxes, resend, submit. */
export function VerifyScreen({
  email,
  validate,
  onSubmit,
  resendAvailableAt,
  onResend,
  onResendBlocked,
  otherEmailHref,
  ...frame
}: VerifyScreenProps) {
  const { t } = useMessages();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const refuse = (text: string) => {
    setError(text);
    setAttempt((n) => n + 1);
    // Select the code: the next input replaces it.
    input.current?.focus();
    input.current?.select();
  };

  const send = async (text: string) => {
    clearTimeout(waiting.current);
    if (inFlight.current || text === "") return;
    const formatError = validate(text);
    if (formatError) return refuse(formatError);
    inFlight.current = true;
    setSending(true);
    setError(undefined);
    try {
      const rejection = await onSubmit(text);
      if (rejection) refuse(rejection);
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };

  const complete = (text: string) => {
    waiting.current = setTimeout(() => void send(text), pauseBeforeSending);
  };

  return (
    <AuthFrame data-slot="verify-screen" stage="step" {...frame}>
      <div className="pt-3 text-center">
        <EnvelopeArt letter="code" />
        <h1 tabIndex={-1} data-slot="page-title" className="mt-5 heading text-title outline-none">
          {t(authMessages.verifyTitle)}
        </h1>
        <p className="mt-2 text-balance text-muted">
          <span>{t(authMessages.verifyText)}</span>
          {email && (
            <bdi
              dir="ltr"
              translate="no"
              className="mt-1 block font-semibold wrap-anywhere whitespace-normal text-text"
            >
              {email}
            </bdi>
          )}
        </p>
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void send(code);
          }}
          className="mt-7"
        >
          <OtpInput
            ref={input}
            name="otp"
            autoFocus
            length={length}
            value={code}
            error={error}
            attempt={attempt}
            onValueChange={(next) => {
              clearTimeout(waiting.current);
              setCode(next);
              setError(undefined);
            }}
            onComplete={complete}
          />
          {error && (
            <span key={attempt} role="alert" className="sr-only">
              {error}
            </span>
          )}
          <ResendControl
            availableAt={resendAvailableAt}
            onResend={onResend}
            onBlocked={onResendBlocked}
            className="my-3"
          />
          <Button
            type="submit"
            wide
            variant={code.length < length ? "soft" : "primary"}
            disabled={code === ""}
            loading={sending}
          >
            {t(authMessages.submit)}
          </Button>
        </form>
        <p className="mt-5 text-small text-muted">{t(authMessages.verifyHelp)}</p>
        {otherEmailHref && (
          <p className="mt-2 text-small">
            <Link href={otherEmailHref}>{t(authMessages.otherEmail)}</Link>
          </p>
        )}
      </div>
    </AuthFrame>
  );
}
