/** One weekly opening interval, in the format of the wire. */
export interface OpeningInterval {
  /** 0 is Sunday. */
  day: number;
  /** `HH:MM` in Asia/Qatar. */
  open: string;
  /** `HH:MM`, exclusive; `24:00` is the end of the day. */
  close: string;
  closes_next_day: boolean;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
/** Qatar is three hours ahead of UTC all year. */
const QATAR_OFFSET = 3 * 60 * MINUTE;
/** 1 January 1970 was a Thursday. */
const EPOCH_DAY = 4;

/** The calendar day in Asia/Qatar, `YYYY-MM-DD` (REQ-CATALOG-39). Throws a RangeError on an invalid Date. */
export function dateInQatar(at: Date): string {
  return new Date(at.getTime() + QATAR_OFFSET).toISOString().slice(0, 10);
}

/**
 * The first moment after a calendar day (`YYYY-MM-DD`) in Asia/Qatar; an invalid Date for anything else (REQ-MONEY-27).
 */
export function endOfDayInQatar(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00+03:00`) + DAY);
}

/** Whether an interval is valid and ends after it begins. The store is never open in other intervals (REQ-CATALOG-39). */
export function isValidInterval(interval: OpeningInterval): boolean {
  return spanOf(interval) !== null;
}

/** Whether the store is open at that moment; the closing minute itself is closed (REQ-CATALOG-39). */
export function isOpen(hours: readonly OpeningInterval[], at: Date): boolean {
  return openUntil(hours, timeOfWeek(at)) !== null;
}

/**
 * When a store that is open now will close; adjacent intervals count as one. Null when it is closed, and when it
 * never closes (REQ-CATALOG-39).
 */
export function closingTime(hours: readonly OpeningInterval[], at: Date): Date | null {
  const start = timeOfWeek(at);
  let time = start;
  for (let end = openUntil(hours, time); end !== null; end = openUntil(hours, time)) {
    time = end;
    if (time - start >= WEEK) return null;
  }
  return time === start ? null : new Date(at.getTime() + time - start);
}

/** When a store that is closed now opens next. Null when it is open, and when it never opens (REQ-CATALOG-39). */
export function nextOpening(hours: readonly OpeningInterval[], at: Date): Date | null {
  const time = timeOfWeek(at);
  if (openUntil(hours, time) !== null) return null;
  const waits = hours.flatMap((interval) => {
    const span = spanOf(interval);
    return span ? [(((span.start - time) % WEEK) + WEEK) % WEEK] : [];
  });
  return waits.length === 0 ? null : new Date(at.getTime() + Math.min(...waits));
}

/** Milliseconds since Sunday 00:00 in Asia/Qatar. */
function timeOfWeek(at: Date): number {
  const local = at.getTime() + QATAR_OFFSET + EPOCH_DAY * DAY;
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
