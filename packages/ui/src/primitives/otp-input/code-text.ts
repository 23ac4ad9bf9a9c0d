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
  const folded = foldDigits(text).replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "");
  const run = folded.match(new RegExp(`(?<!\\d)\\d(?:[\\s\\-\\u2010-\\u2015.]?\\d){${length - 1}}(?!\\d)`));
  if (run) return cleanCode(run[0]);
  const whole = cleanCode(folded);
  return (whole.length <= length ? whole : whole.replace(/\D/g, "")).slice(0, length);
}
