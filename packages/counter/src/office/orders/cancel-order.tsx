import { type CallData, type panelOrder, refuseOrder } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { TextArea } from "@talabee/ui/primitives/text-area";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeMessages, officeOrderMessages as m } from "../../messages/index.js";

/** Cancels an order for a reason that the customer reads. What was paid goes back. */
export function CancelOrder({ order, onClose }: { order: CallData<typeof panelOrder>; onClose: () => void }) {
  const { t } = useMessages();
  const { act, isSending, error } = useAct();
  const [words, setWords] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = words.trim() === "";
  async function cancel(): Promise<void> {
    setIsChecked(true);
    if (isMissing) return;
    const body = { version: order.version, reason: "other", words: words.trim() } as const;
    if ((await act(refuseOrder, { params: { id: order.id }, body })) !== undefined) onClose();
  }
  return (
    <Dialog
      open
      title={t(m.cancelOrder)}
      onOpenChange={onClose}
      footer={
        <div className="flex gap-2.5">
          <Button variant="danger" className="flex-1" loading={isSending} onClick={() => void cancel()}>
            {t(m.cancelConfirm)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t(m.keepOrder)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {error !== null && (
          <Alert tone="danger" live>
            {error.message}
          </Alert>
        )}
        <TextArea
          label={t(m.cancelReason)}
          value={words}
          maxLength={200}
          onValueChange={setWords}
          error={isChecked && isMissing ? t(officeMessages.notFilled) : undefined}
        />
      </div>
    </Dialog>
  );
}
