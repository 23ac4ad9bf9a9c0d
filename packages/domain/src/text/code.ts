import { compact, plainText } from "./plain-text.js";
import { normalize } from "./normalize.js";

/**
 * A code as it is stored and compared: of a coupon, a voucher, an invitation, a bill, an authenticator (REQ-FORM-32). Upper
 * case, digits 0-9, without blanks, dashes and what cannot be seen, which copied codes often contain. Idempotent.
 */
export function readCode(text: string): string {
  // Upper case can be longer than lower case ("ß"), and can need to be composed again.
  return normalize(compact(plainText(text)).toUpperCase(), "NFKC");
}
