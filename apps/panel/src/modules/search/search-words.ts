import { foldSearchText, soundsOf } from "@talabee/domain";

/** The words of a text as search compares them. */
export function searchWords(text: string): string[] {
  return foldSearchText(text)
    .split(" ")
    .filter((word) => word !== "");
}

/**
 * An Arabic word without the preposition or conjunction it is written with: «بالجبن» is «جبن». With the article it is
 * sure, and taken off where `left` letters stay.
 */
export function withoutPreposition(word: string, left = 3): string {
  return new RegExp(`^[بوكف](?:ال)([\\u0621-\\u064a]{${left},})$`).exec(word)?.[1] ?? word;
}

/** What an Arabic word may be without «و» or «ب» before it; these are guesses: «وردة» is no «ردة». */
export function guessedWithoutPreposition(word: string): string | null {
  return /^[بو]([\u0621-\u064a]{3,})$/.exec(word)?.[1] ?? null;
}

/** The longest phrase that is kept: what people type before they choose. */
const PHRASE_LENGTH = 64;

/** A name from each of its words on, so that it is found under any of them. */
export function phrasesOf(words: readonly string[]): string[] {
  return words.map((word, at) =>
    [at === 0 ? word : withoutPreposition(word), ...words.slice(at + 1)]
      .join(" ")
      .slice(0, PHRASE_LENGTH)
      .trimEnd(),
  );
}

/** Words this long may have two slips, shorter ones one, and short ones none. */
const LONG = 7;
const SHORT = 4;
/** Of longer words only the beginning is looked at. */
const LOOKED_AT = 14;

/** How many slips a word may have and still be meant. */
export function maxEditDistance(word: string): 0 | 1 | 2 {
  return word.length < SHORT ? 0 : word.length < LONG ? 1 : 2;
}

/** A word, and what is left of it without one letter, or without two where it may have two slips. */
export function deletionsOf(word: string): string[] {
  const start = word.slice(0, LOOKED_AT);
  const found = new Set([start]);
  let shortened = [start];
  for (let slip = 0; slip < maxEditDistance(word); slip++) {
    shortened = shortened.flatMap((text) =>
      Array.from(text, (_letter, at) => text.slice(0, at) + text.slice(at + 1)),
    );
    for (const text of shortened) found.add(text);
  }
  return [...found];
}

/** Sounds shorter than this begin too many words. */
const BEGINNING = 3;
/** Stands behind a sound that only begins a word. */
const BEGUN = "~";

/** How a word sounds, and how it sounds while it is still typed. */
export function phoneticKeys(word: string): string[] {
  const sounds = soundsOf(word);
  const begun = sounds.flatMap((sound) =>
    Array.from(
      { length: Math.max(0, sound.length - BEGINNING) },
      (_, at) => sound.slice(0, BEGINNING + at) + BEGUN,
    ),
  );
  return [...new Set([...sounds, ...begun])].filter((sound) => sound.length > 1);
}

/** The sounds under which to look for a word; one that is still typed may also begin others. */
export function phoneticSearchKeys(word: string, isBegun: boolean, atLeast: number): string[] {
  const sounds = soundsOf(word).filter((sound) => sound.length >= atLeast);
  return isBegun ? sounds.flatMap((sound) => [sound, sound + BEGUN]) : sounds;
}

/** The first text after all that begin with this one, in the order of code points. */
export function afterPrefix(prefix: string): string {
  const letters = Array.from(prefix);
  const last = letters.pop()!.codePointAt(0)!;
  // Surrogates are no characters of their own.
  return letters.join("") + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}

/** How many letters were left out, added, taken for others or exchanged with their neighbours between two words. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (exchanged) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
