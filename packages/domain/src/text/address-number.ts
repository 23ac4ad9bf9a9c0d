import { foldDigits, stripInvisible } from "./digits.js";

const numberOf = (text: string, pattern: RegExp): string | null => {
  const digits = stripInvisible(foldDigits(text)).trim();
  if (!pattern.test(digits)) return null;
  const plain = digits.replace(/^0+/, "");
  return plain === "" ? null : plain;
};

/** A zone of Qatar: 1 to 3 digits of any script, without leading zeros; null when it is none (B32). */
export function normaliseZone(text: string): string | null {
  return numberOf(text, /^\d{1,3}$/);
}

/** A building number: 1 to 5 digits of any script, without leading zeros; null when it is none (B32). */
export function normaliseBuilding(text: string): string | null {
  return numberOf(text, /^\d{1,5}$/);
}
