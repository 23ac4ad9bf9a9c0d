import { assignRider, type BoardCard, panelRiders, PanelError } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { useState } from "react";
import { useCounter } from "../../app/counter.js";
import { useCall } from "../../app/use-call.js";
import { panelMessages as m } from "../../messages/index.js";

/** Who takes an order: riders on duty without another one. */
export function RiderChoice({ card, onAssigned }: { card: BoardCard; onAssigned?: () => void }) {
  const { t } = useMessages();
  const { api } = useCounter();
  const riders = useCall(panelRiders, { query: { per_page: 50 } });
  const [pending, setPending] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const free = riders.data?.items.filter(({ is_available, order_id }) => is_available && order_id === null);
  const assign = async (id: string) => {
    setPending(id);
    setHasFailed(false);
    try {
      await api.send(assignRider, { params: { id: card.id }, body: { rider_id: id } });
      onAssigned?.();
    } catch (error) {
      if (!(error instanceof PanelError)) throw error;
      setHasFailed(true);
      await riders.refetch();
    } finally {
      setPending(null);
    }
  };
  return (
    <section aria-label={t(m.whoRides)} className="counter-group grid gap-3">
      <h3 className="font-semibold">{t(m.whoRides)}</h3>
      {hasFailed && (
        <Alert tone="danger" live>
          {t(m.assignFailed)}
        </Alert>
      )}
      {free?.length === 0 && <p className="text-muted">{t(m.noRiders)}</p>}
      <ul className="grid gap-2">
        {free?.map(({ id, name }) => (
          <li key={id}>
            <Button wide variant="outline" loading={pending === id} onClick={() => void assign(id)}>
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
