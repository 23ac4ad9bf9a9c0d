import { foldDigits } from "../field/fold-digits.js";

/**
 * Reads a number as people type or paste it, as a plain decimal (`-1234.5`); null if there is none. Digits of any script; the
 * Arabic separators; commas between groups of three (`1,500`), else as the decimal mark (`1,5`); a currency around it.
 */
export function readDecimal(text: string): string | null {
  const plain = foldDigits(text)
    .replace(/[\p{Cf}\s'’]/gu, "")
    .replace(/[−–]/g, "-")
    .replace(/٬/g, "")
    .replace(/٫/g, ".")
    .replace(/،/g, ",");
  const found = /-?(?:\d[\d.,]*|[.,]\d+)-?/.exec(plain)?.[0];
  if (found === undefined) return null;
  // Two numbers, such as a range, are none.
  if (/\d/.test(plain.replace(found, ""))) return null;
  const unsigned = found.replaceAll("-", "").replace(/[.,]$/, "");
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(unsigned);
  const decimal = isGrouped ? unsigned.replaceAll(",", "") : unsigned.replace(",", ".");
  if (!/^\d*(\.\d+)?$/.test(decimal)) return null;
  const [whole = "", fraction = ""] = decimal.split(".");
  const digits = `${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction && `.${fraction}`}`;
  return found.includes("-") && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Decimal places of a plain decimal, without zeros at the end. */
export const decimalsOf = (decimal: string): number =>
  (decimal.split(".")[1] ?? "").replace(/0+$/, "").length;

/** Whole minor units of a plain decimal, without rounding errors; null if it has more decimal places or is too large. */
export function toMinorUnits(decimal: string, decimals: number): number | null {
  if (decimalsOf(decimal) > decimals) return null;
  const [whole = "0", fraction = ""] = decimal.split(".");
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
  return Number.isSafeInteger(units) ? units : null;
}
