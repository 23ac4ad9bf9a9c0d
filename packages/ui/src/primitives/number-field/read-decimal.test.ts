import fc from "fast-check";
import { expect, it } from "vitest";
import { decimalsOf, readDecimal, toMinorUnits } from "./read-decimal.js";

it.each([
  ["12", "12"],
  ["١٢٫٥", "12.5"],
  ["۱۲", "12"],
  ["1,500", "1500"],
  ["1,234,567.80", "1234567.80"],
  ["١٬٥٠٠", "1500"],
  ["1,5", "1.5"],
  ["٣،٥", "3.5"],
  [".5", "0.5"],
  ["007", "7"],
  ["5.", "5"],
  ["-3", "-3"],
  ["−3", "-3"],
  ["\u20663-\u2069", "-3"],
  ["-0", "0"],
  ["QAR 12.50", "12.50"],
  ["12.50 ر.ق", "12.50"],
  ["1 250", "1250"],
])("reads %s", (text, decimal) => {
  expect(readDecimal(text)).toBe(decimal);
});

it.each(["", "abc", "ر.ق", "1.2.3", "12 - 15", "1,2,3", "--", "1,23,456"])(
  "reads no number in %j",
  (text) => {
    expect(readDecimal(text)).toBeNull();
  },
);

it("turns decimals into minor units exactly", () => {
  expect(toMinorUnits("1.1", 2)).toBe(110);
  expect(toMinorUnits("-0.29", 2)).toBe(-29);
  expect(toMinorUnits("4.500", 2)).toBe(450);
  expect(toMinorUnits("4.505", 2)).toBeNull();
  expect(toMinorUnits("4.505", 3)).toBe(4505);
  expect(toMinorUnits("99999999999999999", 2)).toBeNull();
  expect(decimalsOf("4.500")).toBe(1);
});

const eastern = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

it("reads every amount back as it is written, in both kinds of digits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(0, 2, 3), (units, decimals) => {
      const size = 10 ** decimals;
      const whole = String(Math.trunc(units / size)).replace(/\B(?=(\d{3})+$)/g, ",");
      const written = decimals > 0 ? `${whole}.${String(units % size).padStart(decimals, "0")}` : whole;
      for (const text of [written, eastern(written), eastern(written).replaceAll(",", "٬").replace(".", "٫")])
        expect(toMinorUnits(readDecimal(text)!, decimals)).toBe(units);
    }),
  );
});
