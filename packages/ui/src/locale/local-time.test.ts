import { expect, it } from "vitest";
import { localTime, momentOf } from "./local-time.js";

const MOMENTS = [Date.UTC(1999, 0, 1), Date.UTC(2026, 6, 1, 23, 30), Date.UTC(2031, 11, 31, 20, 59)];

it.each(["Asia/Bahrain", "Asia/Dubai", "Asia/Kuwait", "Asia/Muscat", "Asia/Qatar", "Asia/Riyadh"])(
  "knows the offset of %s",
  (timeZone) => {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium" });
    const utc = new Intl.DateTimeFormat("en-GB", {
      timeZone: "UTC",
      dateStyle: "short",
      timeStyle: "medium",
    });
    for (const at of MOMENTS) expect(utc.format(localTime(at, timeZone))).toBe(format.format(at));
  },
);

it("follows summer time", () => {
  expect(localTime(Date.UTC(2026, 6, 1, 12), "Europe/Berlin").getUTCHours()).toBe(14);
  expect(localTime(Date.UTC(2026, 0, 1, 12), "Europe/Berlin").getUTCHours()).toBe(13);
  expect(momentOf("2026-07-01", "14:00:00", "Europe/Berlin")).toBe("2026-07-01T14:00:00+02:00");
  expect(momentOf("2026-07-01", "14:00:00", "Asia/Qatar")).toBe("2026-07-01T14:00:00+03:00");
});
