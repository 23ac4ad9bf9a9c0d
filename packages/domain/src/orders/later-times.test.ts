import { describe, expect, it } from "vitest";
import { laterTimes } from "./later-times.js";
import { slotFor } from "./slot-for.js";

describe("a later time (REQ-CATALOG-44)", () => {
  it("can be any half hour of a week, from the next full one on", () => {
    const days = laterTimes(new Date("2026-11-24T20:10:00Z"), { slot_minutes: 30, schedule_days: 7 });
    expect(days.map(({ date }) => date)).toEqual(
      // It is 23:10 in Doha: the half hour before midnight is too soon.
      ["25", "26", "27", "28", "29", "30"].map((day) => `2026-11-${day}`),
    );
    expect(days[0]!.slots).toHaveLength(48);
    expect(days[0]!.slots[0]).toBe("2026-11-24T21:00:00.000Z");
  });

  it("becomes the store's slot at that time, else its next free one", () => {
    const at = (hour: string, is_full = false) => ({ at: `2026-11-24T${hour}:00Z`, is_full });
    const days = [{ slots: [at("09:00"), at("09:30", true), at("10:00")] }];
    expect(slotFor("2026-11-24T12:00:00+03:00", days)).toBe("2026-11-24T09:00:00Z");
    expect(slotFor("2026-11-24T09:30:00Z", days)).toBe("2026-11-24T10:00:00Z");
    expect(slotFor("2026-11-24T10:30:00Z", days)).toBeUndefined();
    expect(slotFor("2026-11-24T09:00:00Z", [])).toBeUndefined();
  });
});
