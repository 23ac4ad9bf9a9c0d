/**
 * Converts the decimal digits of every script to 0-9 and keeps all other characters. Unicode encodes the digits of a script as
 * runs from zero to nine, so that the distance to the beginning of the run is the value.
 */
export function foldDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}

/**
 * Keeps what a number of at most `length` digits has of a typed or pasted text: digits as 0-9, no blanks and nothing that
 * cannot be seen, such as the direction marks around a number that was copied from an Arabic text. An input with
 * `maxLength` would count those, and cut the number.
 */
export function numberText(text: string, length: number): string {
  return foldDigits(text)
    .replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .slice(0, length);
}
