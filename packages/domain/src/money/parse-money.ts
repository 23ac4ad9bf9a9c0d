import { foldDigits, stripInvisible } from "../text/digits.js";
import { MAX_AMOUNT } from "./dirhams.js";

/**
 * Dirhams from an amount in riyals as a person writes it: "12.5", "1,234.50", "١٢٫٥" (REQ-MONEY-13). Null for
 * anything else: a sign, a currency, more than two decimals, more than {@link MAX_AMOUNT}.
 */
export function parseMoney(text: string): number | null {
  const plain = stripInvisible(foldDigits(text)).trim().replaceAll("٫", ".").replaceAll("٬", ",");
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match?.[1]) return null;
  // Digits are put together as text: 12.5 never exists as a float.
  const dirhams = Number(match[1].replaceAll(",", "") + (match[2] ?? "").padEnd(2, "0"));
  return dirhams <= MAX_AMOUNT ? dirhams : null;
}
