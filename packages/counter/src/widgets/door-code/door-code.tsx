import type { Ride } from "@talabee/contract";
import { HAND_OVER_CODE_DIGITS } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Icon } from "@talabee/ui/primitives/icon";
import { OtpInput } from "@talabee/ui/primitives/otp-input";
import { Price } from "@talabee/ui/primitives/price";
import { Banknote, Delete } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { rideMessages as m } from "../../messages/index.js";
import { StepBars } from "../ride-run/index.js";

export interface DoorCodeProps {
  ride: Ride;
  /** Whether the code is checked only when the line returns. */
  offline: boolean;
  /** The code is being checked. */
  sending: boolean;
  /** How often a code may still be said, after a wrong one; a new `attempt` repeats it. */
  wrong?: { triesLeft: number; attempt: number } | undefined;
  onDeliver: (handOver: { code: string; cashTaken: number | null }) => void;
  onProblem: () => void;
}

/** An order without a code: the call wants one, and the server does not read it. */
const NO_CODE = "0".repeat(HAND_OVER_CODE_DIGITS);
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** At the door: the cash and the code on one screen, with keys for one thumb. */
export function DoorCode({ ride, offline, sending, wrong, onDeliver, onProblem }: DoorCodeProps) {
  const { t, rich } = useMessages();
  const { money } = useStaffFormat();
  const [code, setCode] = useState("");
  const [hasCash, setHasCash] = useState(false);
  const { customer_name: name, cash_due: due } = ride;
  const isLocked = ride.code === "locked";
  const asks = ride.code === "asked";
  const isReady = (!asks || code.length === HAND_OVER_CODE_DIGITS) && (due === 0 || hasCash);
  const attempt = wrong?.attempt ?? 0;
  useEffect(() => setCode(""), [attempt]);
  const press = (digit: string) => setCode((now) => (now.length < HAND_OVER_CODE_DIGITS ? now + digit : now));
  // What was wrong was the code before.
  const error = wrong && code === "" ? t(m.codeWrong, { count: wrong.triesLeft }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !sending) onDeliver({ code: asks ? code : NO_CODE, cashTaken: due === 0 ? null : due });
  };
  return (
    <form data-slot="door-code" noValidate className="ride-sheet" onSubmit={submit}>
      <StepBars step="at_door" />
      {due > 0 && (
        <div className="counter-group grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="ride-cash-head flex items-center gap-3.5">
            <Icon of={Banknote} />
            <div className="min-w-0">
              <p className="text-muted">{rich(m.takeCash, { name: <span>{name}</span> })}</p>
              <b>
                <Price amount={due} decimals="always" />
              </b>
            </div>
          </div>
          <label className="ride-took">
            <input type="checkbox" checked={hasCash} onChange={(event) => setHasCash(event.target.checked)} />
            <span>{rich(m.tookCash, { amount: money(due, "always") })}</span>
          </label>
        </div>
      )}
      <h1 tabIndex={-1} className="heading text-heading outline-none">
        {rich(ride.code === "none" ? m.handTo : m.codeFrom, {
          name: <span>{name}</span>,
        })}
      </h1>
      {isLocked ? (
        <>
          <Alert tone="danger" live>
            {t(m.codeLocked)}
          </Alert>
          <Button wide className="ride-act mt-auto" onClick={onProblem}>
            {t(m.problem)}
          </Button>
        </>
      ) : (
        <>
          {asks && (
            <>
              <OtpInput
                length={HAND_OVER_CODE_DIGITS}
                label={t(m.codeFrom, { name })}
                value={code}
                onValueChange={(value) => setCode(value.replace(/\D/g, ""))}
                // The keys below; a keyboard that is plugged in types too.
                inputMode="none"
                autoComplete="off"
                boxSize={{ width: 64, height: 64 }}
                error={error}
                attempt={attempt}
                help={offline ? t(m.codeLater) : undefined}
              />
              <div dir="ltr" className="ride-keys">
                {DIGITS.map((digit) => (
                  <button key={digit} type="button" onClick={() => press(digit)}>
                    {digit}
                  </button>
                ))}
                <button type="button" data-quiet onClick={onProblem}>
                  <span dir="auto">{t(m.noCode)}</span>
                </button>
                <button type="button" onClick={() => press("0")}>
                  0
                </button>
                <button
                  type="button"
                  data-quiet
                  aria-label={t(m.deleteDigit)}
                  onClick={() => setCode((now) => now.slice(0, -1))}
                >
                  <Icon of={Delete} />
                </button>
              </div>
            </>
          )}
          <Button
            wide
            type="submit"
            className={asks ? "ride-act" : "ride-act mt-auto"}
            disabled={!isReady}
            loading={sending}
          >
            {t(m.delivered)}
          </Button>
        </>
      )}
    </form>
  );
}
