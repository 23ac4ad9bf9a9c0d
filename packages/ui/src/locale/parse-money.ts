import { qatar, type Currency } from "./market.js";

/**
 * Parses an amount as typed, in digits of any script, to minor units of the currency. Null when the text is not an
 * amount.
 */
export function parseMoney(text: string, { decimals }: Currency = qatar.currency): number | null {
  const plain = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace("٫", ".")
    .replace(/[,٬\s]/g, "");
  const [, whole, fraction = ""] = /^(\d{1,7})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, "0"));
}

/** An amount in minor units as a person types it: `12.5`. */
export function moneyText(amount: number, { decimals }: Currency = qatar.currency): string {
  return String(amount / 10 ** decimals);
}
