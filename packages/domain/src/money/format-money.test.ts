import { describe, expect, it } from "vitest";
import { MARKETS } from "../market.js";
import { formatMoney } from "./format-money.js";

describe("formatMoney", () => {
  it.each([
    [123_450, "en", "QAR 1,234.50"],
    [123_450, "ar", "1,234.50 ر.ق"],
    [5, "en", "QAR 0.05"],
    [0, "en", "QAR 0.00"],
    [-1000, "en", "-QAR 10.00"],
    [99_999_999, "en", "QAR 999,999.99"],
  ] as const)("%d in %s", (dirhams, language, text) => expect(formatMoney(dirhams, language)).toBe(text));
  it.each([
    [1_234_500, "en", "KWD 1,234.500"],
    [1_234_500, "ar", "1,234.500 د.ك"],
    [5, "en", "KWD 0.005"],
    [-1250, "en", "-KWD 1.250"],
  ] as const)("%d fils in %s", (fils, language, text) =>
    expect(formatMoney(fils, language, MARKETS.kw.currency)).toBe(text),
  );
  it("has no decimals in a currency without minor units", () => {
    const yen = { code: "JPY", decimals: 0, symbol: { en: "JPY", ar: "ين" } };
    expect(formatMoney(1500, "en", yen)).toBe("JPY 1,500");
    expect(formatMoney(0, "ar", yen)).toBe("0 ين");
  });
  it("refuses what is no amount", () => expect(() => formatMoney(1.5, "en")).toThrow(RangeError));
});
