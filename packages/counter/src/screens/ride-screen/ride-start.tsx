import { parseMoney, useMarket, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { TextField } from "@talabee/ui/primitives/text-field";
import { type FormEvent, useState } from "react";
import { rideMessages as m } from "../../messages/index.js";

export interface RideStartProps {
  /** Resolves to why it failed; null where the shift has begun. */
  onStart: (openingCash: number) => Promise<string | null>;
}

/** Before a shift: the change that a rider carries. */
export function RideStart({ onStart }: RideStartProps) {
  const { t } = useMessages();
  const { currency } = useMarket();
  const [text, setText] = useState("0");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const cash = parseMoney(text, currency);
    setError(cash === null ? t(m.amountInvalid) : undefined);
    if (cash === null || isSending) return;
    setIsSending(true);
    setFailure(await onStart(cash));
    setIsSending(false);
  };
  return (
    <form data-slot="ride-start" noValidate className="ride-sheet" onSubmit={(event) => void submit(event)}>
      <h1 tabIndex={-1} className="heading text-title outline-none">
        {t(m.startTitle)}
      </h1>
      <p className="text-muted">{t(m.startText)}</p>
      <TextField
        label={t(m.openingCash)}
        code
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onValueChange={setText}
        error={error}
      />
      <p className="text-muted">{t(m.startHints)}</p>
      {failure !== null && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <Button wide type="submit" className="ride-act mt-auto" loading={isSending}>
        {t(m.startShift)}
      </Button>
    </form>
  );
}
