import { isValidInterval, type OpeningInterval } from "./opening-hours.js";
import { dateIn, startOfDay } from "./time-zone.js";

/** What a template of hours is for; a one-day shift is a `day`. */
export const HOURS_KINDS = ["ramadan", "friday_prayer", "eid", "day", "other"] as const;
/** Hours that replace the week's, or a break within them. */
export const HOURS_MODES = ["replace", "break"] as const;
export type HoursMode = (typeof HOURS_MODES)[number];
export type HoursKind = (typeof HOURS_KINDS)[number];

/**
 * Hours of a range of dates: they `replace` the week's (without any, the store is closed), or are a `break` within them, such
 * as the Friday prayer.
 */
export interface HoursTemplate {
  readonly mode: HoursMode;
  /** First and last date, `YYYY-MM-DD`; null for no end. */
  readonly from: string;
  readonly to: string | null;
  readonly hours: readonly OpeningInterval[];
}

const DAY_MINUTES = 24 * 60;
const DAY_MS = 86_400_000;
/** A day of business ends at six in the morning: until then the hours of the evening before go on. */
const NIGHT_MS = 6 * 3_600_000;

/** Minutes since the beginning of the day on which it opens. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const spanOf = ({ open, close, closes_next_day }: OpeningInterval): Span => ({
  start: minutesOf(open),
  end: minutesOf(close) + (closes_next_day ? DAY_MINUTES : 0),
});

/** The interval of a span that belongs to a weekday; what begins after midnight belongs to the next. */
function intervalOf(weekday: number, { start, end }: Span): OpeningInterval {
  const days = start >= DAY_MINUTES ? 1 : 0;
  const [open, close] = [start - days * DAY_MINUTES, end - days * DAY_MINUTES];
  const closes_next_day = close > DAY_MINUTES;
  return {
    day: (weekday + days) % 7,
    open: clockOf(open),
    close: clockOf(closes_next_day ? close - DAY_MINUTES : close),
    closes_next_day,
  };
}

/** What is left of spans without a break. */
const without = (spans: readonly Span[], pause: Span): Span[] =>
  spans.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, pause.start) },
      { start: Math.max(start, pause.end), end },
    ].filter((part) => part.start < part.end),
  );

const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether a template holds on a date. */
export const holdsOn = ({ from, to }: Pick<HoursTemplate, "from" | "to">, date: string): boolean =>
  from <= date && (to === null || date <= to);

/** The intervals that begin on a date. Of several templates that replace the week's hours, the one that began last counts. */
export function hoursOn(
  date: string,
  week: readonly OpeningInterval[],
  templates: readonly HoursTemplate[],
): OpeningInterval[] {
  const weekday = weekdayOf(date);
  const holding = templates.filter((template) => holdsOn(template, date));
  const replacing = holding
    .filter(({ mode }) => mode === "replace")
    .reduce<HoursTemplate | null>((last, one) => (last === null || one.from >= last.from ? one : last), null);
  const ofDay = (hours: readonly OpeningInterval[]) =>
    hours.filter((interval) => interval.day === weekday && isValidInterval(interval));
  const breaks = holding.filter(({ mode }) => mode === "break").flatMap(({ hours }) => ofDay(hours));
  const open = ofDay(replacing?.hours ?? week);
  if (breaks.length === 0) return open;
  return breaks
    .map(spanOf)
    .reduce(without, open.map(spanOf))
    .map((span) => intervalOf(weekday, span));
}

/** The date to whose hours a moment belongs: after midnight that of the evening before. */
export const businessDate = (at: Date, timeZone: string): string =>
  dateIn(new Date(at.getTime() - NIGHT_MS), timeZone);

/** When {@link hoursOfWeek} may next be others: at midnight, and when the day of business ends. */
export function nextHoursChange(at: Date, timeZone: string): Date {
  const midnight = startOfDay(businessDate(at, timeZone), timeZone, 1);
  return at < midnight ? midnight : new Date(midnight.getTime() + NIGHT_MS);
}

/**
 * The hours of today and the six days that follow, as a week: each weekday of it is one date, and orders are taken for no later
 * one. Whoever reads a store's week needs to know of no template.
 */
export function hoursOfWeek(
  week: readonly OpeningInterval[],
  templates: readonly HoursTemplate[],
  at: Date,
  timeZone: string,
): OpeningInterval[] {
  const first = businessDate(at, timeZone);
  const [evening, ...rest] = Array.from({ length: 8 }, (_, days) =>
    hoursOn(addDays(first, days), week, templates),
  ) as [OpeningInterval[], ...OpeningInterval[][]];
  const last = rest.pop()!;
  const isNight = first !== dateIn(at, timeZone);
  if (!isNight || JSON.stringify(evening) === JSON.stringify(last)) return [evening, ...rest].flat();
  // After midnight orders are taken for a date on the weekday of the evening before: of each there is the part that is to come.
  const day = weekdayOf(first);
  const cut = (hours: readonly OpeningInterval[], from: number, to: number) =>
    hours
      .map(spanOf)
      .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
      .filter(({ start, end }) => start < end)
      .map((span) => intervalOf(day, span));
  return [cut(evening, DAY_MINUTES, 2 * DAY_MINUTES), ...rest, cut(last, 0, DAY_MINUTES)].flat();
}

/** Moves the dates of a template, as when a new moon is seen a day later. */
export const moveTemplate = <Template extends Pick<HoursTemplate, "from" | "to">>(
  template: Template,
  days: number,
): Template => ({
  ...template,
  from: addDays(template.from, days),
  to: template.to === null ? null : addDays(template.to, days),
});
