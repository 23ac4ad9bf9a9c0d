import { normalize } from "./normalize.js";

/**
 * A password as it is compared, by the profile OpaqueString of RFC 8265: every blank is the ASCII one, and the same letters
 * are the same code points (NFC), whatever the keyboard. Nothing else changes (REQ-FORM-27). Idempotent.
 */
export function readPassword(text: string): string {
  return normalize(text.replace(/\p{Zs}/gu, " "), "NFC");
}
