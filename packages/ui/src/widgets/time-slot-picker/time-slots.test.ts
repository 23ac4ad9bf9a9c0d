import { expect, it } from "vitest";
import { dayOf, isSameInstant } from "./time-slots.js";

it("takes the calendar day of a time in Qatar", () => {
  expect(dayOf("2026-03-10T20:59:00Z")).toBe("2026-03-10");
  expect(dayOf("2026-03-10T21:00:00Z")).toBe("2026-03-11");
  expect(dayOf("2026-03-10T21:00:00Z", "Europe/London")).toBe("2026-03-10");
});

it("compares times, not their notation", () => {
  expect(isSameInstant("2026-03-10T18:00:00+03:00", "2026-03-10T15:00:00.000Z")).toBe(true);
  expect(isSameInstant("2026-03-10T18:00:00+03:00", "2026-03-10T18:00:00Z")).toBe(false);
});
