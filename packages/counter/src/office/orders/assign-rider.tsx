import { assignRider, panelRiders } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { RadioGroup } from "@talabee/ui/primitives/radio-group";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { useCall } from "../../app/use-call.js";
import { officeOrderMessages as m } from "../../messages/index.js";
import { Waiting } from "../parts/page.js";

/** Gives an order to a rider who is free. */
export function AssignRider({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useMessages();
  const riders = useCall(panelRiders, { query: { per_page: 50 } });
  const { act, isSending, error } = useAct();
  const [chosen, setChosen] = useState<string | null>(null);
  const free = riders.data?.items.filter((rider) => rider.is_available && rider.order_id === null);
  return (
    <Drawer
      open
      title={t(m.assignRider)}
      onOpenChange={onClose}
      footer={
        <Button
          wide
          loading={isSending}
          disabled={chosen === null}
          onClick={() =>
            void act(assignRider, { params: { id: orderId }, body: { rider_id: chosen! } }).then((answer) => {
              if (answer !== undefined) onClose();
            })
          }
        >
          {t(m.assign)}
        </Button>
      }
    >
      {error !== null && (
        <Alert tone="danger" live>
          {error.message}
        </Alert>
      )}
      {free === undefined ? (
        <Waiting error={riders.error} onRetry={() => void riders.refetch()} />
      ) : free.length === 0 ? (
        <p className="text-muted">{t(m.noRiders)}</p>
      ) : (
        <RadioGroup
          label={t(m.rider)}
          labelHidden
          layout="card"
          value={chosen}
          onValueChange={setChosen}
          options={free.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Drawer>
  );
}
