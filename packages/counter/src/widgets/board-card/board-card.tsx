import type { BoardCard as BoardCardData } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Icon } from "@talabee/ui/primitives/icon";
import { formatCountdown } from "@talabee/ui/locale";
import { Check, Clock, Hourglass, ShoppingBag } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useClock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import type { Act } from "../../board/acts.js";
import { minutesLeft } from "../../board/alarm.js";
import { boardMessages as m } from "../../messages/index.js";
import { OrderCode } from "../order-code/index.js";
import { AllergyWarning, OrderLines, OrderNote } from "../order-lines/index.js";
import { CardFacts, useOrderType } from "./card-facts.js";

/** What a delay adds. */
export const DELAY_STEP = 5;

export interface CardHandlers {
  onAct: (card: BoardCardData, act: Act) => void;
  /** Opens the order beside the board. */
  onOpen: (card: BoardCardData) => void;
  onRefuse: (card: BoardCardData) => void;
  /** Asks for the code, or for a rider. */
  onHandOver: (card: BoardCardData) => void;
  /** Whether this screen may answer orders and hand them over: a kitchen's may not. */
  answers?: boolean | undefined;
}

export interface BoardCardProps extends CardHandlers {
  card: BoardCardData;
  lane: "new" | "kitchen" | "ready" | "out" | "later";
  /** In how many minutes it will be ready if it is accepted now. */
  minutes: number;
  /** Nobody has answered for long. */
  loud?: boolean | undefined;
  /** An act on it waits for the line. */
  waiting?: boolean | undefined;
}

/** An order on the board, as its lane shows it. At most five facts: code, time, how, lines, one warning. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, lane, loud = false, waiting = false } = props;
  const { t } = useMessages();
  const isLate = useClock((now) => lane === "kitchen" && (minutesLeft(card, now) ?? 0) < 0);
  const isSmall = lane === "out" || lane === "later";
  const content = { new: NewCard, kitchen: KitchenCard, ready: ReadyCard, out: OutCard, later: LaterCard };
  const Content = content[lane];
  return (
    <article
      data-slot="board-card"
      data-order={card.id}
      data-state={lane}
      data-loud={loud ? "" : undefined}
      data-late={isLate ? "" : undefined}
      data-size={isSmall ? "small" : undefined}
      aria-label={t(m.orderNamed, { code: card.order_code })}
      // Arrow keys go from order to order.
      tabIndex={-1}
      className="counter-card"
    >
      <Content {...props} />
      {waiting && (
        <span className="counter-waiting">
          <Icon of={Hourglass} size="small" />
          <span>{t(m.waitingForLine)}</span>
        </span>
      )}
    </article>
  );
});

function Head({
  card,
  onOpen,
  children,
}: Pick<BoardCardProps, "card" | "onOpen"> & { children?: ReactNode }) {
  const { t } = useMessages();
  return (
    <div className="counter-card-head">
      <button
        type="button"
        aria-label={t(m.showOrder, { code: card.order_code })}
        onClick={() => onOpen(card)}
        className="counter-open"
      >
        <OrderCode code={card.order_code} />
      </button>
      {children}
    </div>
  );
}

function NewCard({ card, minutes, answers = true, onAct, onOpen, onRefuse }: BoardCardProps) {
  const { t } = useMessages();
  const left = useClock((now) =>
    formatCountdown(card.accept_by === null ? 0 : (Date.parse(card.accept_by) - now) / 1000),
  );
  return (
    <>
      <div data-slot="card-top">
        <Head card={card} onOpen={onOpen}>
          <bdi dir="ltr" className="counter-left">
            {left}
          </bdi>
        </Head>
        <CardFacts card={card} payment />
      </div>
      <div data-slot="card-body">
        <AllergyWarning order={card} />
        <OrderLines lines={card.lines} />
        {card.note !== null && <OrderNote note={card.note} />}
        {answers && (
          <div className="counter-acts">
            <Button data-wide onClick={() => onAct(card, { kind: "accept", minutes })}>
              {t(m.accept, { minutes })}
            </Button>
            <Button variant="outline" onClick={() => onRefuse(card)}>
              {t(m.refuse)}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function KitchenCard({ card, onAct, onOpen }: BoardCardProps) {
  const { t } = useMessages();
  return (
    <>
      <Head card={card} onOpen={onOpen}>
        <TimeLeft card={card} />
      </Head>
      <CardFacts card={card} />
      <AllergyWarning order={card} />
      <OrderLines lines={card.lines} />
      {card.note !== null && <OrderNote note={card.note} />}
      <div className="counter-acts">
        <Button
          data-wide
          variant="soft"
          icon={<Icon of={Check} />}
          onClick={() => onAct(card, { kind: "ready" })}
        >
          {t(m.ready)}
        </Button>
        <Button variant="quiet" onClick={() => onAct(card, { kind: "delay", minutes: DELAY_STEP })}>
          <span>{t(m.moreMinutes, { minutes: `\u2066+${DELAY_STEP}\u2069` })}</span>
          <span className="sr-only">{t(m.orderNamed, { code: card.order_code })}</span>
        </Button>
      </div>
    </>
  );
}

/** How long the kitchen has, or how late it is. */
export function TimeLeft({ card }: { card: BoardCardData }) {
  const { t } = useMessages();
  const left = useClock((now) => minutesLeft(card, now));
  if (left === null) return null;
  if (left > 0) return <span className="counter-left">{t(m.minutesLeft, { minutes: left })}</span>;
  return (
    <span className="counter-pill" data-tone="danger">
      <Icon of={Clock} size="small" />
      <span>{t(m.minutesLate, { minutes: -left })}</span>
    </span>
  );
}

function ReadyCard({ card, answers = true, onOpen, onHandOver }: BoardCardProps) {
  const { t } = useMessages();
  const age = useClock((now) => Math.floor((now - Date.parse(card.ready_at ?? card.placed_at)) / 60_000));
  const type = useOrderType(card);
  const isDelivery = card.order_type === "delivery";
  const person = isDelivery ? card.rider_name : card.customer_name;
  return (
    <>
      <Head card={card} onOpen={onOpen}>
        <span className="counter-pill" data-tone="success">
          {age < 1 ? t(m.readyNow) : t(m.readyFor, { minutes: age })}
        </span>
      </Head>
      <div className="counter-person">
        <span aria-hidden translate="no">
          {isDelivery && person !== null ? (
            person.slice(0, 1)
          ) : (
            <Icon of={isDelivery ? type.icon : ShoppingBag} />
          )}
        </span>
        <span>
          <b>
            <bdi>{person ?? (isDelivery ? t(m.noRider) : type.text)}</bdi>
          </b>
          <span>{isDelivery && person !== null ? t(m.comesForIt) : type.text}</span>
        </span>
      </div>
      {answers && (
        <div className="counter-acts">
          <Button data-wide variant="soft" onClick={() => onHandOver(card)}>
            {t(card.order_type === "dine_in" ? m.served : m.handedOver)}
          </Button>
        </div>
      )}
    </>
  );
}

function OutCard({ card, onOpen }: BoardCardProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  return (
    <>
      <Head card={card} onOpen={onOpen} />
      {card.rider_name !== null && (
        <p>
          <b>
            <bdi>{card.rider_name}</bdi>
          </b>
        </p>
      )}
      {card.eta !== null && <p>{t(m.arrives, { time: time(card.eta.from) })}</p>}
    </>
  );
}

function LaterCard({ card, onOpen }: BoardCardProps) {
  const { t } = useMessages();
  const { time, daysBetween } = useStaffFormat();
  const wanted = card.scheduled_at ?? card.released_at;
  const days = useClock((now) => daysBetween(now, Date.parse(wanted)));
  const soon = useClock((now) => Math.ceil((Date.parse(card.released_at) - now) / 60_000));
  return (
    <>
      <Head card={card} onOpen={onOpen} />
      {days > 0 && (
        <p>
          <b>{days === 1 ? t(m.tomorrow) : t(m.inDays, { count: days })}</b>
        </p>
      )}
      <p>
        <b>
          <bdi dir="ltr">{time(wanted)}</bdi>
        </b>
      </p>
      {days === 0 && (
        <p>
          {soon <= 10
            ? t(m.startsIn, { minutes: Math.max(soon, 0) })
            : t(m.starts, { time: time(card.released_at) })}
        </p>
      )}
    </>
  );
}
