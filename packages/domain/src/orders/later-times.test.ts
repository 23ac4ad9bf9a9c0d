import { describe, expect, it } from "vitest";
import { laterTimes } from "./later-times.js";

describe("a later time (REQ-CATALOG-44)", () => {
  it("can be any half hour of a week, from the next full one on", () => {
    const days = laterTimes(
      new Date("2026-11-24T20:10:00Z"),
      { slot_minutes: 30, schedule_days: 7 },
      "Asia/Qatar",
    );
    expect(days.map(({ date }) => date)).toEqual(
      // It is 23:10 in Doha: the half hour before midnight is too soon.
      ["25", "26", "27", "28", "29", "30"].map((day) => `2026-11-${day}`),
    );
    expect(days[0]!.slots).toHaveLength(48);
    expect(days[0]!.slots[0]).toBe("2026-11-24T21:00:00.000Z");
  });
});
