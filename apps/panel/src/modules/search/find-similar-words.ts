import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import type { Alternative } from "./query-part.js";
import {
  afterPrefix,
  deletionsOf,
  editDistance,
  maxEditDistance,
  phoneticSearchKeys,
} from "./search-words.js";
import { textArray } from "./sql-array.js";

/** Finds which words are words or prefixes of words, and which adjacent ones form one word. */
export async function knownWords(queries: Queries, words: readonly string[]) {
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
export async function splitWord(queries: Queries, word: string): Promise<string | null> {
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
export async function wordsByPhonetics(
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

/** Whether one word is Arabic and the other is not. */
export const isOtherScript = (a: string, b: string) =>
  /[\u0621-\u064a]/.test(a) !== /[\u0621-\u064a]/.test(b);

/** Whether a word is the other with letters left out, which is likelier than a wrong letter: «بيزا» is «بيتزا», not «بيضا». */
function isLeftOut(typed: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at++;
  return at === typed.length;
}

/** Words within the maximum edit distance, likeliest first. */
export async function wordsByEditDistance(
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
        Number(isLeftOut(word, b.word)) - Number(isLeftOut(word, a.word)) ||
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
