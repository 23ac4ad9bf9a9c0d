import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDate, formatMoment, formatTime } from "./format.js";
import { localDay } from "./local-time.js";

const doha = (text: string) => Date.parse(`${text}+03:00`);
const now = doha("2026-11-28T23:50:00");

it.each([
  ["2026-11-28T23:59:00", "23:59", "11:59 م"],
  ["2026-11-29T00:00:00", "00:00 tomorrow", "12:00 ص غدًا"],
  ["2026-11-29T23:59:00", "23:59 tomorrow", "11:59 م غدًا"],
  ["2026-11-27T10:00:00", "10:00 yesterday", "10:00 ص أمس"],
  ["2026-12-01T02:00:00", "02:00 on Tuesday", "2:00 ص يوم الثلاثاء"],
  ["2026-12-04T02:00:00", "02:00 on Friday", "2:00 ص يوم الجمعة"],
  ["2026-12-05T02:00:00", "02:00 on 5 December", "2:00 ص في 5 ديسمبر"],
  ["2027-01-02T02:00:00", "02:00 on 2 January 2027", "2:00 ص في 2 يناير 2027"],
])("says the day of %s", (at, english, arabic) => {
  expect(formatMoment(doha(at), now, "en")).toBe(english);
  expect(formatMoment(doha(at), now, "ar").replaceAll("\u00a0", " ")).toBe(arabic);
});

it("says a time alone today only, by the market's clock, whatever the visitor's", () => {
  const moment = fc.integer({ min: doha("2026-01-01T00:00:00"), max: doha("2027-12-31T00:00:00") });
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: -9 * 86_400_000, max: 9 * 86_400_000 }),
      fc.constantFrom("en" as const, "ar" as const),
      fc.constantFrom("Asia/Qatar", "Asia/Kuwait", "America/New_York"),
      (from, wait, language, timeZone) => {
        const at = from + wait;
        const text = formatMoment(at, from, language, timeZone);
        const time = formatTime(at, language, timeZone);
        const isToday = localDay(at, timeZone) === localDay(from, timeZone);
        expect(text.startsWith(time)).toBe(true);
        expect(text === time).toBe(isToday);
        // Beyond a week either way the date itself is said.
        if (Math.abs(wait) > 8 * 86_400_000)
          expect(text).toContain(formatDate(at, language, "short", timeZone));
      },
    ),
  );
});
