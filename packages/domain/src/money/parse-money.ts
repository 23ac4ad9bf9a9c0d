import { plainText } from "../text/plain-text.js";
import { type Currency, QAR } from "./currency.js";
import { MAX_AMOUNT } from "./minor-units.js";

/**
 * Parses an amount, as a person types it, to minor units of the currency: "12.5", "1,234.50", "١٢٫٥" (REQ-MONEY-13). Null for
 * anything else: a sign, a currency, more decimals than the currency has, more than {@link MAX_AMOUNT}.
 */
export function parseMoney(text: string, { decimals }: Currency = QAR): number | null {
  const plain = plainText(text).replaceAll("٫", ".").replaceAll("٬", ",");
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(plain);
  const fraction = match?.[2] ?? "";
  if (!match?.[1] || fraction.length > decimals) return null;
  // Joins the digits as text, so that no float is involved.
  const minorUnits = Number(match[1].replaceAll(",", "") + fraction.padEnd(decimals, "0"));
  return minorUnits <= MAX_AMOUNT ? minorUnits : null;
}
