import { foldSearchText } from "./fold-search-text.js";

/** Consonant of each Arabic letter; letters that are missing are vowels or silent. */
const ARABIC: Readonly<Record<string, string>> = {
  ب: "B",
  ت: "T",
  ث: "T",
  ج: "J",
  ح: "H",
  خ: "C",
  د: "D",
  ذ: "D",
  ر: "R",
  ز: "Z",
  س: "S",
  ش: "X",
  ص: "S",
  ض: "D",
  ط: "T",
  ظ: "D",
  غ: "G",
  ف: "F",
  ق: "K",
  ك: "K",
  ل: "L",
  م: "M",
  ن: "N",
  ه: "H",
};

/** Consonants of Latin letters, longer sequences first; several when one letter is used for several. */
const LATIN: readonly (readonly [spelling: RegExp, consonants: readonly string[]])[] = [
  [/^t?ch/, ["J", "X", "K"]],
  [/^sh/, ["X"]],
  [/^kh|^5/, ["C"]],
  [/^gh/, ["G", "K"]],
  [/^th/, ["T", "D", "S"]],
  [/^dh/, ["D"]],
  [/^ph|^f+/, ["F"]],
  [/^v+/, ["F", ""]],
  [/^c(?=[eiy])|^s+|^9/, ["S"]],
  [/^x/, ["KS"]],
  [/^g+/, ["K", "J", "G"]],
  [/^q+/, ["K", "G"]],
  [/^[ck]+/, ["K"]],
  [/^[bp]+/, ["B"]],
  [/^t+|^6/, ["T"]],
  [/^j+/, ["J"]],
  [/^h+|^7/, ["H"]],
  [/^d+/, ["D"]],
  [/^r+/, ["R"]],
  [/^z+/, ["Z"]],
  [/^l+/, ["L"]],
  [/^m+/, ["M"]],
  [/^n+/, ["N"]],
];

/** Folded spellings that differ in a consonant, and the word they mean. */
const ALIASES: Readonly<Record<string, string>> = {
  مكبوس: "مجبوس",
  makboos: "مجبوس",
  makbous: "مجبوس",
  samosa: "سمبوسه",
  samosas: "سمبوسه",
  ghanoush: "غنوج",
  ganoush: "غنوج",
  manaeesh: "مناقيش",
  manaish: "مناقيش",
  ouzi: "قوزي",
  oozi: "قوزي",
};

/** The Arabic article as a separate word in Latin letters. */
const LATIN_ARTICLES = ["al", "el", "il", "ul"];
/** Maximum readings of one word: more would be guesses and slow. */
const MAX_READINGS = 12;

/**
 * The consonants a word may sound like: "shawrma", "chawerma" and «شاورما» share `XRM`. Accepts Arabic and Latin
 * letters and the digits used for Arabic letters (7 is ح, 3 is ع, 5 is خ). Vowels and doubled letters do not
 * count; a vowel at the beginning is `A`. Empty for a word without such letters. Pass a word folded by
 * `foldSearchText` (REQ-CATALOG-38). Never throws.
 */
export function soundsOf(word: string): string[] {
  if (Object.hasOwn(ALIASES, word)) return [arabicSound(ALIASES[word]!)];
  if (/[\u0621-\u064a]/.test(word)) return [arabicSound(word)];
  return /[a-z]/.test(word) ? latinSounds(word) : [];
}

/**
 * The index keys of a text: each word folded, and its possible sounds (see {@link soundsOf};
 * sounds are upper case, words are not). Without duplicates. Never throws (REQ-CATALOG-38).
 */
export function searchKeys(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => [word, ...soundsOf(word)]))];
}

/** How well a text matches a search: 3 begins with it, 2 contains it, 1 sounds like it, 0 no match. */
export type SearchRank = 0 | 1 | 2 | 3;

/**
 * How well `text` matches a search (REQ-CATALOG-38). Spellings of Arabic count as equal (see `foldSearchText`);
 * Arabic typed in Latin letters is matched by sound, word by word in any order; the last word may be incomplete. An
 * empty search is 3.
 */
export function searchRank(text: string, typed: string): SearchRank {
  const folded = foldSearchText(text);
  const wanted = foldSearchText(typed);
  if (folded.startsWith(wanted)) return 3;
  if (folded.includes(wanted)) return 2;
  const sounds = wordsOf(text).map(soundsOf);
  const searched = wordsOf(typed).map((word) => ({ word, heard: soundsOf(word) }));
  // One consonant alone matches too much.
  if (searched.every(({ heard }) => heard.every((sound) => sound.length < 2))) return 0;
  const isLast = (index: number) => index === searched.length - 1;
  const words = wordsOf(text);
  return searched.every(({ word, heard }, index) =>
    words.some(
      (other, at) =>
        other === word ||
        heard.some((sound) =>
          sounds[at]!.some(
            (its) => its === sound || (isLast(index) && sound.length > 2 && its.startsWith(sound)),
          ),
        ),
    ),
  )
    ? 1
    : 0;
}

/** The folded words of a text, without a Latin article unless nothing else remains. */
function wordsOf(text: string): string[] {
  const words = foldSearchText(text)
    .split(" ")
    .filter((word) => word !== "");
  const bare = words.filter((word) => !LATIN_ARTICLES.includes(word));
  return bare.length === 0 ? words : bare;
}

function arabicSound(word: string): string {
  const first = word[0]!;
  const start = first === "و" ? "W" : first === "ي" ? "Y" : Object.hasOwn(ARABIC, first) ? "" : "A";
  // «ة» at the end, folded to «ه», is a vowel.
  const heard = Array.from(word.replace(/(?<=.)ه$/, ""), (letter) => ARABIC[letter] ?? "");
  return settle(start + heard.join(""));
}

function latinSounds(word: string): string[] {
  const start = /^[aeiou23]/.test(word) ? "A" : word[0] === "w" ? "W" : word[0] === "y" ? "Y" : "";
  let readings = [start];
  let rest = word.replace(/(?<=[aeiouy])h$/, "");
  while (rest !== "") {
    const found = LATIN.find(([spelling]) => spelling.test(rest));
    if (found) {
      const [spelling, consonants] = found;
      readings = readings
        .flatMap((reading) => consonants.map((consonant) => reading + consonant))
        .slice(0, MAX_READINGS);
      rest = rest.replace(spelling, "");
    } else {
      rest = rest.slice(1);
    }
  }
  return [...new Set(readings.map(settle))];
}

/** «سنبوسة» and "sambousa" sound alike: before a b, n is m. */
function settle(sound: string): string {
  return sound.replaceAll("NB", "MB");
}
