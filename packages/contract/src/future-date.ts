import { dateIn } from "@talabee/domain";

/**
 * Whether a day, `YYYY-MM-DD`, has not begun in a time zone at `now`: an invalid birthday (`birthday_invalid`, REQ-FORM-28).
 */
export function isFutureDate(day: string, now: Date, timeZone: string): boolean {
  return day > dateIn(now, timeZone);
}
