import { type Currency, QAR } from "./currency.js";
import { exact } from "./minor-units.js";

/**
 * Formats an amount in minor units, always with all decimals of the currency and Western digits: `QAR 1,234.50`, in Arabic
 * `1,234.50 ر.ق` (REQ-MONEY-26, REQ-MONEY-24). Holds no direction marks: isolate it where it is shown. Throws a RangeError
 * on an invalid amount.
 */
export function formatMoney(
  minorUnits: number,
  language: "en" | "ar",
  { decimals, symbol }: Currency = QAR,
): string {
  const amount = exact(minorUnits, "amount", Number.MIN_SAFE_INTEGER);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ",");
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return (amount < 0 ? "-" : "") + (language === "ar" ? `${text} ${symbol.ar}` : `${symbol.en} ${text}`);
}
