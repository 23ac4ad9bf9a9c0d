const DAY_MS = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day some days later, as `yyyy-mm-dd`. */
export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY_MS);

/** The same day some months later, or the last of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  // `Date.UTC` reads years below 100 as 19xx.
  const last = new Date(0).setUTCFullYear(year, month + count, 0);
  return dayOf(Math.min(last, new Date(0).setUTCFullYear(year, month - 1 + count, date)));
}

/** Days since the week began; `weekStart` 0 is Sunday. */
export const daysIntoWeek = (day: string, weekStart: number): number =>
  (new Date(timeOf(day)).getUTCDay() - weekStart + 7) % 7;

/** The weeks of a month, whole: the first and the last may have days of the months around. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const first = `${month.slice(0, 7)}-01`;
  const start = addDays(first, -daysIntoWeek(first, weekStart));
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let day = start; day < next; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  return weeks;
}

/** Around them, weeks and years still have four digits: somebody may type a day of the year 9999 for "never". */
const FIRST = "0002-01-01";
const LAST = "9998-12-31";

/** The nearest day within limits. */
export const clampDay = (day: string, min: string = FIRST, max: string = LAST): string =>
  day < min ? min : day > max ? max : day;
