import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import type { Alternative } from "./query-part.js";
import { afterPrefix } from "./search-words.js";
import { textArray } from "./sql-array.js";

const LONGEST_ALIAS = 3;

/** Finds synonyms of words. With `isTyped`, the last word may be a prefix, and several words may be one alias. */
export async function findAliases(queries: Queries, words: readonly string[], isIncomplete: boolean) {
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
