"use client";
import { useBrandIdentity, type MapMarks } from "./brand-identity.js";

const marks: MapMarks = {
  place: { outline: "M0 0C-6 -9 -18 -16.5 -18 -30A18 18 0 0 1 18 -30C18 -16.5 6 -9 0 0Z", middle: -30 },
  vendor: { outline: "M-16 0A16 16 0 0 1 16 0A16 16 0 0 1 -16 0Z", middle: 0 },
};

/** Map markers of the current brand; a drop and a disc in the default brand. */
export function useMapMarks(): MapMarks {
  return useBrandIdentity()?.mapMarks ?? marks;
}
