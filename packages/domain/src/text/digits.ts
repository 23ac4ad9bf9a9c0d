/**
 * Turns the decimal digits of every script into 0-9; other characters stay (REQ-AUTH-39). Unicode encodes the digits of a
 * script as runs from zero to nine, so that the distance to the beginning of the run is the value.
 */
export function foldDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}
