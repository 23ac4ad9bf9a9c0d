import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, addMonths, clampDay, daysIntoWeek, weeksOf } from "./calendar-days.js";

it("adds days and months over the ends of months and years", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
  expect(addMonths("2026-03-31", -13)).toBe("2025-02-28");
});

it("starts weeks as the market does", () => {
  // 1 March 2026 is a Sunday.
  expect(weeksOf("2026-03-15", 0)[0]![0]).toBe("2026-03-01");
  expect(weeksOf("2026-03-15", 6)[0]![0]).toBe("2026-02-28");
  expect(weeksOf("2026-03-15", 1)[0]![0]).toBe("2026-02-23");
});

it("reads years below 100 as they are written", () => {
  expect(addMonths("0026-11-30", 3)).toBe("0027-02-28");
  expect(weeksOf("0026-11-29", 0)).toHaveLength(5);
});

it("keeps a day within limits", () => {
  // Weeks around the last day would leave the years of four digits.
  expect(clampDay("9999-12-31", undefined, undefined)).toBe("9998-12-31");
  expect(clampDay("0001-01-01", undefined, undefined)).toBe("0002-01-01");
  expect(clampDay("2026-03-10", "2026-03-12", undefined)).toBe("2026-03-12");
  expect(clampDay("2026-03-10", undefined, "2026-03-01")).toBe("2026-03-01");
});

it("shows every day of a month once, in whole weeks", () => {
  const month = fc.tuple(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(month, fc.integer({ min: 0, max: 6 }), ([year, number], weekStart) => {
      const first = `${year}-${String(number).padStart(2, "0")}-01`;
      const days = weeksOf(first, weekStart).flat();
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.length % 7).toBe(0);
      expect(daysIntoWeek(days[0]!, weekStart)).toBe(0);
      const inMonth = days.filter((day) => day.startsWith(first.slice(0, 7)));
      expect(inMonth[0]).toBe(first);
      expect(inMonth.at(-1)).toBe(addDays(addMonths(first, 1), -1));
    }),
  );
});
