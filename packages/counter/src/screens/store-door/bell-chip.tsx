import { useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { BellOff, Volume2 } from "lucide-react";
import { doorMessages as m } from "../../messages/index.js";

/** Whether this screen can ring: one quiet chip while it can. */
export function BellChip({ audible, onUnlock }: { audible: boolean; onUnlock: () => void }) {
  const { t } = useMessages();
  if (audible)
    return (
      <span
        data-slot="bell-chip"
        data-tone="success"
        role="img"
        aria-label={t(m.bellWorks)}
        className="counter-chip"
      >
        <Icon of={Volume2} />
        <span aria-hidden>{t(m.bellWorks)}</span>
      </span>
    );
  return (
    <button
      type="button"
      data-slot="bell-chip"
      data-tone="danger"
      onClick={onUnlock}
      className="counter-chip"
    >
      <Icon of={BellOff} />
      <span>{t(m.bellBlocked)}</span>
    </button>
  );
}
