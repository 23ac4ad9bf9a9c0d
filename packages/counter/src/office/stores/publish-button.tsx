import { deactivateStore, errorDataOf, openStore, type PanelStore } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { ConfirmDialog } from "@talabee/ui/primitives/confirm-dialog";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { REQUIREMENTS } from "./store-words.js";

/** Shows a store to customers, or takes it out of the shop; asks before. */
export function PublishButton({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { act, isSending, error } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = store.state === "active";
  const name = store.name[language];
  const missing = errorDataOf(openStore, error, "store_incomplete")?.missing ?? [];
  async function change(): Promise<void> {
    const call = isOpen ? deactivateStore : openStore;
    if ((await act(call, { params: { id: store.id }, body: {} })) !== undefined) setIsAsking(false);
  }
  return (
    <>
      <Button
        size="small"
        variant={isOpen ? "outline" : "primary"}
        disabled={!isOpen && store.missing.length > 0}
        onClick={() => setIsAsking(true)}
      >
        {t(isOpen ? m.takeOut : m.publish)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(isOpen ? m.takeOutAsk : m.publishAsk, { name })}
        description={t(isOpen ? m.takeOutText : m.publishText)}
        confirm={t(isOpen ? m.takeOut : m.publish)}
        variant={isOpen ? "danger" : "primary"}
        loading={isSending}
        onConfirm={() => void change()}
      >
        {error !== null && (
          <Alert tone="danger" live title={error.message}>
            {missing.map((id) => (
              <span key={id} className="block">
                {t(REQUIREMENTS.find((one) => one.id === id)!.label)}
              </span>
            ))}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
