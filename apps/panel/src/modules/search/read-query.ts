import type { Queries } from "../../db/database.js";
import { findAliases } from "./find-aliases.js";
import {
  isOtherScript,
  knownWords,
  splitWord,
  wordsByEditDistance,
  wordsByPhonetics,
} from "./find-similar-words.js";
import type { Alternative, QueryPart } from "./query-part.js";
import { editDistance, searchWords, withoutPreposition } from "./search-words.js";

/** Words without meaning for a search, folded. */
const FILLERS = new Set(
  "a an and at for from in of on or the to with best near me و مع من في علي او عن ب".split(" "),
);

/** Further words are ignored. */
const MAX_WORDS = 8;

const MAX_ALTERNATIVES = 8;

/** The meaningful words of a query; all words if none is meaningful. */
export function meaningfulWords(typed: string): string[] {
  const words = searchWords(typed).slice(0, MAX_WORDS);
  const meaningful = words.filter((word) => !FILLERS.has(word));
  return meaningful.length === 0 ? words : meaningful;
}

/** Parses a query into parts with their alternatives. The last word may be incomplete. */
export async function readQuery(queries: Queries, typed: string): Promise<QueryPart[]> {
  const words = meaningfulWords(typed);
  if (words.length === 0) return [];
  const [aliases, known] = await Promise.all([findAliases(queries, words, true), knownWords(queries, words)]);
  const soundAlikes = await wordsByPhonetics(queries, words, known);
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = Math.max(aliases.longestAt(words, at), known.isOne(words[at]!, words[at + 1]) ? 2 : 1);
    const text = words.slice(at, at + length).join(" ");
    const isLast = at + length === words.length;
    at += length - 1;
    const others = aliases.of(text, isLast);
    if (length > 1) {
      const joined: Alternative = { text: text.replaceAll(" ", ""), cost: 1, whole: false };
      parts.push({ typed: text, alternatives: distinct([same(text), joined, ...others]), corrected: null });
    } else if (known.has(text) || others.length > 0) {
      const alternatives = [
        same(text),
        ...formsOf(text),
        ...others,
        ...(known.has(text) ? soundAlikes(text, isLast) : []),
      ];
      parts.push({ typed: text, alternatives: distinct(alternatives), corrected: null });
    } else {
      parts.push(await readUnknown(queries, text, soundAlikes(text, isLast), isLast));
    }
  }
  return parts;
}

/** Resolves a word that occurs in no name: by sound, as joined words, or as misspelled. */
async function readUnknown(
  queries: Queries,
  word: string,
  soundAlikes: readonly Alternative[],
  isLast: boolean,
): Promise<QueryPart> {
  const split = soundAlikes.length > 0 ? null : await splitWord(queries, word);
  const misspellings = split === null ? await wordsByEditDistance(queries, word, isLast) : [];
  // The same sound in the same script is another spelling; across scripts, one misspelling is as likely.
  const isSpelling = soundAlikes.some(({ text }) => !isOtherScript(word, text));
  const isMisspelling = !isSpelling && misspellings.length > 0 && editDistance(word, misspellings[0]!) === 1;
  const candidates: Alternative[] = [
    ...(split === null ? [] : [{ text: split, cost: 1, whole: true } as const]),
    ...misspellings.map((text) => ({ text, cost: isMisspelling ? 2 : 3, whole: false }) as const),
    ...soundAlikes,
  ];
  const others = await aliasesOf(queries, candidates);
  return {
    typed: word,
    alternatives: distinct([same(word), ...formsOf(word), ...candidates, ...others]),
    corrected: soundAlikes.length > 0 && !isMisspelling ? null : (split ?? misspellings[0] ?? null),
  };
}

/** Synonyms of the words that a misspelled word may mean. */
async function aliasesOf(queries: Queries, candidates: readonly Alternative[]): Promise<Alternative[]> {
  if (candidates.length === 0) return [];
  const aliases = await findAliases(
    queries,
    candidates.map(({ text }) => text),
    false,
  );
  return candidates.flatMap(({ text }) =>
    aliases.of(text, false).map((one) => ({ ...one, cost: 3 }) as const),
  );
}

/** A word as it was typed, at no cost. */
export const same = (text: string): Alternative => ({ text, cost: 0, whole: false });

function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const byText = new Map<string, Alternative>();
  for (const one of alternatives.toSorted((a, b) => a.cost - b.cost)) {
    if (!byText.has(one.text)) byText.set(one.text, one);
  }
  return [...byText.values()].slice(0, MAX_ALTERNATIVES);
}

/** The singular, and the word without its preposition. */
function formsOf(word: string): Alternative[] {
  const singular = /^([a-z]{3,})ies$/.exec(word)
    ? `${word.slice(0, -3)}y`
    : /(?:[sxzo]|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : /^[a-z]{3,}[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word;
  return [singular, withoutPreposition(word, 2)]
    .filter((form) => form !== word)
    .map((text) => ({ text, cost: 1, whole: false }));
}
