/**
 * The length of a text in characters of Unicode (code points), as JSON Schema and PostgreSQL count: an emoji of two UTF-16
 * units is one.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** The first `count` characters of a text, never half of one. */
export const firstCharacters = (text: string, count: number): string =>
  text.length <= count ? text : Array.from(text).slice(0, count).join("");
