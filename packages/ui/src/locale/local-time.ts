import { qatar } from "./market.js";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Time zones without summer time. Making a format that tells the offset takes over 100 ms on a slow phone, in the middle
 * of the first view.
 */
const FIXED_OFFSETS: Readonly<Record<string, string>> = {
  "Asia/Bahrain": "+03:00",
  "Asia/Dubai": "+04:00",
  "Asia/Kuwait": "+03:00",
  "Asia/Muscat": "+04:00",
  "Asia/Qatar": "+03:00",
  "Asia/Riyadh": "+03:00",
};

/** Offset of a time zone at a moment, as in ISO-8601: `+03:00`. */
function offsetAt(at: number, timeZone: string): string {
  const fixed = FIXED_OFFSETS[timeZone];
  if (fixed !== undefined) return fixed;
  let format = formats.get(timeZone);
  if (!format)
    formats.set(timeZone, (format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })));
  return /[+-]\d\d:\d\d/.exec(format.format(at))?.[0] ?? "+00:00";
}

/**
 * The market's date and clock time at a moment (milliseconds since 1970). Read the result by its UTC methods:
 * `getUTCHours()` is the hour in the market.
 */
export function localTime(at: number, timeZone = qatar.timeZone): Date {
  const local = new Date(at).toISOString().slice(0, -1);
  const offset = offsetAt(at, timeZone);
  // Subtracting the opposite offset adds it.
  return new Date(local + (offset.startsWith("+") ? "-" : "+") + offset.slice(1));
}

/** The market's calendar day at a moment: `2026-03-10`. */
export function localDay(at: number, timeZone = qatar.timeZone): string {
  return localTime(at, timeZone).toISOString().slice(0, 10);
}

/** ISO-8601 moment at which a clock of the market shows `time` (`HH:MM:SS`) on `day` (`yyyy-mm-dd`). */
export function momentOf(day: string, time: string, timeZone = qatar.timeZone): string {
  const local = `${day}T${time}`;
  const near = offsetAt(Date.parse(`${local}Z`), timeZone);
  return local + offsetAt(Date.parse(local + near), timeZone);
}
