import { useMessages } from "@talabee/ui/locale";
import { ConfirmDialog } from "@talabee/ui/primitives/confirm-dialog";
import { doorMessages as m } from "../../messages/index.js";

/** Asks before a person leaves whose acts wait for the line: they are sent when the same person comes back. */
export function LeaveAnyway({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useMessages();
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t(m.actsWait)}
      confirm={t(m.leaveAnyway)}
      cancel={t(m.stay)}
      onConfirm={onLeave}
    >
      <p>{t(m.actsWaitText)}</p>
    </ConfirmDialog>
  );
}
