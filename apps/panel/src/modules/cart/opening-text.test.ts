import { expect, it } from "vitest";
import { formatDateTime } from "../../mail/format-date-time.js";
import { openingText } from "./cart-problems.js";

const doha = (text: string) => new Date(`${text}+03:00`);
/** `Intl` may join a time and its half of the day by other spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it.each([
  ["2026-11-28T23:59", "23:59", "11:59 م"],
  ["2026-11-29T00:00", "tomorrow 00:00", "غدًا 12:00 ص"],
  ["2026-12-01T09:00", "Tuesday 09:00", "الثلاثاء 9:00 ص"],
  ["2026-12-04T18:00", "Friday 18:00", "الجمعة 6:00 م"],
  ["2026-12-05T18:00", "5 December 18:00", "5 ديسمبر 6:00 م"],
  ["2027-01-02T18:00", "2 January 18:00", "2 يناير 6:00 م"],
])("a refusal says the day of the next time, %s", (at, english, arabic) => {
  const now = doha("2026-11-28T23:50");
  expect(openingText(doha(at), now, "Asia/Qatar", "en")).toBe(english);
  expect(plain(openingText(doha(at), now, "Asia/Qatar", "ar"))).toBe(arabic);
});

it("e-mails are read on any day, so that they say the date of each time", () => {
  const at = doha("2026-12-05T18:00");
  expect(plain(formatDateTime(at, "Asia/Qatar", "en"))).toBe("5 December 2026 at 6:00 pm");
  expect(plain(formatDateTime(at, "Asia/Qatar", "ar"))).toMatch(/^5 ديسمبر 2026.* 6:00 م$/);
});
