/** One opening of a week: day 0 is Sunday, times `HH:MM` in Qatar. */
export interface OpeningHoursData {
  day: number;
  open: string;
  close: string;
  closes_next_day: boolean;
}

/** The hours of one day, in order; none when the store stays closed. */
export interface DayHours {
  day: number;
  openings: readonly OpeningHoursData[];
  isToday: boolean;
}

/** Day of the week in Qatar, three hours ahead of UTC all year; 0 is Sunday. */
export function qatarWeekday(now: number): number {
  return new Date(now + 3 * 3_600_000).getUTCDay();
}

/** From midnight to midnight. */
export function isAllDay({ open, close, closes_next_day: next }: OpeningHoursData): boolean {
  return open === "00:00" && (close === "24:00" || close === "23:59" || (close === "00:00" && next));
}

/** The seven days from Sunday, each with its openings. */
export function hoursOfWeek(hours: readonly OpeningHoursData[], now: number): DayHours[] {
  const today = qatarWeekday(now);
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    openings: hours.filter((opening) => opening.day === day).sort((a, b) => (a.open < b.open ? -1 : 1)),
    isToday: day === today,
  }));
}
