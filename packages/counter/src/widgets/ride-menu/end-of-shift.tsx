import { PanelError, type RideShift } from "@talabee/contract";
import { parseMoney, useMarket, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { TextField } from "@talabee/ui/primitives/text-field";
import { type FormEvent, useState } from "react";
import { rideMessages as m } from "../../messages/index.js";
import type { RideMenuProps } from "./ride-menu.js";

export interface EndOfShiftProps {
  blocked: RideMenuProps["blocked"];
  onEnd: RideMenuProps["onEndShift"];
  onEnded: (shift: RideShift) => void;
}

/** Ends a shift with what is handed in. The sum is counted by hand: it is not filled in with what should be there. */
export function EndOfShift({ blocked, onEnd, onEnded }: EndOfShiftProps) {
  const { t } = useMessages();
  const { currency } = useMarket();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState("");
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amount = parseMoney(text, currency);
    setError(amount === null ? t(m.amountInvalid) : undefined);
    if (amount === null || isSending) return;
    setIsSending(true);
    const result = await onEnd(amount);
    setIsSending(false);
    if (!(result instanceof PanelError)) return onEnded(result);
    setFailure(result.code === "network" ? t(m.notDone) : result.message);
  };
  if (blocked !== null)
    return <Alert tone="info">{t(blocked === "riding" ? m.endAfterRide : m.waitForLine)}</Alert>;
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(m.handedIn)}
        code
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={text}
        onValueChange={setText}
        error={error}
      />
      {failure !== "" && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <Button wide type="submit" loading={isSending}>
        {t(m.endShift)}
      </Button>
    </form>
  );
}
