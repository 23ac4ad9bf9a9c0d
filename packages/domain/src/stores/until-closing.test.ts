import fc from "fast-check";
import { expect, it } from "vitest";
import { isOpen, type OpeningInterval } from "./opening-hours.js";
import { untilClosing } from "./until-closing.js";

const ZONE = "Asia/Qatar";
const day = (day: number, open: string, close: string, closes_next_day = false): OpeningInterval => ({
  day,
  open,
  close,
  closes_next_day,
});
/** A Tuesday. */
const at = (time: string) => new Date(`2026-12-01T${time}:00+03:00`);

it("is the closing of today, or of the next day that the store opens", () => {
  const hours = [day(2, "10:00", "22:00"), day(3, "12:00", "02:00", true)];
  expect(untilClosing(hours, at("12:30"), ZONE)).toEqual(at("22:00"));
  expect(untilClosing(hours, at("08:00"), ZONE)).toEqual(at("22:00"));
  expect(untilClosing(hours, at("23:00"), ZONE)).toEqual(new Date("2026-12-03T02:00:00+03:00"));
});

it("is the end of the day where a store never closes, or never opens", () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((one) => day(one, "00:00", "24:00"));
  for (const hours of [always, []]) {
    expect(untilClosing(hours, at("12:30"), ZONE)).toEqual(new Date("2026-12-02T00:00:00+03:00"));
  }
});

it("is later, and the store is closed then, unless it never closes", () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const interval = fc
    .record({ day: fc.integer({ min: 0, max: 6 }), open: minute, close: minute, next: fc.boolean() })
    .map(({ day: of, open, close, next }) => day(of, clock(open), clock(close), next));
  fc.assert(
    fc.property(
      fc.array(interval, { maxLength: 8 }),
      fc.integer({ min: 0, max: 20_000 }),
      (hours, minutes) => {
        const now = new Date(at("00:00").getTime() + minutes * 60_000);
        const until = untilClosing(hours, now, ZONE);
        expect(until.getTime()).toBeGreaterThan(now.getTime());
        const isMidnight = until.getTime() % 86_400_000 === 21 * 3_600_000;
        expect(isMidnight || !isOpen(hours, until, ZONE)).toBe(true);
      },
    ),
  );
});
