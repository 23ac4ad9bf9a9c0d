import type { Ride } from "@talabee/contract";
import { type MessageDescriptor, useMessages } from "@talabee/ui/locale";
import { rideMessages as m } from "../../messages/index.js";

type Address = NonNullable<Ride["address"]>;

/**
 * The address as the blue plate on the wall has it, in both languages: like the plate, never mirrored. Read as its lines
 * say it.
 */
export function RidePlate({ address }: { address: Address }) {
  const { t } = useMessages();
  const parts: readonly [MessageDescriptor<string, string>, string, boolean][] = [
    [m.plateZone, address.zone_number, false],
    [m.plateBuilding, address.building_number, true],
    [m.plateStreet, address.line_one, false],
  ];
  return (
    <div data-slot="ride-plate" dir="ltr" className="ride-plate">
      {parts.map(([name, value, isBig]) => (
        <div key={name.id} data-big={isBig || undefined}>
          <span aria-hidden>
            <span lang="en">{name.en}</span>
            <span lang="ar" dir="rtl">
              {name.ar as string}
            </span>
          </span>
          <span className="sr-only">{t(name)}</span>
          <b translate="no">
            <bdi className="whitespace-normal">{value}</bdi>
          </b>
        </div>
      ))}
    </div>
  );
}

/** What finds the door behind the plate: floor, flat, avenue, landmark. */
export function DoorLines({ address }: { address: Address }) {
  const { rich } = useMessages();
  const { floor, apartment, avenue, line_two, line_three, landmark } = address;
  const plain = Object.entries({ avenue, line_two, line_three, landmark });
  const lines = [
    { part: "floor", value: floor, line: (number: string) => rich(m.floor, { number }) },
    { part: "flat", value: apartment, line: (number: string) => rich(m.flat, { number }) },
    ...plain.map(([part, value]) => ({
      part,
      value,
      line: (text: string) => <bdi className="whitespace-normal">{text}</bdi>,
    })),
  ].flatMap(({ part, value, line }) => (value ? [{ part, text: line(value) }] : []));
  if (lines.length === 0) return null;
  return (
    <p className="text-muted">
      {lines.map(({ part, text }, index) => (
        <span key={part} className={index > 0 ? "dotted" : undefined}>
          {text}
        </span>
      ))}
    </p>
  );
}
