import { momentOfWall, wallTime } from "./time-zone.js";

/** One weekly opening interval, in the format of the wire. */
export interface OpeningInterval {
  /** 0 is Sunday. */
  day: number;
  /** `HH:MM` in the time zone of the market. */
  open: string;
  /** `HH:MM`, exclusive; `24:00` is the end of the day. */
  close: string;
  closes_next_day: boolean;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
/** 1 January 1970 was a Thursday. */
const EPOCH_DAY = 4;

/** Whether an interval is valid and ends after it begins. The store is never open in other intervals (REQ-CATALOG-39). */
export function isValidInterval(interval: OpeningInterval): boolean {
  return spanOf(interval) !== null;
}

/**
 * Whether the store is open at that moment; the closing minute itself is closed (REQ-CATALOG-39). In an hour that the clock
 * repeats, hours hold twice.
 */
export function isOpen(hours: readonly OpeningInterval[], at: Date, timeZone: string): boolean {
  return openUntil(hours, timeOfWeek(at, timeZone)) !== null;
}

/**
 * When a store that is open now will close; adjacent intervals count as one. Null when it is closed, and when it
 * never closes (REQ-CATALOG-39).
 */
export function closingTime(hours: readonly OpeningInterval[], at: Date, timeZone: string): Date | null {
  const start = timeOfWeek(at, timeZone);
  let time = start;
  for (let end = openUntil(hours, time); end !== null; end = openUntil(hours, time)) {
    time = end;
    if (time - start >= WEEK) return null;
  }
  return time === start ? null : laterOnClock(at, time - start, timeZone);
}

/** When a store that is closed now opens next. Null when it is open, and when it never opens (REQ-CATALOG-39). */
export function nextOpening(hours: readonly OpeningInterval[], at: Date, timeZone: string): Date | null {
  const time = timeOfWeek(at, timeZone);
  if (openUntil(hours, time) !== null) return null;
  const waits = hours.flatMap((interval) => {
    const span = spanOf(interval);
    return span ? [(((span.start - time) % WEEK) + WEEK) % WEEK] : [];
  });
  return waits.length === 0 ? null : laterOnClock(at, Math.min(...waits), timeZone);
}

/**
 * The moment at which the clock of the zone has moved on by `milliseconds`. Where the clock changes meanwhile, that is sooner
 * or later than so many milliseconds.
 */
function laterOnClock(at: Date, milliseconds: number, timeZone: string): Date {
  const now = at.getTime();
  return new Date(momentOfWall(wallTime(now, timeZone) + milliseconds, timeZone, now));
}

/** Milliseconds since Sunday 00:00 by the clock. */
function timeOfWeek(at: Date, timeZone: string): number {
  const local = wallTime(at.getTime(), timeZone) + EPOCH_DAY * DAY;
  return ((local % WEEK) + WEEK) % WEEK;
}

/** The latest end of the intervals that hold `time` (which may lie beyond the week), or null. */
function openUntil(hours: readonly OpeningInterval[], time: number): number | null {
  let latest: number | null = null;
  for (const interval of hours) {
    const span = spanOf(interval);
    if (!span) continue;
    const weeks = Math.floor((time - span.start) / WEEK) * WEEK;
    const end = span.end + weeks;
    if (time < end && (latest === null || end > latest)) latest = end;
  }
  return latest;
}

function spanOf({
  day,
  open,
  close,
  closes_next_day,
}: OpeningInterval): { start: number; end: number } | null {
  const from = minutesOf(open);
  const to = minutesOf(close);
  if (!Number.isInteger(day) || day < 0 || day > 6 || from === null || to === null) return null;
  const start = day * DAY + from * MINUTE;
  const end = (closes_next_day ? day + 1 : day) * DAY + to * MINUTE;
  return end > start && end - start <= WEEK ? { start, end } : null;
}

function minutesOf(clock: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/.exec(clock);
  if (!match) return null;
  return match[1] === undefined ? 24 * 60 : Number(match[1]) * 60 + Number(match[2]);
}
