import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKETS } from "../market.js";
import { formatMoney } from "./format-money.js";
import { parseMoney } from "./parse-money.js";

describe("parseMoney", () => {
  it.each([
    ["12.5", 1250],
    ["١٢٫٥", 1250],
    ["۱۲٫۵۰", 1250],
    ["1,234.50", 123_450],
    ["١٬٢٣٤٫٥٠", 123_450],
    [" 7 ", 700],
    ["0", 0],
    ["0.29", 29],
    ["999999.99", 99_999_999],
    ["\u200f15\u200e", 1500],
  ])("reads %j", (text, dirhams) => expect(parseMoney(text)).toBe(dirhams));

  it.each([
    "",
    "12.345",
    "1000000",
    "-1",
    "+1",
    "1e3",
    "0x10",
    "12,5",
    "1,23",
    "12.",
    ".5",
    "QAR 5",
    "1 2",
    "NaN",
  ])("refuses %j", (text) => expect(parseMoney(text)).toBeNull());

  it("reads back what formatMoney writes, for every amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (dirhams) => {
        expect(parseMoney(formatMoney(dirhams, "en").replace("QAR ", ""))).toBe(dirhams);
        expect(parseMoney(formatMoney(dirhams, "ar").replace(" ر.ق", ""))).toBe(dirhams);
      }),
    );
  });

  it("reads back fils of a currency with three decimals, and no fourth", () => {
    const { currency } = MARKETS.kw;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (fils) => {
        expect(parseMoney(formatMoney(fils, "en", currency).replace("KWD ", ""), currency)).toBe(fils);
      }),
    );
    expect(parseMoney("1.2505", currency)).toBeNull();
    expect(parseMoney("1.250")).toBeNull();
  });
});
