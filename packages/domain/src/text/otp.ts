import { foldDigits, stripInvisible } from "./digits.js";

/** Digits of a verification code (REQ-AUTH-33). */
export const OTP_LENGTH = 6;

/**
 * Reads a code out of what was typed or pasted: "123 456", "١٢٣٤٥٦", "Code: 123456" (REQ-AUTH-39). Without six digits
 * in a row the text comes back folded and without blanks, to be shown and judged by {@link isOtp}.
 */
export function readOtp(text: string): string {
  const folded = stripInvisible(foldDigits(text));
  // An unbroken run first, so that "10 minutes, code 123456" is not read across the words.
  const run = /(?:^|\D)(\d{6})(?!\d)/.exec(folded) ?? /(?:^|\D)(\d(?:[\s\-–—]?\d){5})(?!\d)/.exec(folded);
  return (run?.[1] ?? folded).replace(/[\s\-–—]/g, "");
}

/** Whether this is a code by shape: exactly six Western digits (REQ-AUTH-38). */
export function isOtp(code: string): boolean {
  return /^\d{6}$/.test(code);
}
