import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closingTime, isOpen, isValidInterval, nextOpening, type OpeningInterval } from "./opening-hours.js";
import { dateIn, startOfDay } from "./time-zone.js";

const QATAR = "Asia/Qatar";
const BERLIN = "Europe/Berlin";

const interval = (day: number, open: string, close: string, closes_next_day = false): OpeningInterval => ({
  day,
  open,
  close,
  closes_next_day,
});
/** A moment in Doha; 2025-06-01 is a Sunday (day 0). */
const doha = (day: number, time: string) => new Date(Date.parse(`2025-06-0${1 + day}T${time}+03:00`));

const evening = [0, 1, 2, 3, 4, 5, 6].map((day) => interval(day, "18:00", "02:00", true));
const always = [0, 1, 2, 3, 4, 5, 6].map((day) => interval(day, "00:00", "24:00"));

describe("a store open 18:00 to 02:00", () => {
  it.each([
    ["17:59:59.999", false],
    ["18:00:00", true],
    ["23:59:59", true],
    ["00:00:00", true],
    ["01:59:59.999", true],
    ["02:00:00", false],
    ["12:00:00", false],
  ])("at %s Doha time: %s", (time, open) => {
    for (let day = 0; day < 7; day++) expect(isOpen(evening, doha(day, time), QATAR)).toBe(open);
  });

  it("is open at 01:59 after its only evening, also across the end of the week", () => {
    const saturday = [interval(6, "18:00", "02:00", true)];
    expect(isOpen(saturday, doha(0, "01:59:00"), QATAR)).toBe(true);
    expect(isOpen(saturday, doha(6, "01:59:00"), QATAR)).toBe(false);
    expect(closingTime(saturday, doha(0, "01:00:00"), QATAR)).toEqual(doha(0, "02:00:00"));
    expect(nextOpening(saturday, doha(0, "02:00:00"), QATAR)).toEqual(doha(6, "18:00:00"));
  });

  it("says when it closes and opens", () => {
    expect(closingTime(evening, doha(2, "20:00:00"), QATAR)).toEqual(doha(3, "02:00:00"));
    expect(closingTime(evening, doha(2, "12:00:00"), QATAR)).toBeNull();
    expect(nextOpening(evening, doha(2, "02:00:00"), QATAR)).toEqual(doha(2, "18:00:00"));
    expect(nextOpening(evening, doha(2, "20:00:00"), QATAR)).toBeNull();
  });
});

describe("openings that touch", () => {
  it("count as one", () => {
    const split = [
      interval(1, "08:00", "12:00"),
      interval(1, "12:00", "24:00"),
      interval(2, "00:00", "01:00"),
    ];
    expect(closingTime(split, doha(1, "09:00:00"), QATAR)).toEqual(doha(2, "01:00:00"));
    expect(isOpen(split, doha(1, "12:00:00"), QATAR)).toBe(true);
  });

  it("may never close", () => {
    expect(isOpen(always, doha(3, "03:00:00"), QATAR)).toBe(true);
    expect(closingTime(always, doha(3, "03:00:00"), QATAR)).toBeNull();
    expect(nextOpening(always, doha(3, "03:00:00"), QATAR)).toBeNull();
  });
});

it("never opens without hours", () => {
  expect(isOpen([], doha(0, "12:00:00"), QATAR)).toBe(false);
  expect(nextOpening([], doha(0, "12:00:00"), QATAR)).toBeNull();
});

it.each([
  interval(0, "18:00", "02:00"),
  interval(0, "12:00", "12:00"),
  interval(7, "08:00", "12:00"),
  interval(0.5, "08:00", "12:00"),
  interval(0, "8:00", "12:00"),
  interval(0, "08:00", "25:00"),
  interval(0, "", "12:00"),
])("an interval that cannot be, %o, never opens", (bad) => {
  expect(isValidInterval(bad)).toBe(false);
  for (let day = 0; day < 7; day++) expect(isOpen([bad], doha(day, "11:00:00"), QATAR)).toBe(false);
  expect(isValidInterval(interval(0, "00:00", "00:00", true))).toBe(true);
});

describe("laws", () => {
  const clock = fc
    .record({ h: fc.integer({ min: 0, max: 23 }), m: fc.constantFrom(0, 1, 30, 59) })
    .map(({ h, m }) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`);
  const hours = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 6 }),
      open: clock,
      close: clock,
      closes_next_day: fc.boolean(),
    }),
    { maxLength: 10 },
  );
  /** From 1973 on: before, Qatar had another time. */
  const moment = fc.integer({ min: 10 ** 11, max: 4 * 10 ** 12 }).map((ms) => new Date(ms));
  /** The rule as one would say it: today's interval, or the overnight part of yesterday's. */
  const plainly = (week: readonly OpeningInterval[], at: Date) => {
    const local = new Date(at.getTime() + 3 * 3_600_000);
    const day = local.getUTCDay();
    const now = local.toISOString().slice(11, 23);
    return week.filter(isValidInterval).some((i) => {
      const today = i.day === day && now >= i.open && (i.closes_next_day || now < i.close);
      const overnight = i.closes_next_day && i.day === (day + 6) % 7 && now < i.close;
      return today || overnight;
    });
  };

  it("agrees with a direct implementation of the rule", () => {
    fc.assert(
      fc.property(hours, moment, (week, at) => {
        expect(isOpen(week, at, QATAR)).toBe(plainly(week, at));
      }),
      { numRuns: 2000 },
    );
  });

  it("is closed at closing time, open just before; open at the next opening, closed just before", () => {
    fc.assert(
      fc.property(hours, moment, (week, at) => {
        const before = (date: Date) => new Date(date.getTime() - 1);
        const closes = closingTime(week, at, QATAR);
        const opens = nextOpening(week, at, QATAR);
        if (closes) {
          expect(isOpen(week, at, QATAR)).toBe(true);
          expect(isOpen(week, closes, QATAR)).toBe(false);
          expect(isOpen(week, before(closes), QATAR)).toBe(true);
        }
        if (opens) {
          expect(isOpen(week, at, QATAR)).toBe(false);
          expect(isOpen(week, opens, QATAR)).toBe(true);
          expect(isOpen(week, before(opens), QATAR)).toBe(false);
        }
        expect(opens === null && closes === null).toBe(
          week.every((i) => !isValidInterval(i)) || (isOpen(week, at, QATAR) && closes === null),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

it("knows the calendar day of a time zone", () => {
  expect(dateIn(new Date("2025-06-01T21:00:00Z"), QATAR)).toBe("2025-06-02");
  expect(dateIn(new Date("2025-06-01T20:59:59Z"), QATAR)).toBe("2025-06-01");
  expect(startOfDay("2025-06-01", QATAR, 1)).toEqual(new Date("2025-06-01T21:00:00Z"));
  expect(dateIn(new Date("2025-06-01T21:59:59Z"), BERLIN)).toBe("2025-06-01");
  expect(dateIn(new Date("2025-01-01T22:59:59Z"), BERLIN)).toBe("2025-01-01");
  expect(startOfDay("2025-07-01", BERLIN)).toEqual(new Date("2025-06-30T22:00:00Z"));
  expect(startOfDay("2025-01-01", BERLIN)).toEqual(new Date("2024-12-31T23:00:00Z"));
  expect(startOfDay("not a day", BERLIN).getTime()).toBeNaN();
  expect(() => dateIn(new Date(Number.NaN), BERLIN)).toThrow(RangeError);
});

describe("in a zone with summer time", () => {
  const daily = [0, 1, 2, 3, 4, 5, 6].map((day) => interval(day, "08:00", "20:00"));
  const nightly = [0, 1, 2, 3, 4, 5, 6].map((day) => interval(day, "18:00", "02:30", true));
  const at = (iso: string) => new Date(iso);

  it("opens and closes by the clock, in winter and in summer", () => {
    expect(isOpen(daily, at("2026-01-15T07:00:00Z"), BERLIN)).toBe(true);
    expect(isOpen(daily, at("2026-01-15T06:59:00Z"), BERLIN)).toBe(false);
    expect(isOpen(daily, at("2026-07-15T06:00:00Z"), BERLIN)).toBe(true);
    expect(closingTime(daily, at("2026-07-15T12:00:00Z"), BERLIN)).toEqual(at("2026-07-15T18:00:00Z"));
    // The clocks are put forward in that night.
    expect(nextOpening(daily, at("2026-03-28T20:00:00Z"), BERLIN)).toEqual(at("2026-03-29T06:00:00Z"));
    // The clocks are put back in that night.
    expect(nextOpening(daily, at("2026-10-24T20:00:00Z"), BERLIN)).toEqual(at("2026-10-25T07:00:00Z"));
  });

  it("closes when the clock skips the closing time, and at the first of two", () => {
    expect(closingTime(nightly, at("2026-03-28T22:00:00Z"), BERLIN)).toEqual(at("2026-03-29T01:00:00Z"));
    expect(isOpen(nightly, at("2026-03-29T00:59:59Z"), BERLIN)).toBe(true);
    expect(isOpen(nightly, at("2026-03-29T01:00:00Z"), BERLIN)).toBe(false);
    expect(closingTime(nightly, at("2026-10-24T22:00:00Z"), BERLIN)).toEqual(at("2026-10-25T00:30:00Z"));
    // The repeated hour.
    expect(closingTime(nightly, at("2026-10-25T01:10:00Z"), BERLIN)).toEqual(at("2026-10-25T01:30:00Z"));
  });

  it("never says that it closed or opens before now", () => {
    const moment = fc
      .integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-01-01") })
      .map((ms) => new Date(ms));
    fc.assert(
      fc.property(fc.constantFrom(daily, nightly), moment, (week, now) => {
        const closes = closingTime(week, now, BERLIN);
        const opens = nextOpening(week, now, BERLIN);
        expect((closes ?? opens)!.getTime()).toBeGreaterThan(now.getTime());
        expect(closes === null).toBe(!isOpen(week, now, BERLIN));
        if (closes) expect(isOpen(week, closes, BERLIN)).toBe(false);
        if (opens) expect(isOpen(week, opens, BERLIN)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
