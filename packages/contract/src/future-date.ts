import { dateInQatar } from "@talabee/domain";

/**
 * Whether a day, `YYYY-MM-DD`, has not begun in Qatar at `now`: an invalid birthday (`birthday_invalid`, REQ-FORM-28).
 */
export function isFutureDate(day: string, now: Date): boolean {
  return day > dateInQatar(now);
}
