import { readCode } from "./code.js";
import { plainText, withoutBlanks } from "./plain-text.js";

const numberOf = (text: string, pattern: RegExp): string | null => {
  const digits = withoutBlanks(plainText(text));
  if (!pattern.test(digits)) return null;
  const plain = digits.replace(/^0+/, "");
  return plain === "" ? null : plain;
};

/** A zone of Qatar: 1 to 3 digits of any script, without leading zeros; null when invalid (REQ-ACCOUNT-26). */
export function readZone(text: string): string | null {
  return numberOf(text, /^\d{1,3}$/);
}

/** A building number: 1 to 5 digits of any script, without leading zeros; null when invalid (REQ-ACCOUNT-26). */
export function readBuilding(text: string): string | null {
  return numberOf(text, /^\d{1,5}$/);
}

/**
 * The table number of a dine-in order, a code of 1 to 20 letters or digits without leading zeros ("٠٧" is "7", "a 12" is
 * "A12"). Null when invalid (REQ-ORDER-33).
 */
export function readTable(text: string): string | null {
  const table = readCode(text).replace(/^0+(?=.)/, "");
  return /^[\p{L}\d]{1,20}$/u.test(table) && table !== "0" ? table : null;
}
