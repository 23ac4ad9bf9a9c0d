import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOtp, readOtp } from "./otp.js";

const arabic = (text: string) => text.replace(/\d/g, (d) => "٠١٢٣٤٥٦٧٨٩"[Number(d)] ?? d);
const persian = (text: string) => text.replace(/\d/g, (d) => "۰۱۲۳۴۵۶۷۸۹"[Number(d)] ?? d);

describe("readOtp", () => {
  it.each([
    ["123456", "123456"],
    ["١٢٣٤٥٦", "123456"],
    ["۱۲۳۴۵۶", "123456"],
    ["123 456", "123456"],
    ["123-456", "123456"],
    ["1 2 3 4 5 6", "123456"],
    ["Code: 123456", "123456"],
    ["رمز التحقق: ١٢٣٤٥٦.", "123456"],
    ["\u200f123\u202c456\u2069", "123456"],
    ["123456 is your code, valid for 10 minutes", "123456"],
    ["Valid for 10 minutes: 123456", "123456"],
    ["12 34 56 or 654321", "654321"],
    ["12", "12"],
    ["12a4", "12a4"],
    ["1234567", "1234567"],
    ["", ""],
    ["  ", ""],
  ])("%j is %j", (text, code) => expect(readOtp(text)).toBe(code));

  it("reads any code in any script with blanks anywhere", () => {
    const code = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(code, fc.constantFrom(String, arabic, persian), fc.nat(5), (digits, script, at) => {
        const text = script(digits);
        expect(readOtp(`${text.slice(0, at)} ${text.slice(at)}`)).toBe(digits);
        expect(isOtp(readOtp(text))).toBe(true);
      }),
    );
  });
});

it.each(["12345", "1234567", "12a456", "", "١٢٣٤٥٦", "123456\n"])("%j is no code by shape", (text) => {
  expect(isOtp(text)).toBe(false);
});
