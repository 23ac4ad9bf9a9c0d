/** Every character of Unicode, one text each: without surrogates, private use, and what is not assigned and not ignored. */
const EVERY: readonly string[] = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((one) => !/\p{Co}|(?!\p{Default_Ignorable_Code_Point})\p{Cn}/u.test(one));

/** All characters that match a pattern, such as `\p{Cf}`. */
export function charactersOf(pattern: RegExp): readonly string[] {
  return EVERY.filter((character) => pattern.test(character));
}

/** The code points of a text, for messages of tests. */
export function escaped(text: string): string {
  return Array.from(
    text,
    (one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`,
  ).join(" ");
}
