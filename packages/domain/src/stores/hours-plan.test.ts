import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  businessDate,
  holdsOn,
  hoursOfWeek,
  hoursOn,
  type HoursTemplate,
  moveTemplate,
  nextHoursChange,
} from "./hours-plan.js";
import { dateIn } from "./time-zone.js";
import { isOpen, type OpeningInterval } from "./opening-hours.js";

const ZONE = "Asia/Qatar";
const of = (day: number, open: string, close: string, closes_next_day = false): OpeningInterval => ({
  day,
  open,
  close,
  closes_next_day,
});
const everyDay = (open: string, close: string, next = false) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => of(day, open, close, next));
const at = (moment: string) => new Date(`${moment}:00+03:00`);
const template = (more: Partial<HoursTemplate>): HoursTemplate => ({
  mode: "replace",
  from: "2027-02-08",
  to: "2027-03-09",
  hours: everyDay("17:30", "02:00", true),
  ...more,
});

/** Ramadan of 1448, iftar to suhoor. */
const ramadan = template({});
const prayer = template({ mode: "break", from: "2026-01-01", to: null, hours: [of(5, "11:30", "13:00")] });
const week = everyDay("10:00", "22:00");

describe("hours of dates", () => {
  it("are those of the week outside of every template", () => {
    expect(hoursOn("2027-02-07", week, [ramadan])).toEqual([of(0, "10:00", "22:00")]);
    expect(hoursOn("2027-03-10", week, [ramadan])).toEqual([of(3, "10:00", "22:00")]);
    expect(hoursOfWeek(week, [], at("2026-12-01T12:00"), ZONE)).toHaveLength(7);
  });

  it("are those of Ramadan from its first to its last date", () => {
    for (const date of ["2027-02-08", "2027-03-09"])
      expect(hoursOn(date, week, [ramadan])[0]).toMatchObject({ open: "17:30", closes_next_day: true });
  });

  it("leave out the prayer on Friday, and on no other day", () => {
    expect(hoursOn("2026-12-04", week, [prayer])).toEqual([of(5, "10:00", "11:30"), of(5, "13:00", "22:00")]);
    expect(hoursOn("2026-12-05", week, [prayer])).toEqual([of(6, "10:00", "22:00")]);
    // What the break covers wholly is gone, and what it cuts at midnight belongs to the next day.
    const all = template({ ...prayer, hours: [of(5, "00:00", "24:00")] });
    expect(hoursOn("2026-12-04", week, [all])).toEqual([]);
    const late = template({ ...prayer, hours: [of(5, "23:00", "00:30", true)] });
    expect(hoursOn("2026-12-04", everyDay("20:00", "02:00", true), [late])).toEqual([
      of(5, "20:00", "23:00"),
      of(6, "00:30", "02:00"),
    ]);
  });

  it("are none on Eid, and other ones on a single day", () => {
    const eid = template({ from: "2027-03-10", to: "2027-03-12", hours: [] });
    const shift = template({ from: "2027-03-11", to: "2027-03-11", hours: [of(4, "18:00", "20:00")] });
    expect(hoursOn("2027-03-10", week, [eid, shift])).toEqual([]);
    expect(hoursOn("2027-03-11", week, [shift, eid])).toEqual([of(4, "18:00", "20:00")]);
  });

  it("move by a day when the moon is seen later", () => {
    const moved = moveTemplate(ramadan, 1);
    expect([moved.from, moved.to]).toEqual(["2027-02-09", "2027-03-10"]);
    expect(moveTemplate(moved, -1)).toEqual(ramadan);
    expect(moveTemplate(prayer, 1).to).toBeNull();
    expect(holdsOn(moved, "2027-02-08")).toBe(false);
  });
});

describe("a day of business", () => {
  it("ends at six in the morning", () => {
    expect(businessDate(at("2026-12-05T05:59"), ZONE)).toBe("2026-12-04");
    expect(businessDate(at("2026-12-05T06:00"), ZONE)).toBe("2026-12-05");
    expect(nextHoursChange(at("2026-12-05T05:59"), ZONE)).toEqual(at("2026-12-05T06:00"));
    expect(nextHoursChange(at("2026-12-05T06:00"), ZONE)).toEqual(at("2026-12-06T00:00"));
    expect(nextHoursChange(at("2026-12-06T00:00"), ZONE)).toEqual(at("2026-12-06T06:00"));
  });

  it("keeps a night open that began before the last date of a template was over", () => {
    const night = at("2027-03-10T01:00");
    expect(isOpen(hoursOfWeek(week, [ramadan], night, ZONE), night, ZONE)).toBe(true);
    const later = at("2027-03-11T01:00");
    expect(isOpen(hoursOfWeek(week, [ramadan], later, ZONE), later, ZONE)).toBe(false);
  });
});

const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
const clock = (value: number) =>
  `${String(Math.floor(value / 60)).padStart(2, "0")}:${String(value % 60).padStart(2, "0")}`;
/** Intervals within their day: those over midnight have cases of their own. */
const interval = fc
  .tuple(fc.integer({ min: 0, max: 6 }), minutes, minutes)
  .filter(([, a, b]) => a !== b)
  .map(([day, a, b]) => of(day, clock(Math.min(a, b)), clock(Math.max(a, b))));
const hours = fc.array(interval, { maxLength: 10 });
const moments = fc
  .integer({ min: 0, max: 20_000 })
  .map((value) => new Date(at("2027-02-01T00:00").getTime() + value * 60_000));

it("is open by its week exactly where it was open and has no break", () => {
  fc.assert(
    fc.property(hours, hours, moments, (open, breaks, moment) => {
      const pause = template({ mode: "break", from: "2026-01-01", to: null, hours: breaks });
      const left = hoursOfWeek(open, [pause], moment, ZONE);
      expect(isOpen(left, moment, ZONE)).toBe(isOpen(open, moment, ZONE) && !isOpen(breaks, moment, ZONE));
    }),
  );
});

it("follows the template that holds on the date, and no other", () => {
  fc.assert(
    fc.property(hours, hours, moments, (open, other, moment) => {
      const date = businessDate(moment, ZONE);
      const now = (replace: HoursTemplate) =>
        isOpen(hoursOfWeek(open, [replace], moment, ZONE), moment, ZONE);
      const today = template({ from: date, to: null, hours: other });
      const past = template({ from: "2020-01-01", to: "2020-12-31", hours: other });
      // At night the day of business is the one before.
      if (date === businessDate(new Date(moment.getTime() + 6 * 3_600_000), ZONE))
        expect(now(today)).toBe(isOpen(other, moment, ZONE));
      expect(now(past)).toBe(isOpen(open, moment, ZONE));
    }),
  );
});

it("says of every moment of the seven days what their dates say, also at night", () => {
  /** Evenings that end by five in the morning, and days. */
  const spans = fc.array(
    fc.oneof(
      interval,
      fc
        .tuple(
          fc.integer({ min: 0, max: 6 }),
          fc.integer({ min: 12, max: 23 }),
          fc.integer({ min: 0, max: 4 }),
        )
        .map(([day, open, close]) => of(day, clock(open * 60), clock(close * 60 + 30), true)),
    ),
    { maxLength: 10 },
  );
  const days = fc.integer({ min: -2, max: 8 });
  fc.assert(
    fc.property(
      spans,
      spans,
      moments,
      days,
      fc.integer({ min: 0, max: 7 * 24 * 60 }),
      (own, other, now, from, minute) => {
        const dateOf = (moment: Date) => dateIn(moment, ZONE);
        const shift = (moment: Date, by: number) => new Date(moment.getTime() + by * 86_400_000);
        const later = new Date(now.getTime() + minute * 60_000);
        fc.pre(dateOf(later) < dateOf(shift(now, 7)));
        const date = dateOf(shift(now, from));
        const plans = [template({ from: date, to: date, hours: other })];
        const said = isOpen(hoursOfWeek(own, plans, now, ZONE), later, ZONE);
        // Of its own date, or of the evening before.
        const isHeld = [0, -1].some((by) =>
          isOpen(hoursOn(dateOf(shift(later, by)), own, plans), later, ZONE),
        );
        expect(said).toBe(isHeld);
      },
    ),
    { numRuns: 1000 },
  );
});
