import { sql } from "drizzle-orm";
import { executeRows } from "../../db/execute-rows.js";
import type { Queries } from "../../db/database.js";
import {
  afterPrefix,
  maxEditDistance,
  deletionsOf,
  searchWords,
  editDistance,
  phoneticSearchKeys,
  withoutPreposition,
} from "./search-words.js";

/** A text to search for in place of the typed one. */
export interface Alternative {
  readonly text: string;
  /** Distance from the typed text: 0 the same, 1 a form or synonym, 2 sounds alike, 3 misspelled. */
  readonly cost: 0 | 1 | 2 | 3;
  /** Match whole words only; else the text may be a prefix. */
  readonly whole: boolean;
}

/** One word of the query, or several that mean one thing. */
export interface QueryPart {
  readonly typed: string;
  /** Nearest first; the first is the typed text. */
  readonly alternatives: readonly Alternative[];
  /** The correction of an unknown word; null if the typed text was used. */
  readonly corrected: string | null;
}

/** Words without meaning for a search, folded. */
const FILLERS = new Set(
  "a an and at for from in of on or the to with best near me و مع من في علي او عن ب".split(" "),
);
/** Further words are ignored. */
const MAX_WORDS = 8;
const LONGEST_ALIAS = 3;
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

const same = (text: string): Alternative => ({ text, cost: 0, whole: false });

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

/** A list as a single PostgreSQL array parameter. */
export function textArray(texts: readonly string[]) {
  return sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`}::text[]`;
}

/** Finds synonyms of words. With `isTyped`, the last word may be a prefix, and several words may be one alias. */
async function findAliases(queries: Queries, words: readonly string[], isIncomplete: boolean) {
  const runs = words.flatMap((_, at) =>
    Array.from({ length: isIncomplete ? LONGEST_ALIAS : 1 }, (_more, more) =>
      words.slice(at, at + more + 1).join(" "),
    ),
  );
  const last = words.at(-1)!;
  const isPrefix =
    !isIncomplete || last.length < 3
      ? sql`false`
      : sql`(alias operator(pg_catalog.~>=~) ${last} and alias operator(pg_catalog.~<~) ${afterPrefix(last)})`;
  const rows = await executeRows<{ alias: string; canonical: string }>(
    queries,
    sql`select alias, canonical from search_aliases where alias = any(${textArray(runs)}) or ${isPrefix} limit 200`,
  );
  const known = new Set(rows.map(({ alias }) => alias));
  return {
    /** How many words from this position have a synonym together; 1 if none. */
    longestAt(all: readonly string[], at: number): number {
      for (let length = Math.min(LONGEST_ALIAS, all.length - at); length > 1; length--) {
        if (known.has(all.slice(at, at + length).join(" "))) return length;
      }
      return 1;
    },
    of(text: string, isLast: boolean): Alternative[] {
      const exact = rows.filter(({ alias }) => alias === text);
      const found =
        exact.length > 0 || !isLast || text.length < 3
          ? exact
          : rows.filter(({ alias }) => alias.startsWith(text));
      return found.map(({ canonical }) => ({ text: canonical, cost: 1, whole: true }));
    },
  };
}

/** Finds which words are words or prefixes of words, and which adjacent ones form one word. */
async function knownWords(queries: Queries, words: readonly string[]) {
  const pairs = words.slice(1).map((word, at) => words[at]! + word);
  const rows = await executeRows<{ word: string }>(
    queries,
    sql`
      select t.word from unnest(${textArray(words)}, ${textArray(words.map(afterPrefix))}) t (word, after)
      where exists (
        select 1 from search_words w
        where w.word operator(pg_catalog.~>=~) t.word and w.word operator(pg_catalog.~<~) t.after
      )
      union all select word from search_words where word = any(${textArray(pairs)})`,
  );
  const known = new Set(rows.map(({ word }) => word));
  return {
    has: (word: string) => known.has(word),
    isOne: (word: string, next: string | undefined) => next !== undefined && known.has(word + next),
  };
}

/** Splits a word into two known words of at least three letters; null if impossible. */
async function splitWord(queries: Queries, word: string): Promise<string | null> {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
  if (cuts.length === 0) return null;
  const rows = await executeRows<{ word: string }>(
    queries,
    sql`select word from search_words where word = any(${textArray(
      cuts.flatMap((cut) => [word.slice(0, cut), word.slice(cut)]),
    )})`,
  );
  const known = new Set(rows.map((row) => row.word));
  const cut = cuts.find((one) => known.has(word.slice(0, one)) && known.has(word.slice(one)));
  return cut === undefined ? null : `${word.slice(0, cut)} ${word.slice(cut)}`;
}

/** Finds words that sound like the typed ones; for known words only unambiguous matches. */
async function wordsByPhonetics(
  queries: Queries,
  words: readonly string[],
  known: { has(word: string): boolean },
) {
  const phoneticKeysFor = (word: string, isPrefixAllowed: boolean) =>
    phoneticSearchKeys(word, isPrefixAllowed, known.has(word) ? 3 : 2);
  const meaningful = words.flatMap((word, at) =>
    phoneticKeysFor(word, at === words.length - 1 && !known.has(word)),
  );
  const rows =
    meaningful.length === 0
      ? []
      : await executeRows<{ word: string; sounds: string[] }>(
          queries,
          sql`select word, sounds from search_words where sounds && ${textArray(meaningful)} limit 200`,
        );
  return (word: string, isLast: boolean): Alternative[] => {
    const matchesBySound = (sounds: readonly string[]) => {
      const found = rows
        .filter((row) => row.word !== word && sounds.some((sound) => row.sounds.includes(sound)))
        .filter((row) => isOtherScript(word, row.word) || editDistance(word, row.word) <= word.length / 2)
        .toSorted((a, b) => editDistance(word, a.word) - editDistance(word, b.word));
      // Letters may have several sounds: the nearest word in the same script shows which is meant.
      const nearest = found.find((row) => !isOtherScript(word, row.word));
      return found
        .filter((row) => nearest === undefined || row.sounds.some((sound) => nearest.sounds.includes(sound)))
        .map((row): Alternative => ({ text: row.word, cost: 2, whole: true }));
    };
    const whole = matchesBySound(phoneticKeysFor(word, false));
    return whole.length > 0 || !isLast || known.has(word)
      ? whole
      : matchesBySound(phoneticKeysFor(word, true));
  };
}

const isOtherScript = (a: string, b: string) => /[\u0621-\u064a]/.test(a) !== /[\u0621-\u064a]/.test(b);

/** Words within the maximum edit distance, likeliest first. */
async function wordsByEditDistance(
  queries: Queries,
  word: string,
  isPrefixAllowed: boolean,
): Promise<string[]> {
  const most = maxEditDistance(word);
  if (most === 0) return [];
  const near = await executeRows<{ word: string }>(
    queries,
    sql`select word from search_words where deletions && ${textArray(deletionsOf(word))} limit 500`,
  );
  const found = near
    .map((row) => ({ word: row.word, misspellings: editDistance(word, row.word) }))
    .filter(({ misspellings }) => misspellings <= most);
  if (found.length === 0 && isPrefixAllowed) found.push(...(await prefixesByEditDistance(queries, word)));
  return found
    .toSorted(
      (a, b) =>
        a.misspellings - b.misspellings ||
        Math.abs(a.word.length - word.length) - Math.abs(b.word.length - word.length),
    )
    .slice(0, 4)
    .map((row) => row.word);
}

/** Words whose prefix is one edit away from the typed text; the first two letters must match. */
async function prefixesByEditDistance(
  queries: Queries,
  word: string,
): Promise<{ word: string; misspellings: number }[]> {
  const start = word.slice(0, 2);
  const rows = await executeRows<{ word: string }>(
    queries,
    sql`
      select word from search_words
      where word operator(pg_catalog.~>=~) ${start} and word operator(pg_catalog.~<~) ${afterPrefix(start)}
      limit 1000`,
  );
  return rows.flatMap((row) => {
    const misspellings = Math.min(
      ...[-1, 0, 1].map((more) => editDistance(word, row.word.slice(0, word.length + more))),
    );
    return misspellings <= 1 ? [{ word: row.word, misspellings }] : [];
  });
}
