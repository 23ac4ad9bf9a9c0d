import { describe, expect, it } from "vitest";
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
  it("refuses what is no amount", () => expect(() => formatMoney(1.5, "en")).toThrow(RangeError));
});
