import { describe, expect, test } from "vitest";
import { dateProblem, parseParts, readDate, formatParts } from "./date-text.js";

describe("the value keeps incomplete input", () => {
  test.each(["", "1996-03-14", "-02-31", "199--", "--5"])("%s", (value) => {
    expect(formatParts(parseParts(value))).toBe(value);
  });
});

test.each([
  ["", undefined],
  ["1996-03-14", undefined],
  ["2024-02-29", undefined],
  ["2000-02-29", undefined],
  ["1900-02-29", "impossible"],
  ["2023-02-29", "impossible"],
  ["2023-04-31", "impossible"],
  ["2023-13-01", "impossible"],
  ["2023-00-10", "impossible"],
  ["2023-01-00", "impossible"],
  ["0000-01-01", "impossible"],
  ["96-03-14", "incomplete"],
  ["1996-3-14", "incomplete"],
  ["1996-03-", "incomplete"],
])("%s is %s", (value, problem) => {
  expect(dateProblem(value)).toBe(problem);
});

test("limits are inclusive", () => {
  const limits = { min: "1900-01-01", max: "2026-11-21" };
  expect(dateProblem("1900-01-01", limits)).toBeUndefined();
  expect(dateProblem("1899-12-31", limits)).toBe("early");
  expect(dateProblem("2026-11-21", limits)).toBeUndefined();
  expect(dateProblem("2026-11-22", limits)).toBe("late");
});

test.each(["1996-03-14", "14/03/1996", "14.3.1996", " 14 3 1996 ", "14031996", "١٤/٣/١٩٩٦", "۱۴‏/۳‏/۱۹۹۶"])(
  "%s is read",
  (text) => {
    expect(readDate(text)).toEqual({ day: "14", month: "03", year: "1996" });
  },
);

test.each(["", "14", "14/03", "tomorrow", "14/03/96"])("%s is no date", (text) => {
  expect(readDate(text)).toBeUndefined();
});
