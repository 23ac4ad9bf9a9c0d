import { closingTime, nextOpening, type OpeningInterval } from "./opening-hours.js";
import { dateIn, startOfDay } from "./time-zone.js";

/**
 * When a store that is open now closes, and one that is closed now after it has opened next; where it never does either, the end
 * of the day. Always later than `at`.
 */
export function untilClosing(hours: readonly OpeningInterval[], at: Date, timeZone: string): Date {
  const opening = nextOpening(hours, at, timeZone);
  const closing = closingTime(hours, opening ?? at, timeZone);
  return closing ?? startOfDay(dateIn(opening ?? at, timeZone), timeZone, 1);
}
