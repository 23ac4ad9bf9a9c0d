import { isValidInterval } from "@talabee/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { intervalsOf, typedWeek } from "./week.js";

const two = (most: number) =>
  fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, "0"));
const clock = fc.tuple(two(23), two(59)).map(([hour, minute]) => `${hour}:${minute}`);
const day = fc.uniqueArray(fc.record({ open: clock, close: clock }), {
  maxLength: 3,
  selector: ({ open }) => open,
});

it("reads every typed week as valid intervals, and shows them again as they were typed", () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
      const intervals = intervalsOf(week);
      for (const interval of intervals)
        expect([interval, isValidInterval(interval)]).toEqual([interval, true]);
      const sorted = week.map((hours) => hours.toSorted((a, b) => (a.open < b.open ? -1 : 1)));
      expect(typedWeek(intervals)).toEqual(sorted);
    }),
  );
});

it("takes midnight to midnight for all day, and an end before the beginning for the next day", () => {
  const [all, night] = intervalsOf([
    [
      { open: "00:00", close: "00:00" },
      { open: "18:00", close: "02:00" },
    ],
  ]);
  expect(all).toEqual({ day: 0, open: "00:00", close: "24:00", closes_next_day: false });
  expect(night).toEqual({ day: 0, open: "18:00", close: "02:00", closes_next_day: true });
});
