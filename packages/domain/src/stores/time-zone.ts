const DAY = 86_400_000;
/** Days whose offsets are kept for a zone. */
const MAX_DAYS = 2000;

/** Year, month from 1, day, hour, minute and second. */
type Numbers = [number, number, number, number, number, number];

const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets by zone and day of UTC; null on a day on which the offset changes. */
const offsets = new Map<string, Map<number, number | null>>();

function readOffset(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    // `timeZoneName` would give the offset, but on a slow phone its data takes 100 ms to load.
    const digits = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" } as const;
    const options = { ...digits, minute: "2-digit", second: "2-digit", hourCycle: "h23", timeZone } as const;
    formats.set(timeZone, (format = new Intl.DateTimeFormat("sv", options)));
  }
  const second = Math.floor(at / 1000) * 1000;
  // `Date.parse` reads years of four digits only, and coupons that never end do so on 9999-12-31.
  const [year, month, ...rest] = format.format(second).split(/\D/).map(Number) as Numbers;
  return Date.UTC(year, month - 1, ...rest) - second;
}

/** Milliseconds that a zone is ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  if (Number.isNaN(at)) return at;
  const day = Math.floor(at / DAY);
  let days = offsets.get(timeZone);
  if (!days) offsets.set(timeZone, (days = new Map()));
  let offset = days.get(day);
  if (offset === undefined) {
    const first = readOffset(day * DAY, timeZone);
    offset = first === readOffset((day + 1) * DAY, timeZone) ? first : null;
    if (days.size >= MAX_DAYS) days.clear();
    days.set(day, offset);
  }
  return offset ?? readOffset(at, timeZone);
}

/** What a clock of the zone shows at a moment, as if it were UTC, in milliseconds. */
export function wallTime(at: number, timeZone: string): number {
  return at + offsetAt(at, timeZone);
}

/**
 * The first moment from `from` on at which a clock of the zone shows `wall` or, where the clock skips that, a later time.
 * Milliseconds.
 */
export function momentOfWall(wall: number, timeZone: string, from = -Infinity): number {
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const [first, second] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  if (first >= from && wallTime(first, timeZone) === wall) return first;
  if (wallTime(second, timeZone) === wall) return second;
  // The clock is put forward between the two: find the moment by bisection.
  let [low, high] = [first, second];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wallTime(middle, timeZone) < wall) low = middle;
    else high = middle;
  }
  return high;
}

/** The calendar day in a time zone, `YYYY-MM-DD` (REQ-CATALOG-39). Throws a RangeError on an invalid Date. */
export function dateIn(at: Date, timeZone: string): string {
  return new Date(wallTime(at.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The first moment of a calendar day (`YYYY-MM-DD`) in a time zone, `days` days later; an invalid Date for anything else. */
export function startOfDay(date: string, timeZone: string, days = 0): Date {
  return new Date(momentOfWall(Date.parse(`${date}T00:00:00Z`) + days * DAY, timeZone));
}
