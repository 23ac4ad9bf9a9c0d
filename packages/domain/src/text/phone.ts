import { foldDigits, stripInvisible } from "./digits.js";

/**
 * A mobile number as E.164, e.g. "+97455123456", or null when invalid (REQ-FORM-26). Accepts digits of any script,
 * blanks, dashes, dots and brackets. Without a country code it is Qatari: 8 digits beginning 3, 5, 6 or 7.
 */
export function normalisePhone(text: string): string | null {
  const bare = stripInvisible(foldDigits(text)).replace(/[\s\-–—.()]/g, "");
  const international = bare.replace(/^00/, "+").replace(/^974(?=\d{8}$)/, "+974");
  if (/^[3567]\d{7}$/.test(international)) return `+974${international}`;
  if (international.startsWith("+974"))
    return /^\+974[3567]\d{7}$/.test(international) ? international : null;
  return /^\+[1-9]\d{7,14}$/.test(international) ? international : null;
}
