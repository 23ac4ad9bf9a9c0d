"use client";
import { useRef, useState, type FormEvent } from "react";
import { EnvelopeArt } from "../../illustrations/envelope-art.js";
import { LockArt } from "../../illustrations/lock-art.js";
import { authMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";

export interface SignInCodeScreenProps extends Omit<AuthFrameProps, "children" | "onSubmit"> {
  /** Where the code comes from: a mail, or an authenticator app. */
  type: "email" | "authenticator";
  /** Sends the code; never called concurrently. Resolves to an error message, or to nothing. */
  onSubmit: (code: string) => Promise<string | undefined>;
  /** Returns to email and password. */
  onBack: () => void;
}

/** Second step of a sign-in: a mailed code, or a code of an authenticator app (REQ-SEC-15, REQ-SEC-16). */
export function SignInCodeScreen({ type, onSubmit, onBack, ...frame }: SignInCodeScreenProps) {
  const { t } = useMessages();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    if (code.trim() === "") return input.current?.focus();
    inFlight.current = true;
    setSending(true);
    setError(undefined);
    try {
      const rejection = await onSubmit(code);
      setError(rejection);
      if (rejection === undefined) return;
      // Select the code: the next input replaces it.
      input.current?.focus();
      input.current?.select();
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };
  const mailed = type === "email";
  return (
    <AuthFrame data-slot="sign-in-code-screen" data-type={type} stage="step" {...frame}>
      <div className="pt-3">
        <div className="text-center">
          {mailed ? <EnvelopeArt letter="code" /> : <LockArt open={false} />}
          <h1 tabIndex={-1} data-slot="page-title" className="mt-5 heading text-title outline-none">
            {t(mailed ? authMessages.mailedCodeTitle : authMessages.appCodeTitle)}
          </h1>
          <p className="mt-2 text-balance text-muted">
            {t(mailed ? authMessages.mailedCodeText : authMessages.appCodeText)}
          </p>
        </div>
        <form noValidate className="mt-7 grid gap-4" onSubmit={(event) => void send(event)}>
          <TextField
            key={type}
            ref={input}
            code
            autoFocus
            name="code"
            label={t(authMessages.signInCode)}
            help={mailed ? undefined : t(authMessages.recoveryHelp)}
            autoComplete="one-time-code"
            inputMode={mailed ? "numeric" : "text"}
            maxLength={20}
            value={code}
            error={error}
            onValueChange={(text) => {
              setCode(text);
              setError(undefined);
            }}
          />
          <Button type="submit" wide loading={sending}>
            {t(authMessages.submit)}
          </Button>
          <Button variant="text" onClick={onBack}>
            {t(authMessages.backToSignIn)}
          </Button>
        </form>
      </div>
    </AuthFrame>
  );
}
