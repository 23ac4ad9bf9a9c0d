import { describe, expect, it } from "vitest";
import { dateIn, startOfDay } from "./time-zone.js";

describe("days of a time zone", () => {
  it("go on after the year 9999, when a coupon ends that never should", () => {
    expect(startOfDay("9999-12-31", "Asia/Qatar", 1).toISOString()).toBe("9999-12-31T21:00:00.000Z");
    expect(dateIn(new Date("0999-06-01T23:00:00Z"), "Asia/Kuwait")).toBe("0999-06-02");
  });
});
