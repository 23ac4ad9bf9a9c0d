import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { useState } from "react";
import { rideMessages as m } from "../../messages/index.js";

export interface RideWaitingProps {
  onDuty: boolean;
  /** Resolves to whether it was done. */
  onDutyChange: (onDuty: boolean) => Promise<boolean>;
}

/** Between two orders. */
export function RideWaiting({ onDuty, onDutyChange }: RideWaitingProps) {
  const { t } = useMessages();
  const [isSending, setIsSending] = useState(false);
  const change = async () => {
    setIsSending(true);
    await onDutyChange(!onDuty);
    setIsSending(false);
  };
  return (
    <section data-slot="ride-waiting" className="ride-sheet">
      <div role="status" className="my-auto grid gap-2 text-center">
        <h1 tabIndex={-1} className="heading text-title outline-none">
          {t(onDuty ? m.waitingTitle : m.offDuty)}
        </h1>
        <p className="text-muted">{t(onDuty ? m.waitingText : m.pausedText)}</p>
      </div>
      <Button
        wide
        variant={onDuty ? "quiet" : "primary"}
        className="ride-act"
        loading={isSending}
        onClick={() => void change()}
      >
        {t(onDuty ? m.goOffDuty : m.goOnDuty)}
      </Button>
    </section>
  );
}
