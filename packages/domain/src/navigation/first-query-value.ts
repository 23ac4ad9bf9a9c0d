/**
 * The decoded value of the first pair of a query string, whatever its name; null without any (REQ-AUTH-45). The
 * verification screens open when it is `true`: a matter of tidy navigation, never of permission.
 */
export function firstQueryValue(search: string): string | null {
  for (const [, value] of new URLSearchParams(search)) return value;
  return null;
}
