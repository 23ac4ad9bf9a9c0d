import { foldDigits, stripInvisible } from "../text/digits.js";
import { MAX_AMOUNT } from "./dirhams.js";

/**
 * Parses an amount in riyals, as a person types it, to dirhams: "12.5", "1,234.50", "١٢٫٥" (REQ-MONEY-13). Null for
 * anything else: a sign, a currency, more than two decimals, more than {@link MAX_AMOUNT}.
 */
export function parseMoney(text: string): number | null {
  const plain = stripInvisible(foldDigits(text)).trim().replaceAll("٫", ".").replaceAll("٬", ",");
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match?.[1]) return null;
  // Joins the digits as text, so that no float is involved.
  const dirhams = Number(match[1].replaceAll(",", "") + (match[2] ?? "").padEnd(2, "0"));
  return dirhams <= MAX_AMOUNT ? dirhams : null;
}
