import type { Suggestion } from "@talabee/contract";
import { foldSearchText } from "@talabee/domain";
import { withoutPreposition } from "./search-words.js";

/** A word as written, with diacritics, apostrophes and zero-width characters. */
const WORD = /[\p{L}\p{N}\p{M}'’`\u200b-\u200f\u2060\ufeff]+/gu;

/** Ranges of a text, in UTF-16 units, whose words begin with a typed word. `typed` are folded words. */
export function highlight(text: string, typed: readonly string[]): Suggestion["highlight"] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const longest = typed
      .filter((word) => isBegunBy(match[0], word))
      .reduce((most, word) => (word.length > most.length ? word : most), "");
    return longest === "" ? [] : [within(match[0], match.index, longest)];
  });
}

function isBegunBy(written: string, typed: string): boolean {
  const folded = foldSearchText(written);
  return folded.startsWith(typed) || withoutPreposition(folded).startsWith(typed);
}

/** The range of a written word that folds to the typed text: without a leading article, with its diacritics. */
function within(written: string, at: number, typed: string): { start: number; length: number } {
  const reads = (start: number, end: number) => foldSearchText(written.slice(start, end)).startsWith(typed);
  let end = 1;
  while (end < written.length && !reads(0, end) && !readsWithoutPreposition(written, end, typed)) end++;
  let start = end - 1;
  while (start > 0 && !reads(start, end)) start--;
  while (end - 1 > start && reads(start, end - 1)) end--;
  return { start: at + start, length: end - start };
}

function readsWithoutPreposition(written: string, end: number, typed: string): boolean {
  return withoutPreposition(foldSearchText(written.slice(0, end))).startsWith(typed);
}
