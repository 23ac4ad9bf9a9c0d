import { exact } from "../money/minor-units.js";

/** The delivery fees of a store (REQ-MONEY-17); fees in minor units. */
export type DeliveryTariff =
  | { kind: "flat"; fee: number }
  /** By zone of Qatar; `elsewhere` is for zones without a row of their own, null where it does not deliver. */
  | { kind: "zones"; fees: Readonly<Record<number, number>>; elsewhere: number | null }
  /** By whole metres from the store: the first band that reaches, in any order; beyond the last it does not deliver. */
  | { kind: "bands"; bands: readonly { up_to_metres: number; fee: number }[] };

/** The destination of a delivery: its zone, and its distance in whole metres when both locations are known. */
export interface DeliveryPlace {
  zone: number;
  /** The zone that the pin lies in, where it is known and another: the dearer of both counts. */
  pin_zone?: number | null | undefined;
  metres: number | null;
}

/**
 * The delivery fee to a place before any free delivery, in minor units, or null where the store does not deliver
 * (`out_of_zone`, REQ-MONEY-17). Without a place it is the lowest fee of the store, to be shown with "from"; with bands
 * and no distance it is the highest, because the customer must not be charged more later. Throws a RangeError on
 * invalid fees or metres.
 */
export function deliveryFee(tariff: DeliveryTariff, place: DeliveryPlace | null): number | null {
  const fees = feesOf(tariff).map((fee) => exact(fee, "delivery fee"));
  if (place === null) return fees.length === 0 ? null : Math.min(...fees);
  switch (tariff.kind) {
    case "flat":
      return tariff.fee;
    case "zones": {
      // Near a border, the customer must not choose the cheaper of two zones.
      const both = [place.zone, place.pin_zone ?? place.zone].map((zone) =>
        Object.hasOwn(tariff.fees, zone) ? tariff.fees[zone]! : tariff.elsewhere,
      );
      return both.some((fee) => fee === null) ? null : Math.max(...both.map((fee) => fee ?? 0));
    }
    case "bands": {
      const bands = tariff.bands.toSorted((a, b) => a.up_to_metres - b.up_to_metres);
      for (const { up_to_metres } of bands) exact(up_to_metres, "metres of a band");
      if (place.metres === null) return bands.length === 0 ? null : Math.max(...fees);
      const metres = exact(place.metres, "metres");
      return bands.find(({ up_to_metres }) => metres <= up_to_metres)?.fee ?? null;
    }
  }
}

function feesOf(tariff: DeliveryTariff): number[] {
  switch (tariff.kind) {
    case "flat":
      return [tariff.fee];
    case "zones":
      return [...Object.values(tariff.fees), ...(tariff.elsewhere === null ? [] : [tariff.elsewhere])];
    case "bands":
      return tariff.bands.map(({ fee }) => fee);
  }
}

const EARTH_RADIUS_M = 6_371_000;

/** The great-circle distance between two points, in whole metres (REQ-MONEY-17). */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord))));
}
