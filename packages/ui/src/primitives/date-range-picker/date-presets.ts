import { addDays, addMonths } from "../calendar/calendar-days.js";
import type { DateRange } from "../calendar/index.js";

/** Ranges that reports are read in. */
export const datePresets = ["today", "last7", "last30", "thisMonth", "lastMonth"] as const;
export type DatePreset = (typeof datePresets)[number];

/** The days of a preset, seen from a day. */
export function presetRange(preset: DatePreset, today: string): DateRange {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "last7":
      return { from: addDays(today, -6), to: today };
    case "last30":
      return { from: addDays(today, -29), to: today };
    case "thisMonth":
      return { from: firstOfMonth, to: today };
    case "lastMonth":
      return { from: addMonths(firstOfMonth, -1), to: addDays(firstOfMonth, -1) };
  }
}
