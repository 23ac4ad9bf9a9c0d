import { pairDevice, PanelError } from "@talabee/contract";
import { foldDigits, PAIRING_CODE_DIGITS } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Logo } from "@talabee/ui/primitives/logo";
import { OtpInput } from "@talabee/ui/primitives/otp-input";
import { useRef, useState } from "react";
import { useCounter } from "../../app/counter.js";
import { useDeviceUpdate } from "../../app/use-own-device.js";
import { deviceMessages as m, doorMessages } from "../../messages/index.js";
import { LanguageButton } from "./language-button.js";

export interface PairScreenProps {
  /** A person signs in instead. */
  onSignIn: () => void;
}

/** Pairs this device with a store by the code that a manager shows. A device whose pairing was ended learns that here. */
export function PairScreen({ onSignIn }: PairScreenProps) {
  const { t } = useMessages();
  const { deviceApi, pairing } = useCounter();
  const update = useDeviceUpdate();
  const [wasEnded] = useState(pairing.get() === "ended");
  const [code, setCode] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  async function submit(said: string): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      const { data } = await deviceApi.send(pairDevice, { body: { code: foldDigits(said) } });
      update(() => data);
      pairing.change("paired");
    } catch (problem) {
      if (!(problem instanceof PanelError)) throw problem;
      setError(problem.code === "network" ? t(doorMessages.noLine) : problem.message);
      setAttempt((count) => count + 1);
      setCode("");
      input.current?.focus();
    } finally {
      setIsSending(false);
    }
  }

  return (
    <main data-slot="pair-screen" className="counter-screen grid content-center justify-items-center p-4">
      <div className="grid w-full max-w-110 gap-4">
        <Logo height={40} />
        <h1 className="mt-4 heading text-title">{t(m.pairTitle)}</h1>
        {wasEnded && (
          <Alert tone="warning" live title={t(m.ended)}>
            {t(m.endedText)}
          </Alert>
        )}
        <p className="text-muted">{t(m.pairText)}</p>
        <OtpInput
          ref={input}
          length={PAIRING_CODE_DIGITS}
          label={t(m.pairingCode)}
          autoComplete="off"
          value={code}
          onValueChange={setCode}
          onComplete={(said) => void submit(said)}
          error={error}
          attempt={attempt}
        />
        <Button
          loading={isSending}
          disabled={code.length < PAIRING_CODE_DIGITS}
          onClick={() => void submit(code)}
        >
          {t(m.pair)}
        </Button>
        <Button variant="outline" onClick={onSignIn}>
          {t(doorMessages.signIn)}
        </Button>
        <LanguageButton />
      </div>
    </main>
  );
}
