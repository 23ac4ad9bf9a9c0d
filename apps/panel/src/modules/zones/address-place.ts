import type { Language } from "@talabee/contract";
import { isInMarket, type Market, metresBetween } from "@talabee/domain";
import { type LatLng, nearestZone, UNSURE_CENTRES_M, zoneCentre } from "./zone-centres.js";
import { ZONES } from "./zone-names.js";

/** Numbers from 1 to 98 that Qatar has given to no zone: of no municipality (59, 87 to 89), or in no census (8 to 11). */
const GAPS = new Set([8, 9, 10, 11, 59, 87, 88, 89]);
/**
 * How much nearer to another zone's centre a pin may be than to its own: centres are approximate, and zones as large as their
 * centres lie apart, a kilometre in Doha and tens of them elsewhere.
 */
const TOLERANCE = { least: 2000, shareOfDistance: 0.5 };

/** Why zone and pin of an address cannot be one place, with what the texts of the error need. */
export type PlaceProblem =
  | { code: "zone_unknown" | "pin_outside_market" }
  | { code: "pin_zone_differs"; values: { zone: (language: Language) => string } };

/**
 * Compares the two facts about the place of an address with each other and with the market; null if they agree. In markets
 * without zones, only the pin is compared with the market.
 */
export function placeProblem(
  { zone, pin }: { zone: number; pin: LatLng | null },
  market: Pick<Market, "id">,
): PlaceProblem | null {
  const isQatar = market.id === "qa";
  if (isQatar && !zoneExists(zone)) return { code: "zone_unknown" };
  if (pin === null) return null;
  if (!isInMarket(pin, market.id)) return { code: "pin_outside_market" };
  return isQatar && !isNearZone(pin, zone, market)
    ? { code: "pin_zone_differs", values: { zone: (language) => zoneText(nearestZone(pin), language) } }
    : null;
}

/** Whether Qatar has a zone of this number. */
export function zoneExists(zone: number): boolean {
  return Number.isInteger(zone) && zone >= 1 && zone <= 98 && !GAPS.has(zone);
}

/**
 * Whether a pin can lie in a zone, in doubt yes: nothing is gained by a wrong zone, since the dearer of the two zones that
 * address and pin name decides the fee.
 */
function isNearZone(pin: LatLng, zone: number, market: Pick<Market, "id">): boolean {
  const centre = zoneCentre(zone, market);
  if (centre === null) return true;
  const distance = metresBetween(pin, centre);
  const unsure = UNSURE_CENTRES_M[zone];
  if (unsure !== undefined && distance <= unsure) return true;
  const toNearest = metresBetween(pin, zoneCentre(nearestZone(pin, { sure: true }), market)!);
  return distance <= toNearest + Math.max(TOLERANCE.least, TOLERANCE.shareOfDistance * toNearest);
}

function zoneText(zone: number, language: Language): string {
  const names = ZONES.find(([number]) => number === zone);
  const name = names?.[language === "ar" ? 2 : 1];
  if (name === undefined) return String(zone);
  return `${zone} (${name})`;
}
