import { foldDigits } from "../field/index.js";

/** What belongs in the boxes: letters and digits, digits as 0-9. Spaces, dashes and direction marks fall away. */
export function cleanCode(text: string): string {
  return foldDigits(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * The code in a pasted text: "123 456", "Code: 123456", "رمزك هو ١٢٣٤٥٦". A run of `length` digits, spaced or not,
 * is the code; a text that fits the boxes is taken as it is; of any other only the digits.
 */
export function codeIn(text: string, length: number): string {
  const folded = foldDigits(text).replace(/\p{Cf}/gu, "");
  const run = folded.match(new RegExp(`(?<!\\d)\\d(?:[\\s\\p{Pd}.]?\\d){${length - 1}}(?!\\d)`, "u"));
  if (run) return cleanCode(run[0]);
  const whole = cleanCode(folded);
  return (whole.length <= length ? whole : whole.replace(/\D/g, "")).slice(0, length);
}
