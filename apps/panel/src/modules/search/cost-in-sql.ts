import { type SQL, sql } from "drizzle-orm";
import type { Alternative, QueryPart } from "./query-part.js";

/** Bars after a text in a search key, by where it is found at the latest; see the column. */
export const IN_NAME = "%|%|%|%";
const PLACES = [
  [IN_NAME, 0],
  ["%|%|%", 1],
  ["%|%", 2],
  ["%", 4],
] as const;
/** Minimum cost of a missing query part. */
export const MISSING = 12;

/**
 * Cost of documents, the same as in find-matches.ts except for the rarity of a missing part: the database puts them in order
 * with it, so that only the best are read.
 */
export function costOf(parts: readonly QueryPart[], typed: string): SQL {
  return sql.join([...parts.map(costOfPart), costOfName(typed)], sql` + `);
}

function costOfPart({ alternatives }: QueryPart): SQL {
  return sql`least(${MISSING}::int, ${sql.join(alternatives.map(costOfText), sql`, `)})`;
}

/** Each pattern also matches what the one before it matches. */
function costOfText({ text, cost, whole }: Alternative): SQL {
  const cases = PLACES.flatMap(([after, far]) => [
    sql`when d.search_key like ${`% ${text} ${after}`} then ${cost + far}::int`,
    ...(whole ? [] : [sql`when d.search_key like ${`% ${text}${after}`} then ${cost + far + 1}::int`]),
  ]);
  return sql`case ${sql.join(cases, sql` `)} else ${MISSING}::int end`;
}

function costOfName(typed: string): SQL {
  const is = (pattern: string) => sql`d.search_key like ${pattern}`;
  return sql`case
    when ${is(` ${typed} |%`)} or ${is(`%| ${typed} |%|%|%`)} then 0
    when ${is(` ${typed}%|${IN_NAME}`)} or ${is(`%| ${typed}${IN_NAME}`)} then 0.25
    else 0.5 end`;
}
