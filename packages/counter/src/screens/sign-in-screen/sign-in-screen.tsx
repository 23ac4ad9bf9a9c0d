import { confirmSignIn, errorDataOf, login, PanelError } from "@talabee/contract";
import { foldDigits } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Logo } from "@talabee/ui/primitives/logo";
import { PasswordField } from "@talabee/ui/primitives/password-field";
import { TextField } from "@talabee/ui/primitives/text-field";
import { type FormEvent, useRef, useState } from "react";
import { useCounter } from "../../app/counter.js";
import { doorMessages as m } from "../../messages/index.js";
import { LanguageButton } from "./language-button.js";

/** A sign-in that also needs a code. */
interface Challenge {
  readonly kind: "email" | "app";
  readonly challenge: string;
}

function challengeOf(error: unknown): Challenge | null {
  const mailed = errorDataOf(login, error, "email_code_required");
  if (mailed) return { kind: "email", challenge: mailed.challenge };
  const app = errorDataOf(login, error, "second_factor_required");
  return app ? { kind: "app", challenge: app.challenge } : null;
}

export interface SignInScreenProps {
  /** Whom the door is for, in a sentence. */
  text: string;
  /** Another way in, or back. */
  other?: { readonly text: string; readonly onSelect: () => void } | undefined;
}

/** Sign-in of those who work here: e-mail and password, and a code where the account asks for one. */
export function SignInScreen({ text, other }: SignInScreenProps) {
  const { t } = useMessages();
  const { api, session } = useCounter();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState("");
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    setIsSending(true);
    setError("");
    try {
      const { data } =
        challenge === null
          ? await api.send(login, { body: { email: read("email"), password: read("password") } })
          : await api.send(confirmSignIn, {
              body: { challenge: challenge.challenge, otp: foldDigits(read("otp")).replace(/\s/gu, "") },
            });
      session.onSignedIn(data);
    } catch (problem) {
      if (!(problem instanceof PanelError)) throw problem;
      const next = challengeOf(problem);
      if (next !== null) setChallenge(next);
      else {
        const field = Object.values(problem.errors).flat()[0];
        setError(problem.code === "network" ? t(m.noLine) : (field ?? problem.message));
        form.current?.querySelector("input")?.focus();
      }
    } finally {
      setIsSending(false);
    }
  }

  return (
    <main className="counter-screen grid content-center justify-items-center p-4">
      <form
        ref={form}
        // A code has a form of its own, so that password managers keep the first.
        key={challenge?.kind}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid w-full max-w-110 gap-4"
      >
        <div className="grid gap-2">
          <Logo height={40} />
          <h1 className="mt-4 heading text-title">{t(m.signIn)}</h1>
          <p className="text-muted">
            {challenge === null ? text : t(challenge.kind === "email" ? m.emailCode : m.appCode)}
          </p>
        </div>
        {error !== "" && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
        {challenge === null ? (
          <>
            <TextField name="email" type="email" code autoComplete="username" label={t(m.email)} />
            <PasswordField name="password" autoComplete="current-password" label={t(m.password)} />
          </>
        ) : (
          <TextField
            name="otp"
            code
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            label={t(m.code)}
          />
        )}
        <Button type="submit" loading={isSending}>
          {t(challenge === null ? m.signIn : m.confirm)}
        </Button>
        {other !== undefined && (
          <Button variant="outline" onClick={other.onSelect}>
            {other.text}
          </Button>
        )}
        <LanguageButton />
      </form>
    </main>
  );
}
