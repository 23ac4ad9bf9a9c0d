/** Milliseconds for which a rider can answer an offer. */
export const OFFER_MS = 45_000;

/** Why a rider does not take a job. */
export const DECLINE_REASONS = ["too_far", "break", "vehicle", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why an order could not be handed over at the door. */
export const RIDE_PROBLEMS = [
  "nobody_home",
  "wrong_address",
  "refused",
  "damaged",
  "cash_missing",
  "other",
] as const;
export type RideProblem = (typeof RIDE_PROBLEMS)[number];

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** A rider on duty without an order. */
export interface FreeRider {
  readonly id: string;
  /** Where they last were; null if that is not known. */
  readonly at: Place | null;
}

const DEGREE = Math.PI / 180;

/** Square of the distance on a plane around the first place: near enough to compare riders of one city. */
function squaredDistance(from: Place, to: Place): number {
  const x = (to.lng - from.lng) * Math.cos(from.lat * DEGREE);
  const y = to.lat - from.lat;
  return x * x + y * y;
}

/**
 * The rider to whom an order is offered next: the nearest to its store of those who have not been asked, those last whose place is
 * not known. Null when nobody is left.
 */
export function nextRider(
  riders: readonly FreeRider[],
  store: Place | null,
  asked: ReadonlySet<string>,
): string | null {
  const distanceOf = ({ at }: FreeRider) =>
    at === null || store === null ? Infinity : squaredDistance(store, at);
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const rider of riders) {
    if (asked.has(rider.id)) continue;
    const distance = distanceOf(rider);
    const isBetter =
      best === null || distance < best.distance || (distance === best.distance && rider.id < best.id);
    if (isBetter) best = { id: rider.id, distance };
  }
  return best?.id ?? null;
}
