import type { MapPoint } from "./country-outline.js";

/** Timeout of geolocation. */
const LOCATE_TIMEOUT_MS = 15_000;

/** Position of the device; null when geolocation is denied, missing or times out. */
export async function locateDevice(): Promise<MapPoint | null> {
  if (!("geolocation" in navigator)) return null;
  return new Promise((done) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ lat: coords.latitude, lng: coords.longitude }),
      () => done(null),
      { enableHighAccuracy: true, timeout: LOCATE_TIMEOUT_MS },
    ),
  );
}
