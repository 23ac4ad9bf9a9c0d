import { exact } from "./dirhams.js";

/**
 * Formats an amount of dirhams, always with two decimals and Western digits: `QAR 1,234.50`, in Arabic `1,234.50
 * ر.ق` (REQ-MONEY-26, REQ-MONEY-24). Holds no direction marks: isolate it where it is shown. Throws a RangeError on
 * an invalid amount.
 */
export function formatMoney(dirhams: number, language: "en" | "ar"): string {
  const digits = String(Math.abs(exact(dirhams, "amount", Number.MIN_SAFE_INTEGER))).padStart(3, "0");
  const riyals = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  const amount = `${riyals}.${digits.slice(-2)}`;
  return (dirhams < 0 ? "-" : "") + (language === "ar" ? `${amount} ر.ق` : `QAR ${amount}`);
}
