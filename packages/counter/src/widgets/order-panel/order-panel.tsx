import type { BoardCard } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import type { ReactNode } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { type Act, fits } from "../../board/acts.js";
import { boardMessages, panelMessages as m } from "../../messages/index.js";
import { TimeLeft, useOrderType, usePaymentText } from "../board-card/index.js";
import { OrderCode } from "../order-code/index.js";
import { AllergyWarning, OrderLines, OrderNote } from "../order-lines/index.js";

export interface OrderPanelProps {
  card: BoardCard;
  onAct: (card: BoardCard, act: Act) => void;
  /** Undefined where this screen may not refuse. */
  onRefuse?: ((card: BoardCard) => void) | undefined;
  onClose: () => void;
  /** More of the host's or the door's: the choice of a rider, for example. */
  children?: ReactNode;
}

/** All that a store knows of an order that it has accepted. */
export function OrderPanel({ card, onAct, onRefuse, onClose, children }: OrderPanelProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const type = useOrderType(card);
  const paid = usePaymentText(card);
  const canBegin = fits({ kind: "prepare" }, card);
  const canRefuse =
    onRefuse !== undefined && (card.order_status === "accepted" || card.order_status === "pending");
  const facts = [
    [m.customer, card.customer_name],
    [m.rider, card.rider_name],
    [m.payment, paid],
  ] as const;
  const times = [
    [m.wantedAt, card.scheduled_at],
    [m.placedAt, card.placed_at],
    [m.acceptedAt, card.accepted_at],
    [m.cookingAt, card.preparing_at],
    [m.readyAt, card.ready_at],
    [m.outAt, card.delivering_at],
  ] as const;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={<OrderCode code={card.order_code} />}
      description={type.text}
      footer={
        canBegin || canRefuse ? (
          <div className="flex gap-2.5">
            {canBegin && (
              <Button className="flex-1" variant="soft" onClick={() => onAct(card, { kind: "prepare" })}>
                {t(m.cookingBegan)}
              </Button>
            )}
            {canRefuse && (
              <Button
                variant="outline"
                className={canBegin ? undefined : "flex-1"}
                onClick={() => onRefuse(card)}
              >
                {t(card.order_status === "pending" ? boardMessages.refuse : m.cancelOrder)}
              </Button>
            )}
          </div>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        {card.order_status === "accepted" && card.ready_at === null && (
          <div>
            <TimeLeft card={card} />
          </div>
        )}
        <section aria-label={t(m.lines)} className="counter-group grid gap-3">
          <AllergyWarning order={card} />
          <OrderLines lines={card.lines} all />
          {card.note !== null && <OrderNote note={card.note} />}
        </section>
        {children}
        <dl className="counter-group counter-pairs">
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <div key={label.id}>
                  <dt>{t(label)}</dt>
                  <dd className="font-medium">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <dl aria-label={t(m.timeline)} className="counter-group counter-pairs">
          {times.map(
            ([label, at]) =>
              at !== null && (
                <div key={label.id}>
                  <dt>{t(label)}</dt>
                  <dd className="font-medium">
                    <bdi dir="ltr">{time(at)}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Drawer>
  );
}
