/**
 * Whether text can be a token by shape: letters, digits and what bearer and push tokens are written with, also those with a "|" behind their number. Sent as
 * headers and fields, anything else would make every request fail; whether it is a good one only its issuer can
 * tell (REQ-STORAGE-27, REQ-API-38).
 */
export function isToken(text: string, maxLength: number): boolean {
  return text.length <= maxLength && /^[\w\-.~+/:|]+=*$/.test(text);
}
