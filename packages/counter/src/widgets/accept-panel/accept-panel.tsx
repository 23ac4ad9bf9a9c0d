import type { BoardCard } from "@talabee/contract";
import { formatCountdown, formatMoment, useLocale, useMarket, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { Icon } from "@talabee/ui/primitives/icon";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Eye, Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import { PREPARATION_MINUTES } from "@talabee/domain";
import { useClock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { panelMessages as m, boardMessages } from "../../messages/index.js";
import { CardFacts } from "../board-card/index.js";
import { OrderCode } from "../order-code/index.js";
import { AllergyWarning, OrderLines, OrderNote } from "../order-lines/index.js";

const CHOICES = [10, 15, 20, 25, 30, 40, 50, 60] as const;
const STEP = 5;

export interface AcceptPanelProps {
  card: BoardCard;
  /** What the store usually needs. */
  usual: number;
  /** Orders in the kitchen. */
  cooking: number;
  onAccept: (card: BoardCard, minutes: number) => void;
  onRefuse: (card: BoardCard) => void;
  onClose: () => void;
}

/** A new order: in how many minutes will it be ready? */
export function AcceptPanel({ card, usual, cooking, onAccept, onRefuse, onClose }: AcceptPanelProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const { language } = useLocale();
  const { timeZone } = useMarket();
  const name = useId();
  const [minutes, setMinutes] = useState(usual);
  const left = useClock((now) =>
    formatCountdown(card.accept_by === null ? 0 : (Date.parse(card.accept_by) - now) / 1000),
  );
  const minute = useClock((now) => Math.floor(now / 60_000));
  const at = (from: number) => (minute + from) * 60_000;
  const step = (by: number) =>
    setMinutes((now) => Math.min(PREPARATION_MINUTES.max, Math.max(STEP, now + by)));
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t(m.whenReady)}
      description={t(m.inKitchen, { count: cooking })}
      header={
        <div className="flex items-center justify-between gap-3">
          <OrderCode code={card.order_code} />
          <bdi dir="ltr" className="counter-pill bg-primary text-on-primary">
            {left}
          </bdi>
        </div>
      }
      footer={
        <div className="flex gap-2.5">
          <Button className="flex-1" onClick={() => onAccept(card, minutes)}>
            {t(m.acceptMinutes, { count: minutes })}
          </Button>
          <Button variant="outline" onClick={() => onRefuse(card)}>
            {t(boardMessages.refuse)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <div role="radiogroup" aria-label={t(m.minutesChoice)} className="counter-minutes">
          {CHOICES.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={choice === minutes}
                onChange={() => setMinutes(choice)}
              />
              <span>{choice}</span>
              <small>{choice === usual ? t(m.usual) : <bdi dir="ltr">{time(at(choice))}</bdi>}</small>
            </label>
          ))}
        </div>
        <div className="flex items-center justify-between gap-3">
          <span>{t(m.otherMinutes)}</span>
          <span className="flex items-center gap-2 rounded-full bg-sunken p-1">
            <IconButton
              icon={Minus}
              variant="outline"
              aria-label={t(m.fewerMinutes)}
              onClick={() => step(-STEP)}
            />
            <output className="min-w-10 text-center text-heading font-semibold">{minutes}</output>
            <IconButton
              icon={Plus}
              variant="outline"
              aria-label={t(m.moreMinutes)}
              onClick={() => step(STEP)}
            />
          </span>
        </div>
        <div className="counter-say">
          <span>
            <Icon of={Eye} size="small" />
            <span>{t(m.customerReads)}</span>
          </span>
          <p className="font-semibold">
            {t(m.readsReadyAround, { time: formatMoment(at(minutes), at(0), language, timeZone) })}
          </p>
          <p>{t(m.readsAccepted)}</p>
        </div>
        <div className="counter-group grid gap-3">
          <CardFacts card={card} payment />
          <AllergyWarning order={card} />
          <OrderLines lines={card.lines} all />
          {card.note !== null && <OrderNote note={card.note} />}
        </div>
      </div>
    </Drawer>
  );
}
