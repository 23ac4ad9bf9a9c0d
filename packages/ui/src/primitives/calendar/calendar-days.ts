const DAY_MS = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day some days later, as `yyyy-mm-dd`. */
export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY_MS);

/** The same day some months later, or the last of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
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

/** The nearest day within limits. */
export const clampDay = (day: string, min: string | undefined, max: string | undefined): string =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;
