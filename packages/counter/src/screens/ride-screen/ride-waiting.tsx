import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { useState } from "react";
import { rideMessages as m } from "../../messages/index.js";

export interface RideWaitingProps {
  onDuty: boolean;
  offline: boolean;
  /** Resolves to why it failed; null where it was done. */
  onDutyChange: (onDuty: boolean) => Promise<string | null>;
}

/** Between two orders. */
export function RideWaiting({ onDuty, offline, onDutyChange }: RideWaitingProps) {
  const { t } = useMessages();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async () => {
    setIsSending(true);
    setFailure(await onDutyChange(!onDuty));
    setIsSending(false);
  };
  return (
    <section data-slot="ride-waiting" className="ride-sheet">
      <div role="status" className="my-auto grid gap-2 text-center">
        <h1 tabIndex={-1} className="heading text-title outline-none">
          {t(onDuty ? m.waitingTitle : m.offDuty)}
        </h1>
        <p className="text-muted">{t(!onDuty ? m.pausedText : offline ? m.noJobs : m.waitingText)}</p>
      </div>
      {failure !== null && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
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
