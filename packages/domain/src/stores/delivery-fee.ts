import { exact } from "../money/dirhams.js";

/** What a store takes for delivery (REQ-MONEY-17); fees in dirhams. */
export type DeliveryTariff =
  | { kind: "flat"; fee: number }
  /** By zone of Qatar; `elsewhere` is for zones without a row of their own, null where it does not deliver. */
  | { kind: "zones"; fees: Readonly<Record<number, number>>; elsewhere: number | null }
  /** By whole metres from the store: the first band that reaches, in any order; beyond the last it does not deliver. */
  | { kind: "bands"; bands: readonly { up_to_metres: number; fee: number }[] };

/** Where a delivery goes: its zone, and its distance in whole metres where both ends are known. */
export interface DeliveryPlace {
  zone: number;
  metres: number | null;
}

/**
 * What delivery to a place costs before any free delivery, in dirhams, or null where the store does not deliver
 * (`out_of_zone`, REQ-MONEY-17). Without a place it is the least the store takes, to be shown with "from"; with bands
 * and no distance it is the most, since nobody is to be charged later. Throws a RangeError on fees or metres that are
 * none.
 */
export function deliveryFee(tariff: DeliveryTariff, place: DeliveryPlace | null): number | null {
  const fees = feesOf(tariff).map((fee) => exact(fee, "delivery fee"));
  if (place === null) return fees.length === 0 ? null : Math.min(...fees);
  switch (tariff.kind) {
    case "flat":
      return tariff.fee;
    case "zones":
      return Object.hasOwn(tariff.fees, place.zone) ? tariff.fees[place.zone]! : tariff.elsewhere;
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

/** The distance between two points as the crow flies, in whole metres (REQ-MONEY-17). */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord))));
}
