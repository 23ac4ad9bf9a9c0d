import { foldDigits } from "./digits.js";
import { normalize } from "./normalize.js";

/** Characters that cannot be seen. */
const INVISIBLE = /[\p{Cf}\p{Cs}\ufffc\p{Default_Ignorable_Code_Point}]/gu;
/** The part before the @: letters, digits and the signs of RFC 5322, with single dots between them (RFC 6531 for scripts). */
const LOCAL = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An e-mail address as it is stored and compared: plain, lower case, the domain in ASCII (punycode), without what cannot be
 * seen (REQ-FORM-25). Whether it is one says {@link isEmail}. Idempotent.
 */
export function readEmail(text: string): string {
  const visible = normalize(text, "NFKC").replace(INVISIBLE, "");
  const plain = normalize(visible.trim().toLowerCase(), "NFKC");
  const at = plain.lastIndexOf("@");
  if (at < 0) return plain;
  const [local, domain] = [plain.slice(0, at), plain.slice(at + 1)];
  // Digits of an Arabic keyboard in an address of Latin letters.
  const folded = foldDigits(local);
  return `${/^[ -~]*$/.test(folded) ? folded : local}@${asciiDomain(domain)}`;
}

/** Whether a mailbox can have an address that {@link readEmail} read: at most 254 characters, 64 bytes before the @. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split(".");
  return (
    at > 0 &&
    email.length <= 254 &&
    new TextEncoder().encode(local).length <= 64 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    // An address of a machine is no domain.
    !/^\d+$/.test(labels.at(-1)!)
  );
}

/** A domain in ASCII; empty if it is none, unchanged if it has signs of a URL. */
function asciiDomain(domain: string): string {
  // Everything else that a URL's host may have would be read as a part of a URL.
  if (!/^[\p{L}\p{M}\p{Nd}.。-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    // Punycode of no characters, for example.
    return "";
  }
}
