import { metresBetween } from "@talabee/domain";

/** A place, and when it was known. */
export interface PlaceAt {
  readonly lat: number;
  readonly lng: number;
  readonly at: number;
}

const MOVING_MS = 5_000;
const STILL_MS = 30_000;
/** What a phone's position wanders while it lies still. */
const MOVED_M = 20;

/** Whether a place is worth a report: every 5 s while the rider moves, every 30 s while they stand. */
export function isWorthReporting(last: PlaceAt | null, now: PlaceAt): boolean {
  if (last === null) return true;
  const passed = now.at - last.at;
  return passed >= STILL_MS || (passed >= MOVING_MS && metresBetween(last, now) >= MOVED_M);
}

/**
 * Reports where the rider is until it is stopped. `onDenied` is called when the browser gives no place: work goes on without.
 */
export function reportPlace(
  report: (place: { lat: number; lng: number }) => void,
  onDenied: () => void,
  geolocation: Pick<Geolocation, "watchPosition" | "clearWatch"> | undefined = globalThis.navigator
    ?.geolocation,
): () => void {
  if (geolocation === undefined) {
    onDenied();
    return () => undefined;
  }
  let last: PlaceAt | null = null;
  const watch = geolocation.watchPosition(
    ({ coords, timestamp }) => {
      const now = { lat: coords.latitude, lng: coords.longitude, at: timestamp };
      if (!isWorthReporting(last, now)) return;
      last = now;
      report({ lat: now.lat, lng: now.lng });
    },
    ({ code, PERMISSION_DENIED }) => code === PERMISSION_DENIED && onDenied(),
    { enableHighAccuracy: true, maximumAge: 5_000 },
  );
  return () => geolocation.clearWatch(watch);
}

/** Asks whether the place may be known, at a time when its person can answer: on the road nobody reads a question. */
export function askForPlace(
  geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined = globalThis.navigator?.geolocation,
): void {
  // What is found is not used.
  geolocation?.getCurrentPosition(
    () => undefined,
    () => undefined,
  );
}
