import type { PanelError, RideShift } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Sheet } from "@talabee/ui/primitives/sheet";
import { useState } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { doorMessages, rideMessages as m } from "../../messages/index.js";
import { EndOfShift } from "./end-of-shift.js";
import { ShiftCash } from "./shift-cash.js";

export interface RideMenuProps {
  /** The shift under way; null before it. */
  shift: RideShift | null;
  onDuty: boolean;
  /** Why the shift cannot end now. */
  blocked: "riding" | "waiting" | null;
  look: "dark" | "light";
  onClose: () => void;
  /** Resolves to why it failed; null where it was done. */
  onDutyChange: (onDuty: boolean) => Promise<string | null>;
  onEndShift: (handedIn: number) => Promise<RideShift | PanelError>;
  onLookChange: (look: "dark" | "light") => void;
  onLanguageChange: () => void;
  onSignOut: () => void;
}

/** The shift with its cash, its end, and what is set on this phone. */
export function RideMenu(props: RideMenuProps) {
  const { shift, onDuty, look, onClose } = props;
  const { t, rich } = useMessages();
  const { time } = useStaffFormat();
  const [isEnding, setIsEnding] = useState(false);
  const [ended, setEnded] = useState<RideShift | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = ended ?? shift;
  const changeDuty = async () => {
    setIsSending(true);
    const why = await props.onDutyChange(!onDuty);
    setIsSending(false);
    setFailure(why);
    if (why === null) onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t(ended !== null ? m.shiftEnded : shown !== null ? m.shift : m.you)}
      description={shown === null ? undefined : rich(m.since, { time: time(shown.opened_at) })}
    >
      <div className="grid gap-4">
        {shown !== null && <ShiftCash shift={shown} />}
        {ended !== null ? (
          <>
            <p className="text-muted">{t(m.endedText)}</p>
            <Button wide onClick={onClose}>
              {t(m.close)}
            </Button>
          </>
        ) : isEnding && shift !== null ? (
          <EndOfShift blocked={props.blocked} onEnd={props.onEndShift} onEnded={setEnded} />
        ) : (
          <>
            {shift !== null && (
              <>
                {failure !== null && (
                  <Alert tone="danger" live>
                    {failure}
                  </Alert>
                )}
                <Button variant="quiet" wide loading={isSending} onClick={() => void changeDuty()}>
                  {t(onDuty ? m.goOffDuty : m.goOnDuty)}
                </Button>
                <Button variant="outline" wide onClick={() => setIsEnding(true)}>
                  {t(m.endShift)}
                </Button>
              </>
            )}
            <div className="ride-pair">
              <Button
                variant="quiet"
                size="small"
                onClick={() => props.onLookChange(look === "dark" ? "light" : "dark")}
              >
                {t(look === "dark" ? doorMessages.light : doorMessages.dark)}
              </Button>
              <Button variant="quiet" size="small" onClick={props.onLanguageChange}>
                {t(doorMessages.language)}
              </Button>
              <Button variant="quiet" size="small" onClick={props.onSignOut}>
                {t(doorMessages.signOut)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
