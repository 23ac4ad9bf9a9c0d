import type { Ride } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Icon } from "@talabee/ui/primitives/icon";
import { MessageSquareText, Navigation, Package, Phone } from "lucide-react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { rideMessages as m } from "../../messages/index.js";
import { rideStep } from "../../ride/ride-acts.js";
import { RideCash } from "./ride-cash.js";
import { DoorLines, RidePlate } from "./ride-plate.js";
import { StepBars } from "./step-bars.js";

/** Characters of a code that people say. */
const SPOKEN = 3;

export interface RideRunProps {
  ride: Ride;
  onPickUp: () => void;
  /** The rider is at the door, or goes on there. */
  onArrive: () => void;
}

/** A run on the road: to the store, or to the customer. One big act. */
export function RideRun({ ride, onPickUp, onArrive }: RideRunProps) {
  const step = rideStep(ride);
  return (
    <section data-slot="ride-run" className="ride-sheet">
      <StepBars step={step} />
      {step === "to_store" ? (
        <ToStore ride={ride} onPickUp={onPickUp} />
      ) : (
        <ToCustomer ride={ride} onArrive={onArrive} />
      )}
    </section>
  );
}

function ToStore({ ride, onPickUp }: Pick<RideRunProps, "ride" | "onPickUp">) {
  const { t, rich } = useMessages();
  const { language } = useLocale();
  const { time } = useStaffFormat();
  const { store, ready_at: readyAt, lines } = ride;
  return (
    <>
      <div>
        {readyAt === null ? (
          <p className="text-muted">{t(m.notReady)}</p>
        ) : (
          <p className="font-semibold text-success-text">{rich(m.readySince, { time: time(readyAt) })}</p>
        )}
        <h1 tabIndex={-1} className="heading text-title outline-none">
          <bdi className="whitespace-normal">{store.name[language]}</bdi>
        </h1>
        {store.text !== null && (
          <p className="text-muted">
            <bdi className="whitespace-normal">{store.text[language]}</bdi>
          </p>
        )}
      </div>
      <div className="ride-number">
        <p className="text-muted">{t(m.sayNumber)}</p>
        <b dir="ltr" translate="no">
          {ride.order_code.slice(-SPOKEN)}
        </b>
        <ul aria-label={t(m.linesOf)}>
          {lines.map(({ name, quantity }, index) => (
            <li key={`${index} ${name.en}`}>
              <b>
                <bdi>{quantity}</bdi> ×
              </b>{" "}
              <bdi className="whitespace-normal">{name[language]}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <RideCash amount={ride.cash_due} />
      <WayTo place={store.location} />
      <Button wide className="ride-act mt-auto" icon={<Icon of={Package} />} onClick={onPickUp}>
        {t(m.haveOrder)}
      </Button>
    </>
  );
}

function ToCustomer({ ride, onArrive }: Pick<RideRunProps, "ride" | "onArrive">) {
  const { t, rich } = useMessages();
  const { address, relay_phone: relay, customer_name: name } = ride;
  const notes = [address?.note, ride.note].filter((note): note is string => Boolean(note));
  return (
    <>
      <div className="min-w-0">
        <h1 tabIndex={-1} className="heading text-title outline-none">
          {rich(m.toCustomer, { name: <span>{name}</span> })}
        </h1>
        {address !== null && <DoorLines address={address} />}
      </div>
      {address !== null && <RidePlate address={address} />}
      {notes.map((note) => (
        <p key={note} className="ride-strip">
          <span className="sr-only">{t(m.noteOf)}</span>
          <bdi dir="auto" className="flex-1 whitespace-normal" translate="no">
            {note}
          </bdi>
          <Icon of={MessageSquareText} className="text-muted" />
        </p>
      ))}
      <RideCash amount={ride.cash_due} />
      <div className="ride-pair">
        <WayTo place={address?.location ?? null} />
        {relay !== null && (
          <Button
            variant="quiet"
            href={`tel:${relay}`}
            aria-label={t(m.callName, { name })}
            icon={<Icon of={Phone} />}
          >
            {t(m.call)}
          </Button>
        )}
      </div>
      <Button wide className="ride-act mt-auto" onClick={onArrive}>
        {t(ride.arrived_at === null ? m.atDoor : m.toCode)}
      </Button>
    </>
  );
}

/** The way to a place in the map of the phone. */
function WayTo({ place }: { place: { lat: number; lng: number } | null }) {
  const { t } = useMessages();
  if (place === null) return null;
  return (
    <Button
      variant="quiet"
      href={`https://www.google.com/maps/dir/?api=1&destination=${place.lat},${place.lng}`}
      target="_blank"
      rel="noreferrer"
      icon={<Icon of={Navigation} flip />}
    >
      {t(m.directions)}
    </Button>
  );
}
