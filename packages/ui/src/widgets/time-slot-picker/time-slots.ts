import { localDay } from "../../locale/index.js";

/** The times of one calendar day (`yyyy-mm-dd` in the market) for which something can be ordered. */
export interface SlotDayData {
  date: string;
  /** ISO-8601; a full one takes no more orders. */
  slots: readonly { at: string; is_full: boolean }[];
}

export const DAY_MS = 86_400_000;

/** The market's calendar day of a moment. */
export const dayOf = (at: string | number, timeZone?: string) => localDay(new Date(at).getTime(), timeZone);

export const same = (one: string, other: string) => Date.parse(one) === Date.parse(other);
