import { timeSlots } from "../stores/time-slots.js";

/** No store is chosen yet, so every half hour is offered. */
const ALL_DAY = Array.from({ length: 7 }, (_, day) => ({
  day,
  open: "00:00",
  close: "24:00",
  closes_next_day: false,
}));

/** The times that can be chosen before a store is known, by day in the market, as ISO-8601 (REQ-CATALOG-44). */
export function laterTimes(
  now: Date,
  { slot_minutes, schedule_days }: { slot_minutes: number; schedule_days: number },
  timeZone: string,
): { date: string; slots: string[] }[] {
  return timeSlots({
    hours: ALL_DAY,
    now,
    time_zone: timeZone,
    slot_minutes,
    schedule_days,
    preparation_minutes: slot_minutes,
  }).map(({ date, slots }) => ({ date, slots: slots.map((slot) => slot.toISOString()) }));
}
