import { foldDigits } from "../field/index.js";

/** Keeps letters and digits, digits as 0-9. Removes spaces, dashes and direction marks. */
export function cleanCode(text: string): string {
  return foldDigits(text.normalize("NFKC")).replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Extracts the code from pasted text: "123 456", "Code: 123456", "رمزك هو ١٢٣٤٥٦". A run of `length` digits, spaced or
 * not, is the code. Otherwise a text that fits the boxes is used as is, and of any other text only the digits.
 */
export function extractCode(text: string, length: number): string {
  const folded = foldDigits(text).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3]/gu, "");
  const run = folded.match(new RegExp(`(?<!\\d)\\d(?:[\\s\\p{Dash}.]?\\d){${length - 1}}(?!\\d)`, "u"));
  if (run) return cleanCode(run[0]);
  const cleaned = cleanCode(folded);
  return (cleaned.length <= length ? cleaned : cleaned.replace(/\D/g, "")).slice(0, length);
}
