import { describe, expect, it } from "vitest";
import {
  formatClock,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatMinutes,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
} from "./format.js";

describe("money", () => {
  it.each([
    [4800, "QAR 48.00", "48.00 ر.ق"],
    [123450, "QAR 1,234.50", "1,234.50 ر.ق"],
    [5, "QAR 0.05", "0.05 ر.ق"],
    [0, "QAR 0.00", "0.00 ر.ق"],
    [100_000_000, "QAR 1,000,000.00", "1,000,000.00 ر.ق"],
  ])("%i dirhams with two decimals", (dirhams, en, ar) => {
    expect(formatMoney(dirhams, "en")).toBe(en);
    expect(formatMoney(dirhams, "ar")).toBe(ar);
  });

  it("drops decimals that are not needed while browsing", () => {
    expect(formatMoney(4800, "en", { decimals: "whenNeeded" })).toBe("QAR 48");
    expect(formatMoney(4850, "en", { decimals: "whenNeeded" })).toBe("QAR 48.50");
    expect(formatMoney(4800, "ar", { decimals: "whenNeeded" })).toBe("48 ر.ق");
  });

  it("isolates the sign of an Arabic amount, so that the amount around it keeps its direction", () => {
    expect(formatMoney(-1050, "en")).toBe("-QAR 10.50");
    expect(formatMoney(-1050, "ar")).toBe("\u2066-10.50\u2069 ر.ق");
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])("rejects %d: money is whole dirhams", (amount) => {
    expect(() => formatMoney(amount, "en")).toThrow(RangeError);
  });
});

describe("numbers", () => {
  it.each(["en", "ar"] as const)("are Western digits in %s", (language) => {
    expect(formatNumber(1240, language)).toBe("1,240");
    expect(formatNumber(4.8, language, 1)).toBe("4.8");
    expect(formatNumber(4, language, 1)).toBe("4");
    expect(formatNumber(-12.5, language)).toBe("-12.5");
  });

  it("keep the percent sign at the right of the number", () => {
    expect(formatPercent(20, "en")).toBe("20%");
    expect(formatPercent(20, "ar")).toBe("\u206620%\u2069");
  });
});

describe("times are those of Qatar", () => {
  // 21:30 UTC is half past midnight on the next day in Doha.
  const iso = "2026-11-20T21:30:00Z";

  it("of the clock", () => {
    expect(formatTime(iso, "en")).toBe("00:30");
    expect(formatTime(iso, "ar")).toBe("12:30\u00a0ص");
  });

  it.each([
    ["00:00", "12:00\u00a0ص"],
    ["09:05", "9:05\u00a0ص"],
    ["12:00", "12:00\u00a0م"],
    ["23:59", "11:59\u00a0م"],
    ["24:00", "12:00\u00a0ص"],
  ])("%s is twenty-four hours in English and twelve in Arabic", (time, arabic) => {
    expect(formatClock(time, "en")).toBe(time);
    expect(formatClock(time, "ar")).toBe(arabic);
  });

  it("of the day", () => {
    expect(formatDate(iso, "en")).toBe("21 November");
    expect(formatDate(iso, "ar")).toBe("21 نوفمبر");
    expect(formatDate(iso, "en", "full")).toBe("21 November 2026");
    expect(formatDateTime(iso, "en")).toBe("21 November, 00:30");
    expect(formatDateTime(iso, "ar")).toBe("21 نوفمبر، 12:30\u00a0ص");
  });

  it("never in Arabic-Indic digits", () => {
    for (const style of ["short", "long", "full"] as const)
      expect(formatDate(iso, "ar", style)).not.toMatch(/[٠-٩]/);
  });
});

describe("durations", () => {
  it.each([
    [[25, 35], "25–35 min", "\u206625–35\u2069 دقيقة"],
    [5, "5 min", "5 دقائق"],
    [[3, 8], "3–8 min", "\u20663–8\u2069 دقائق"],
    [[20, 20], "20 min", "20 دقيقة"],
  ] as const)("%j", (minutes, en, ar) => {
    expect(formatMinutes(minutes, "en")).toBe(en);
    expect(formatMinutes(minutes, "ar")).toBe(ar);
  });

  it.each([
    [60, "1:00"],
    [9.2, "0:10"],
    [0, "0:00"],
    [-3, "0:00"],
  ])("counts %d seconds down as %s", (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
