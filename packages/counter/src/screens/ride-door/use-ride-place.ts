import type { Ride } from "@talabee/contract";
import { useEffect, useState } from "react";
import { reportPlace } from "../../adapters/place/report-place.js";

type Place = { readonly lat: number; readonly lng: number };

/**
 * Where the rider is, reported between pick-up and hand-over alone: before and after, that concerns nobody.
 */
export function useRidePlace(ride: Ride | null, report: (place: Place) => void) {
  const [place, setPlace] = useState<Place | null>(null);
  const [isDenied, setIsDenied] = useState(false);
  const isCarrying = ride?.order_status === "delivering";
  useEffect(() => {
    if (!isCarrying) return undefined;
    const stop = reportPlace(
      (now) => {
        setPlace(now);
        report(now);
      },
      () => setIsDenied(true),
    );
    return () => {
      stop();
      setPlace(null);
    };
  }, [isCarrying, report]);
  return { place, isDenied };
}
