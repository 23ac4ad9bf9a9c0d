import { describe, expect, it } from "vitest";
import { hoursOfWeek, isAllDay, weekdayOf } from "./hours-of-week.js";

describe("the week of a store", () => {
  it("starts its days at midnight in Qatar", () => {
    // Saturday 23:59 and Sunday 00:00 in Doha.
    expect(weekdayOf(Date.parse("2026-03-07T20:59:59Z"))).toBe(6);
    expect(weekdayOf(Date.parse("2026-03-07T21:00:00Z"))).toBe(0);
    expect(weekdayOf(Date.parse("2026-03-07T21:00:00Z"), "Europe/London")).toBe(6);
  });
  it("has every day once, with its opening periods in order", () => {
    const week = hoursOfWeek(
      [
        { day: 2, open: "17:00", close: "02:00", closes_next_day: true },
        { day: 2, open: "11:00", close: "15:00", closes_next_day: false },
      ],
      Date.parse("2026-03-10T15:00:00Z"),
    );
    expect(week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week[2]!.openings.map(({ open }) => open)).toEqual(["11:00", "17:00"]);
    expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([2]);
    expect(week[3]!.openings).toEqual([]);
  });
  it("distinguishes a whole day from one that ends at midnight", () => {
    expect(isAllDay({ day: 0, open: "00:00", close: "00:00", closes_next_day: true })).toBe(true);
    expect(isAllDay({ day: 0, open: "00:00", close: "23:59", closes_next_day: false })).toBe(true);
    expect(isAllDay({ day: 0, open: "08:00", close: "00:00", closes_next_day: true })).toBe(false);
  });
});
