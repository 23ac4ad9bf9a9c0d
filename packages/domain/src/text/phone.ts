import { compact, plainText } from "./plain-text.js";

/**
 * Any telephone number as E.164, e.g. "+97444123456", or null when invalid: where a landline will do (REQ-FORM-26). Accepts
 * digits of any script, any blank, dash, dot and bracket. Without a country code it is Qatari: 8 digits beginning 3 to 7.
 */
export function readPhone(text: string): string | null {
  return phoneOf(text, /^[3-7]\d{7}$/);
}

/** As {@link readPhone}, but a Qatari number must be a mobile's: 8 digits beginning 3, 5, 6 or 7 (REQ-FORM-26). */
export function readMobile(text: string): string | null {
  return phoneOf(text, /^[3567]\d{7}$/);
}

function phoneOf(text: string, qatari: RegExp): string | null {
  const bare = compact(plainText(text)).replace(/[.·•\p{Ps}\p{Pe}]/gu, "");
  const international = bare.replace(/^00/, "+").replace(/^974(?=\d{8}$)/, "+974");
  if (qatari.test(international)) return `+974${international}`;
  if (international.startsWith("+974")) return qatari.test(international.slice(4)) ? international : null;
  return /^\+[1-9]\d{7,14}$/.test(international) ? international : null;
}
