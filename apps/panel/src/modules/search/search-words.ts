import { foldSearchText, soundsOf } from "@talabee/domain";

/** Splits a text into folded words. */
export function searchWords(text: string): string[] {
  return foldSearchText(text)
    .split(" ")
    .filter((word) => word !== "");
}

/**
 * An Arabic word without a prefixed preposition or conjunction followed by the article: «بالجبن» is «جبن». Removed only
 * if at least `left` letters remain.
 */
export function withoutPreposition(word: string, left = 3): string {
  return new RegExp(`^[بوكف](?:ال)([\\u0621-\\u064a]{${left},})$`).exec(word)?.[1] ?? word;
}

/**
 * A guess of an Arabic word without a prefixed «و» or «ب»; null if there is none. Only a guess: «وردة» is not «ردة».
 */
export function guessedWithoutPreposition(word: string): string | null {
  return /^[بو]([\u0621-\u064a]{3,})$/.exec(word)?.[1] ?? null;
}

/** Maximum length of a stored phrase: longer than what people type before they choose. */
const PHRASE_LENGTH = 64;

/** The suffixes of a name from each of its words, so that it is found by any of them. */
export function phrasesOf(words: readonly string[]): string[] {
  return words.map((word, at) =>
    [at === 0 ? word : withoutPreposition(word), ...words.slice(at + 1)]
      .join(" ")
      .slice(0, PHRASE_LENGTH)
      .trimEnd(),
  );
}

/** Words of this length may have two edits, shorter ones one, and the shortest none. */
const TWO_EDITS_LENGTH = 7;
const ONE_EDIT_LENGTH = 4;
/** Only the beginning of longer words is compared. */
const COMPARED_LENGTH = 14;

/** Maximum edit distance at which a word still matches. */
export function maxEditDistance(word: string): 0 | 1 | 2 {
  return word.length < ONE_EDIT_LENGTH ? 0 : word.length < TWO_EDITS_LENGTH ? 1 : 2;
}

/** A word and its variants with one letter deleted, or two where two edits are allowed. */
export function deletionsOf(word: string): string[] {
  const start = word.slice(0, COMPARED_LENGTH);
  const found = new Set([start]);
  let shortened = [start];
  for (let edit = 0; edit < maxEditDistance(word); edit++) {
    shortened = shortened.flatMap((text) =>
      Array.from(text, (_letter, at) => text.slice(0, at) + text.slice(at + 1)),
    );
    for (const text of shortened) found.add(text);
  }
  return [...found];
}

/** Shorter phonetic prefixes match too many words. */
const MIN_PREFIX = 3;
/** Marks a phonetic key as a prefix. */
const PREFIX_MARK = "~";

/** Phonetic keys of a word, including those of its prefixes. */
export function phoneticKeys(word: string): string[] {
  const sounds = soundsOf(word);
  const prefixes = sounds.flatMap((sound) =>
    Array.from(
      { length: Math.max(0, sound.length - MIN_PREFIX) },
      (_, at) => sound.slice(0, MIN_PREFIX + at) + PREFIX_MARK,
    ),
  );
  return [...new Set([...sounds, ...prefixes])].filter((sound) => sound.length > 1);
}

/** Phonetic keys to search a word by; an incomplete word also matches prefixes. */
export function phoneticSearchKeys(word: string, isIncomplete: boolean, atLeast: number): string[] {
  const sounds = soundsOf(word).filter((sound) => sound.length >= atLeast);
  return isIncomplete ? sounds.flatMap((sound) => [sound, sound + PREFIX_MARK]) : sounds;
}

/** The first text after all texts with this prefix, in code point order. */
export function afterPrefix(prefix: string): string {
  const letters = Array.from(prefix);
  const last = letters.pop()!.codePointAt(0)!;
  // Skip surrogates.
  return letters.join("") + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}

/** Damerau-Levenshtein distance (restricted): insertions, deletions, substitutions and swaps of adjacent letters. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
