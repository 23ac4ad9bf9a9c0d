import type { Market } from "@talabee/domain";

/**
 * Approximate centres of Doha's zones, for addresses without a pin. Precise enough to draw a rider's route, not to
 * navigate.
 */
const CENTRES: Readonly<Record<number, LatLng>> = {
  1: { lat: 25.288, lng: 51.532 },
  2: { lat: 25.2905, lng: 51.527 },
  3: { lat: 25.2885, lng: 51.5225 },
  4: { lat: 25.2845, lng: 51.524 },
  5: { lat: 25.2835, lng: 51.533 },
  6: { lat: 25.2815, lng: 51.5375 },
  7: { lat: 25.2865, lng: 51.5355 },
  12: { lat: 25.2905, lng: 51.5165 },
  13: { lat: 25.286, lng: 51.515 },
  14: { lat: 25.2795, lng: 51.5225 },
  15: { lat: 25.277, lng: 51.53 },
  16: { lat: 25.278, lng: 51.5405 },
  17: { lat: 25.284, lng: 51.5435 },
  18: { lat: 25.2935, lng: 51.54 },
  19: { lat: 25.297, lng: 51.549 },
  20: { lat: 25.293, lng: 51.507 },
  21: { lat: 25.289, lng: 51.5085 },
  22: { lat: 25.2815, lng: 51.5095 },
  23: { lat: 25.2765, lng: 51.511 },
  24: { lat: 25.2705, lng: 51.5185 },
  25: { lat: 25.267, lng: 51.533 },
  26: { lat: 25.2695, lng: 51.5415 },
  27: { lat: 25.275, lng: 51.5495 },
  28: { lat: 25.2865, lng: 51.5535 },
  29: { lat: 25.289, lng: 51.57 },
  30: { lat: 25.35, lng: 51.466 },
  31: { lat: 25.3365, lng: 51.475 },
  32: { lat: 25.322, lng: 51.482 },
  33: { lat: 25.313, lng: 51.495 },
  34: { lat: 25.311, lng: 51.4785 },
  35: { lat: 25.3085, lng: 51.506 },
  36: { lat: 25.3, lng: 51.484 },
  37: { lat: 25.302, lng: 51.497 },
  38: { lat: 25.285, lng: 51.494 },
  39: { lat: 25.276, lng: 51.5 },
  40: { lat: 25.2675, lng: 51.506 },
  41: { lat: 25.2595, lng: 51.519 },
  42: { lat: 25.2555, lng: 51.5345 },
  43: { lat: 25.2475, lng: 51.522 },
  44: { lat: 25.244, lng: 51.536 },
  45: { lat: 25.2505, lng: 51.5565 },
  46: { lat: 25.235, lng: 51.545 },
  47: { lat: 25.2365, lng: 51.5605 },
  48: { lat: 25.2635, lng: 51.5655 },
  49: { lat: 25.26, lng: 51.61 },
  51: { lat: 25.337, lng: 51.442 },
  52: { lat: 25.318, lng: 51.456 },
  53: { lat: 25.29, lng: 51.43 },
  54: { lat: 25.273, lng: 51.468 },
  55: { lat: 25.25, lng: 51.438 },
  56: { lat: 25.2155, lng: 51.483 },
  57: { lat: 25.1935, lng: 51.423 },
  60: { lat: 25.317, lng: 51.519 },
  61: { lat: 25.3205, lng: 51.532 },
  62: { lat: 25.3175, lng: 51.508 },
  63: { lat: 25.3325, lng: 51.522 },
  64: { lat: 25.3265, lng: 51.51 },
  65: { lat: 25.3355, lng: 51.508 },
  66: { lat: 25.371, lng: 51.548 },
  67: { lat: 25.333, lng: 51.494 },
  68: { lat: 25.3655, lng: 51.4875 },
  69: { lat: 25.42, lng: 51.51 },
  70: { lat: 25.41, lng: 51.47 },
  71: { lat: 25.405, lng: 51.405 },
  74: { lat: 25.68, lng: 51.498 },
  75: { lat: 25.733, lng: 51.54 },
  79: { lat: 26.11, lng: 51.205 },
  80: { lat: 25.37, lng: 51.205 },
  81: { lat: 25.17, lng: 51.33 },
  90: { lat: 25.172, lng: 51.603 },
  91: { lat: 25.15, lng: 51.585 },
  92: { lat: 24.99, lng: 51.55 },
};

/** Approximate centre of a zone of Qatar; null if unknown, and in other markets, whose numbers are others. */
export function zoneCentre(zone: number, market: Pick<Market, "id">): LatLng | null {
  if (market.id !== "qa") return null;
  return CENTRES[zone] ?? null;
}

/**
 * Zones whose centre was taken from a map without borders, and the distance within which any of their places lies. They
 * decide nothing about the pins of other zones.
 */
export const UNSURE_CENTRES_M: Readonly<Record<number, number>> = {
  19: 4000,
  29: 4000,
  62: 4000,
  75: 20_000,
  79: 30_000,
  80: 30_000,
  81: 30_000,
};

/** The zone whose centre is nearest to a point; with `sure` among those whose centre is certain. */
export function nearestZone(point: LatLng, { sure = false } = {}): number {
  const known = Object.entries(CENTRES).filter(([zone]) => !sure || !(zone in UNSURE_CENTRES_M));
  const [[zone]] = known.toSorted(
    ([, one], [, other]) => squaredDistance(one, point) - squaredDistance(other, point),
  ) as [[string, LatLng]];
  return Number(zone);
}

/** Orders points by their distance: its square, in degrees. In Qatar, a degree of longitude is 0.9 degrees of latitude. */
export function squaredDistance(one: LatLng, other: LatLng): number {
  return (one.lat - other.lat) ** 2 + (0.9 * (one.lng - other.lng)) ** 2;
}

export interface LatLng {
  lat: number;
  lng: number;
}
