import { compact, plainText } from "./plain-text.js";

/** Digits of a verification code (REQ-AUTH-33). */
export const OTP_LENGTH = 6;

/**
 * Extracts a code from typed or pasted text: "123 456", "١٢٣٤٥٦", "Code: 123456" (REQ-AUTH-39). Without six
 * digits in a row, returns the text folded and without blanks, to be displayed and checked by {@link isOtp}.
 */
export function readOtp(text: string): string {
  const plain = plainText(text);
  // An unbroken run first, so that "10 minutes, code 123456" is not read across the words.
  const run =
    /(?:^|\D)(\d{6})(?!\d)/.exec(plain) ?? /(?:^|\D)(\d(?:[\s\p{Z}\p{Dash}]?\d){5})(?!\d)/u.exec(plain);
  return compact(run?.[1] ?? plain);
}

/** Whether text has the shape of a code: exactly six Western digits (REQ-AUTH-38). */
export function isOtp(code: string): boolean {
  return /^\d{6}$/.test(code);
}
