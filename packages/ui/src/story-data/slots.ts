import type { SlotDayData } from "../widgets/time-slot-picker/index.js";

/** Current time of stories with time slots: Saturday 21 November 2026, 17:05 in Doha. */
export const storyNow = Date.parse("2026-11-21T17:05:00+03:00");

/** Half-hour slots of three days; the first two of today are full. */
export function storySlots(): SlotDayData[] {
  const day = (date: string, from: number, to: number, full: readonly number[] = []): SlotDayData => ({
    date,
    slots: Array.from({ length: (to - from) * 2 }, (_, i) => ({
      at: new Date(Date.parse(`${date}T00:00:00+03:00`) + (from * 60 + i * 30) * 60_000).toISOString(),
      is_full: full.includes(i),
    })),
  });
  return [day("2026-11-21", 18, 23, [0, 1]), day("2026-11-22", 11, 23, [4]), day("2026-11-23", 11, 23)];
}
