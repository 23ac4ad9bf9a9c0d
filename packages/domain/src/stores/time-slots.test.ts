import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOpen, type OpeningInterval } from "./opening-hours.js";
import {
  hasRoom,
  isTimeSlot,
  lastOrderTime,
  releaseTime,
  type SlotRules,
  takesOrders,
  timeSlots,
  waitingSince,
} from "./time-slots.js";

const QATAR = "Asia/Qatar";
/** A moment in Doha; 2025-06-01 is a Sunday (day 0). */
const doha = (date: string, time: string) => new Date(`2025-06-${date}T${time}:00+03:00`);
const clock = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(11, 16);
const daily = (open: string, close: string, closes_next_day = false): OpeningInterval[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close, closes_next_day }));
const rules = (change: Partial<SlotRules> = {}): SlotRules => ({
  hours: daily("12:00", "15:00"),
  now: doha("01", "08:00"),
  time_zone: QATAR,
  slot_minutes: 30,
  schedule_days: 7,
  preparation_minutes: 20,
  ...change,
});

describe("timeSlots", () => {
  it("begins after opening and preparation, ends with closing, for seven days", () => {
    const days = timeSlots(rules());
    expect(days.map(({ date }) => date)).toEqual([
      "2025-06-01",
      "2025-06-02",
      "2025-06-03",
      "2025-06-04",
      "2025-06-05",
      "2025-06-06",
      "2025-06-07",
    ]);
    for (const { slots } of days) {
      expect(slots.map(clock)).toEqual(["12:30", "13:00", "13:30", "14:00", "14:30"]);
    }
  });

  it("offers nothing sooner than the kitchen can cook", () => {
    const [today] = timeSlots(rules({ now: doha("01", "13:50") }));
    expect(today?.slots.map(clock)).toEqual(["14:30"]);
    expect(timeSlots(rules({ now: doha("01", "14:41"), schedule_days: 1 }))).toEqual([]);
  });

  it("puts what follows midnight under the next date", () => {
    const days = timeSlots(
      rules({ hours: daily("23:00", "01:00", true), preparation_minutes: 30, schedule_days: 2 }),
    );
    expect(days.map(({ date, slots }) => [date, slots.map(clock)])).toEqual([
      ["2025-06-01", ["23:30"]],
      ["2025-06-02", ["00:00", "00:30", "23:30"]],
    ]);
  });

  it("leaves closed days out, and has none for a store that never opens", () => {
    const sunday = { day: 0, open: "12:00", close: "13:00", closes_next_day: false };
    expect(timeSlots(rules({ hours: [sunday] })).map(({ date }) => date)).toEqual(["2025-06-01"]);
    expect(timeSlots(rules({ hours: [] }))).toEqual([]);
  });

  it("always open means every step of every day but what is past", () => {
    const days = timeSlots(rules({ hours: daily("00:00", "24:00"), now: doha("01", "23:05") }));
    expect(days[0]).toEqual({ date: "2025-06-01", slots: [doha("01", "23:30")] });
    expect(days.slice(1).every(({ slots }) => slots.length === 48)).toBe(true);
  });

  it("has the half hours of a day on which the clock is changed, by the clock", () => {
    const given = { hours: daily("00:00", "24:00"), time_zone: "Europe/Berlin", preparation_minutes: 0 };
    const clockIn = (at: Date) => at.toLocaleTimeString("sv", { timeZone: given.time_zone }).slice(0, 5);
    const [spring] = timeSlots(rules({ ...given, now: new Date("2026-03-28T23:00:00Z"), schedule_days: 1 }));
    expect(spring).toMatchObject({ date: "2026-03-29" });
    expect(spring!.slots).toHaveLength(46);
    expect(spring!.slots.slice(2, 6).map(clockIn)).toEqual(["01:00", "01:30", "03:00", "03:30"]);
    const autumn = timeSlots(rules({ ...given, now: new Date("2026-10-24T22:00:00Z"), schedule_days: 2 }));
    expect(autumn.map(({ date, slots }) => [date, slots.length])).toEqual([
      ["2026-10-25", 50],
      ["2026-10-26", 48],
    ]);
  });

  it.each([0, -30, 7.5, Number.NaN])("refuses slots of %s minutes", (slot_minutes) => {
    expect(() => timeSlots(rules({ slot_minutes }))).toThrow(RangeError);
  });

  it.each([-1, 2.5, Number.NaN])("refuses a preparation of %s minutes", (preparation_minutes) => {
    expect(() => timeSlots(rules({ preparation_minutes }))).toThrow(RangeError);
  });

  it.each([-1, 1.5, Infinity, Number.NaN])("refuses %s days", (schedule_days) => {
    expect(() => timeSlots(rules({ schedule_days }))).toThrow(RangeError);
  });

  it("holds for any hours: open all the way, on the step, not too soon, in order", () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "45"));
    const interval = fc
      .record({ day: fc.nat(6), open: time, close: time, closes_next_day: fc.boolean() })
      .map(({ open, close, ...rest }): OpeningInterval => ({
        ...rest,
        open: `${String(open[0]).padStart(2, "0")}:${open[1]}`,
        close: `${String(close[0]).padStart(2, "0")}:${close[1]}`,
      }));
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 6 }),
        fc.integer({ min: 0, max: 7 * 24 * 60 }),
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom(15, 30, 60),
        (hours, minute, preparation_minutes, slot_minutes) => {
          const now = new Date(doha("01", "00:00").getTime() + minute * 60_000);
          const given = { hours, now, time_zone: QATAR, slot_minutes, schedule_days: 7, preparation_minutes };
          const slots = timeSlots(given).flatMap((day) => day.slots);
          // One expectation a run: thousands of them would take longer than the rule.
          const faults = slots.filter((slot) => {
            const from = slot.getTime() - preparation_minutes * 60_000;
            if (from < now.getTime() || slot.getTime() % (slot_minutes * 60_000) !== 0) return true;
            for (let t = from; t < slot.getTime(); t += 5 * 60_000)
              if (!isOpen(hours, new Date(t), QATAR)) return true;
            return !isOpen(hours, new Date(from), QATAR) || !isOpen(hours, slot, QATAR);
          });
          expect(faults).toEqual([]);
          expect(slots).toEqual(slots.toSorted((a, b) => a.getTime() - b.getTime()));
        },
      ),
      { numRuns: 60 },
    );
  });
});

it("knows its own slots from other times", () => {
  expect(isTimeSlot(rules(), doha("02", "13:30"))).toBe(true);
  expect(isTimeSlot(rules(), doha("02", "13:31"))).toBe(false);
  expect(isTimeSlot(rules(), doha("02", "15:30"))).toBe(false);
  expect(isTimeSlot(rules(), doha("09", "13:30"))).toBe(false);
});

describe("orders for now", () => {
  const hours = daily("18:00", "02:00", true);
  it("are accepted while the kitchen can finish before closing", () => {
    expect(lastOrderTime(hours, doha("01", "19:00"), 25, QATAR)).toEqual(doha("02", "01:35"));
    expect(takesOrders(hours, doha("02", "01:34"), 25, QATAR)).toBe(true);
    expect(takesOrders(hours, doha("02", "01:35"), 25, QATAR)).toBe(false);
  });

  it("are not taken by a closed store, and always by one that never closes", () => {
    expect(takesOrders(hours, doha("01", "12:00"), 0, QATAR)).toBe(false);
    expect(lastOrderTime(hours, doha("01", "12:00"), 0, QATAR)).toBeNull();
    expect(takesOrders(daily("00:00", "24:00"), doha("01", "12:00"), 45, QATAR)).toBe(true);
  });
});

describe("a full slot", () => {
  const booked = new Map([
    [doha("01", "12:30").getTime(), 3],
    [doha("01", "13:00").getTime(), 2],
  ]);

  it("takes no more orders than the kitchen's capacity", () => {
    expect(hasRoom(doha("01", "12:30"), booked, 3)).toBe(false);
    expect(hasRoom(doha("01", "12:30"), booked, 4)).toBe(true);
    expect(hasRoom(doha("01", "12:30"), booked, null)).toBe(true);
    expect(hasRoom(doha("01", "14:00"), booked, 1)).toBe(true);
    expect(hasRoom(doha("01", "14:00"), booked, 0)).toBe(false);
  });
});

it("counts the store's time to accept from the release of a scheduled order", () => {
  const placed_at = doha("01", "12:00");
  expect(waitingSince({ placed_at, scheduled_at: null }, 45)).toEqual(placed_at);
  expect(waitingSince({ placed_at, scheduled_at: doha("01", "20:00") }, 45)).toEqual(doha("01", "19:15"));
  expect(waitingSince({ placed_at, scheduled_at: doha("01", "12:30") }, 45)).toEqual(placed_at);
});

it("releases a scheduled order to the kitchen the longest delivery before", () => {
  expect(releaseTime(doha("03", "20:00"), 45)).toEqual(doha("03", "19:15"));
});
