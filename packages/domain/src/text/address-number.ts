import { foldDigits, stripInvisible } from "./digits.js";

const numberOf = (text: string, pattern: RegExp): string | null => {
  const digits = stripInvisible(foldDigits(text)).trim();
  if (!pattern.test(digits)) return null;
  const plain = digits.replace(/^0+/, "");
  return plain === "" ? null : plain;
};

/** A zone of Qatar: 1 to 3 digits of any script, without leading zeros; null when invalid (REQ-ACCOUNT-26). */
export function normaliseZone(text: string): string | null {
  return numberOf(text, /^\d{1,3}$/);
}

/** A building number: 1 to 5 digits of any script, without leading zeros; null when invalid (REQ-ACCOUNT-26). */
export function normaliseBuilding(text: string): string | null {
  return numberOf(text, /^\d{1,5}$/);
}

/**
 * Normalizes the table number of a dine-in order, 1 to 20 letters or digits of any script: upper case, Western digits,
 * without leading zeros or blanks ("٠٧" is "7", "a 12" is "A12"). Null when invalid (REQ-ORDER-33).
 */
export function normaliseTable(text: string): string | null {
  const table = stripInvisible(foldDigits(text))
    .replace(/[\s-]+/g, "")
    .replace(/^0+(?=.)/, "")
    .toUpperCase();
  return /^[\p{L}\d]{1,20}$/u.test(table) && table !== "0" ? table : null;
}
