/**
 * Whether text has the shape of a token of at most `maxLength` characters: the letters, digits and punctuation of bearer
 * and push tokens, including those with a number and a "|" in front. Any other character would make every request fail,
 * because tokens are sent in headers. Only the issuer can check whether the token is valid (REQ-STORAGE-27, REQ-API-38).
 */
export function isToken(text: string, maxLength: number): boolean {
  return text.length <= maxLength && /^[\w\-.~+/:|]+=*$/.test(text);
}
