import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Icon } from "@talabee/ui/primitives/icon";
import { CircleX, UserRound } from "lucide-react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import type { Dropped } from "../../board/board-session.js";
import type { GoneOrder } from "../../board/board-state.js";
import { boardMessages as m } from "../../messages/index.js";
import { OrderCode } from "../order-code/index.js";
import { OrderLines } from "../order-lines/index.js";

export interface GoneCardProps extends GoneOrder {
  onSeen: (id: string) => void;
}

/** An order that was canceled, or ended unseen, while the store had it. It stays until somebody has seen it. */
export function GoneCard({ card, at, outcome, onSeen }: GoneCardProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  return (
    <article
      data-slot="gone-card"
      data-order={card.id}
      data-state="gone"
      aria-label={t(m.orderNamed, { code: card.order_code })}
      tabIndex={-1}
      className="counter-card"
    >
      <div className="counter-card-head">
        <OrderCode code={card.order_code} />
        <span className="counter-pill" data-tone="danger">
          <Icon of={CircleX} size="small" />
          <span>{t(outcome === null ? m.isOver : m.canceled)}</span>
        </span>
      </div>
      <p className="counter-facts">
        {t(outcome === null ? m.isOverText : card.ready_at === null ? m.stopCooking : m.keepBack, {
          time: time(at),
        })}
      </p>
      <OrderLines lines={card.lines} />
      <div className="counter-acts">
        <Button data-wide className="counter-ink" onClick={() => onSeen(card.id)}>
          {t(m.gotIt)}
        </Button>
      </div>
    </article>
  );
}

export interface DroppedCardProps {
  dropped: Dropped;
  onSeen: (key: string) => void;
}

/** What was pressed here and not done, since another screen was first. */
export function DroppedCard({ dropped: { queued, card, error }, onSeen }: DroppedCardProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const accepted = card?.accepted_at ?? null;
  const text =
    card === null
      ? t(m.overElsewhere)
      : accepted !== null && queued.seen === "pending"
        ? t(m.acceptedElsewhere, { time: time(accepted) })
        : error.message || t(m.overtaken);
  return (
    <article data-slot="dropped-card" data-order={queued.orderId} tabIndex={-1} className="counter-card">
      <div className="counter-card-head">
        <OrderCode code={queued.orderCode} />
      </div>
      <p role="alert" className="flex gap-2 rounded-small bg-info-soft px-3 py-2 font-medium text-info-text">
        <Icon of={UserRound} className="mt-1" />
        <span>{text}</span>
      </p>
      <div className="counter-acts">
        <Button data-wide className="counter-ink" onClick={() => onSeen(queued.key)}>
          {t(m.gotIt)}
        </Button>
      </div>
    </article>
  );
}
