import { describe, expect, test } from "vitest";
import { cleanCode, extractCode } from "./code-text.js";

describe("cleanCode", () => {
  test.each([
    ["12 34-56", "123456"],
    ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
    ["a1‏ب2", "a1ب2"],
    ["\u2067١٢٣\u2069 ", "123"],
    [" -–.:", ""],
  ])("%j becomes %j", (typed, kept) => expect(cleanCode(typed)).toBe(kept));
});

describe("extractCode", () => {
  test.each([
    ["123456", "123456"],
    [" 123 456\n", "123456"],
    ["1-2-3-4-5-6", "123456"],
    ["Code: 123456", "123456"],
    ["Your Talabee code is 482061. It is good for 10 minutes.", "482061"],
    ["رمزك هو ١٢٣٤٥٦، صالح لمدة 10 دقائق", "123456"],
    ["\u2067۱۲۳-۴۵۶\u2069", "123456"],
    ["A1B2C3", "A1B2C3"],
    ["12 34", "1234"],
    ["Code: 1234", "1234"],
    // A longer number is not a code; only its start fits.
    ["12345678", "123456"],
    ["no digits at all in here", ""],
  ])("%j is %j", (pasted, code) => expect(extractCode(pasted, 6)).toBe(code));

  test("the length determines which run of digits is the code", () =>
    expect(extractCode("PIN 4821, ref 99", 4)).toBe("4821"));
});
