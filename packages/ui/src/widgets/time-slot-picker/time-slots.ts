import { localDay } from "../../locale/index.js";

/** The slots of a calendar day (`yyyy-mm-dd` in the market's time zone). */
export interface SlotDayData {
  date: string;
  /** ISO-8601; a full slot accepts no more orders. */
  slots: readonly { at: string; is_full: boolean }[];
}

export const DAY_MS = 86_400_000;

/** Calendar day of an instant in the market's time zone. */
export const dayOf = (at: string | number, timeZone?: string) => localDay(new Date(at).getTime(), timeZone);

/** Whether two ISO-8601 times are the same instant. */
export const isSameInstant = (one: string, other: string) => Date.parse(one) === Date.parse(other);
