import { localTime } from "../../locale/index.js";

/** An opening period of the week: day 0 is Sunday, times `HH:MM` in the market's time zone. */
export interface OpeningHoursData {
  day: number;
  open: string;
  close: string;
  closes_next_day: boolean;
}

/** Opening periods of a day in order; empty when closed. */
export interface DayHours {
  day: number;
  openings: readonly OpeningHoursData[];
  isToday: boolean;
}

/** Day of the week in the market's time zone; 0 is Sunday. */
export function weekdayOf(now: number, timeZone?: string): number {
  return localTime(now, timeZone).getUTCDay();
}

/** Whether the period covers the whole day. */
export function isAllDay({ open, close, closes_next_day: next }: OpeningHoursData): boolean {
  return open === "00:00" && (close === "24:00" || close === "23:59" || (close === "00:00" && next));
}

/** The seven days from the first of the market's week, each with its opening periods. */
export function hoursOfWeek(
  hours: readonly OpeningHoursData[],
  now: number,
  timeZone?: string,
  weekStart = 0,
): DayHours[] {
  const today = weekdayOf(now, timeZone);
  return Array.from({ length: 7 }, (_, place) => (place + weekStart) % 7).map((day) => ({
    day,
    openings: hours.filter((opening) => opening.day === day).sort((a, b) => (a.open < b.open ? -1 : 1)),
    isToday: day === today,
  }));
}
