import type { RideOffer as Offer } from "@talabee/contract";
import { metresBetween, OFFER_MS } from "@talabee/domain";
import { useFormat, useLocale, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Icon } from "@talabee/ui/primitives/icon";
import { House, Store } from "lucide-react";
import { useClock } from "../../app/clock.js";
import { rideMessages as m } from "../../messages/index.js";
import { secondsLeft } from "../../ride/ride-acts.js";
import { RideCash } from "../ride-run/index.js";

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const OFFER_S = OFFER_MS / 1000;
/** Announced every so many seconds: a screen reader that counts along says nothing else. */
const ANNOUNCE_S = 15;

interface Place {
  readonly lat: number;
  readonly lng: number;
}

export interface RideOfferProps {
  offer: Offer;
  /** Where the rider is; null while the device does not say. */
  place: Place | null;
  /** The answer that is on its way. */
  answering: "accept" | "decline" | null;
  /** Why the last answer was not taken. */
  problem: string | null;
  onAnswer: (answer: "accept" | "decline") => void;
}

/** An order that is offered: where, how far, what to collect, and how long there is to answer. */
export function RideOffer({ offer, place, answering, problem, onAnswer }: RideOfferProps) {
  const { t, rich } = useMessages();
  const { language } = useLocale();
  const { number } = useFormat();
  const left = useClock((now) => secondsLeft(offer.expires_at, now));
  const spoken = Math.ceil(left / ANNOUNCE_S) * ANNOUNCE_S;
  const { store, destination, zone_number: zone } = offer;
  const kilometres = (from: Place | null, to: Place | null) =>
    from && to ? t(m.kilometres, { distance: number(metresBetween(from, to) / 1000, 1) }) : null;
  const toStore = kilometres(place, store.location);
  const toDoor = kilometres(store.location, destination);
  return (
    <section data-slot="ride-offer" aria-label={t(m.job)} className="ride-sheet">
      <div className="flex flex-wrap items-center gap-4">
        <span className="ride-ring">
          <svg viewBox="0 0 100 100" aria-hidden>
            <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="8" className="stroke-sunken" />
            <circle
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              strokeWidth="8"
              strokeLinecap="round"
              className="stroke-primary"
              strokeDasharray={`${(ROUND * Math.min(left, OFFER_S)) / OFFER_S} ${ROUND}`}
            />
          </svg>
          <b aria-hidden>{left}</b>
        </span>
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="heading text-title text-primary-text outline-none">
            {t(m.job)}
          </h1>
          <p className="text-muted">
            <bdi dir="ltr" translate="no" className="break-all whitespace-normal">
              {offer.order_code}
            </bdi>
          </p>
          <p role="status" className="sr-only">
            {t(m.secondsToAnswer, { count: spoken })}
          </p>
        </div>
      </div>
      <ol className="ride-stops">
        <li>
          <Icon of={Store} />
          <div className="min-w-0">
            <p className="font-semibold">
              <bdi className="whitespace-normal">{store.name[language]}</bdi>
            </p>
            {store.text !== null && (
              <p className="text-muted">
                <bdi className="whitespace-normal">{store.text[language]}</bdi>
              </p>
            )}
          </div>
          {toStore !== null && <span>{toStore}</span>}
        </li>
        <li>
          <Icon of={House} />
          <div className="min-w-0">
            {zone !== null && <p className="font-semibold">{rich(m.zone, { number: zone })}</p>}
            <p className="text-muted">{t(m.items, { count: offer.items_count })}</p>
          </div>
          {toDoor !== null && <span>{toDoor}</span>}
        </li>
      </ol>
      <RideCash amount={offer.cash_due} />
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <div className="mt-auto grid gap-2.5 pt-2">
        <Button
          wide
          className="ride-act"
          disabled={left === 0}
          loading={answering === "accept"}
          onClick={() => onAnswer("accept")}
        >
          {t(m.accept)}
        </Button>
        <Button variant="text" loading={answering === "decline"} onClick={() => onAnswer("decline")}>
          {t(m.notNow)}
        </Button>
      </div>
    </section>
  );
}
