import { type Language, LANGUAGES, type Suggestion } from "@talabee/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import type { Bilingual } from "../../db/schema.js";
import { highlight } from "./highlight.js";
import type { QueryPart } from "./query-part.js";
import { readQuery } from "./read-query.js";
import { afterPrefix, searchWords } from "./search-words.js";
import { withDetails } from "./suggestion-details.js";
import { textArray } from "./sql-array.js";
import { readStoreStates } from "./store-states.js";
import type { MarketTime } from "../../market-time.js";

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 10;
/** Phrases read before ranking, shared by the texts; at least this many for each. */
const PHRASES_READ = 40;
const MIN_PHRASES_READ = 10;
/** Phrases read for a query part, and how many of its alternatives, when the parts are not adjacent. */
const PART_PHRASES_READ = 150;
const PART_READINGS = 3;
/** Maximum number of other readings of the query. */
const MAX_READINGS = 5;
/** Rank of categories among stores and products, in tenths of stars. */
const CATEGORY_RATING = 50;

interface Found {
  readonly kind: Suggestion["type"];
  readonly subjectId: string;
  readonly storeId: string | null;
  readonly language: Language;
  readonly word: number;
  readonly name: Bilingual;
  /** 0 begins with the query, 1 contains a word that does, plus 2 for each step of distance. */
  readonly tier: number;
  /** The words of the text that match the query. */
  readonly typed: readonly string[];
}

/**
 * Phrases with these prefixes, in index order and limited to what is shown: the best of each of the next phrases, the
 * best of the first ones, and the same for stores and categories alone, which are few among many products.
 */
export function phrasesStatement(texts: readonly string[]) {
  const most = Math.max(MIN_PHRASES_READ, Math.floor(PHRASES_READ / texts.length));
  const columns = sql`s.kind, s.subject_id, s.language, s.word, s.phrase`;
  const inOrder = sql`order by s.phrase using operator(pg_catalog.~<~), s.weight desc nulls last`;
  const upTo = sql`s.phrase operator(pg_catalog.~<~) v.after`;
  const places = sql`and s.kind <> 'product'`;
  const first = (only: SQL, limit: number) => sql`
    select v.reading, x.* from v cross join lateral (
      select ${columns} from search_phrases s
      where s.phrase operator(pg_catalog.~>=~) v.text and ${upTo} ${only} ${inOrder} limit ${limit}
    ) x`;
  return sql`
    with recursive v as (
      select * from unnest(${textArray(texts)}, ${textArray(texts.map(afterPrefix))}) with ordinality v (text, after, reading)
    ),
    next as (
      select f.*, 1 as step from (${first(sql``, 1)}) f
      union all
      select n.reading, x.*, n.step + 1 from next n join v on v.reading = n.reading cross join lateral (
        select ${columns} from search_phrases s
        where s.phrase operator(pg_catalog.~>~) n.phrase and ${upTo} ${inOrder} limit 1
      ) x
      where n.step < ${Math.ceil(most / 2)}
    ),
    found as (
      (${first(sql``, most)})
      union (${first(places, most)})
      union select reading, kind, subject_id, language, word, phrase from next
    )
    select f.reading::int as reading, f.kind, f.subject_id as "subjectId", f.language, f.word, d.name, d.store_id as "storeId"
    from found f join search_documents d on d.kind = f.kind and d.subject_id = f.subject_id
    where d.active`;
}

interface PhraseRow extends Omit<Found, "tier" | "typed"> {
  /** Index of the matched text, from 1. */
  readonly reading: number;
}

/** Suggestions for an incomplete query: by match, then open stores, then rating (REQ-CATALOG-38). */
export async function suggest(
  queries: Queries,
  typed: string,
  language: Language,
  time: MarketTime,
): Promise<Suggestion[]> {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const found = await findByPrefix(queries, [{ words, cost: 0 }]);
  if (countTexts(found) < MAX_SUGGESTIONS) {
    const parts = await readQuery(queries, typed);
    const others = otherReadings(parts, words.join(" "));
    if (others.length > 0) found.push(...(await findByPrefix(queries, others)));
    if (parts.length > 1 && countTexts(found) < MAX_SUGGESTIONS)
      found.push(...(await findInAnyOrder(queries, parts)));
  }
  // Names in Latin letters are of no use among Arabic ones; an Arabic query asks for Arabic ones in any language.
  const shown = isArabic(typed) ? "ar" : language;
  return withDetails(queries, await rank(queries, found, shown, time), language, time);
}

const isArabic = (text: string) => /[\u0621-\u064a]/.test(text);

/** One way to read the query, and its distance from the typed text. */
interface Reading {
  readonly words: readonly string[];
  readonly cost: number;
}

async function findByPrefix(queries: Queries, readings: readonly Reading[]): Promise<Found[]> {
  const texts = readings.map(({ words }) => words.join(" "));
  const rows = await executeRows<PhraseRow>(queries, phrasesStatement(texts));
  return rows.map(({ reading, ...row }) => {
    const { words, cost } = readings[reading - 1]!;
    return { ...row, tier: 2 * cost + (row.word === 0 ? 0 : 1), typed: words };
  });
}

/** The query with parts replaced by alternatives, nearest first. */
function otherReadings(parts: readonly QueryPart[], asTyped: string): Reading[] {
  let readings: { texts: readonly string[]; cost: number }[] = [{ texts: [], cost: 0 }];
  for (const { alternatives } of parts) {
    readings = readings
      .flatMap(({ texts, cost }) =>
        alternatives.map((one) => ({ texts: [...texts, one.text], cost: cost + one.cost })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MAX_READINGS + 1);
  }
  return readings
    .map(({ texts, cost }) => ({ words: texts.join(" ").split(" "), cost }))
    .filter(({ words }) => words.join(" ") !== asTyped)
    .slice(0, MAX_READINGS);
}

/**
 * Documents that contain all parts in any order, found among a limited number that begin with one of them: scanning all
 * documents with common words would be slow.
 */
async function findInAnyOrder(queries: Queries, parts: readonly QueryPart[]): Promise<Found[]> {
  const texts = parts
    .flatMap(({ alternatives }) => alternatives.toSorted((a, b) => a.cost - b.cost).slice(0, PART_READINGS))
    .map(({ text }) => text);
  const rows = await executeRows<Omit<Found, "tier" | "typed" | "language" | "word">>(
    queries,
    sql`
      with near as materialized (
        select distinct x.kind, x.subject_id
        from unnest(${textArray(texts)}, ${textArray(texts.map(afterPrefix))}) v (text, after)
        cross join lateral (
          select s.kind, s.subject_id from search_phrases s
          where s.phrase operator(pg_catalog.~>=~) v.text and s.phrase operator(pg_catalog.~<~) v.after
          order by s.phrase using operator(pg_catalog.~<~), s.weight desc nulls last limit ${PART_PHRASES_READ}
        ) x
      )
      select d.kind, d.subject_id as "subjectId", d.store_id as "storeId", d.name
      from near f join search_documents d on d.kind = f.kind and d.subject_id = f.subject_id
      where d.active and ${sql.join(
        parts.map((part) => containsPart(part)),
        sql` and `,
      )}
      limit ${PHRASES_READ}`,
  );
  const typed = parts.flatMap(({ alternatives }) => alternatives.flatMap(({ text }) => text.split(" ")));
  return rows.flatMap((row) => LANGUAGES.map((language) => ({ ...row, language, word: 1, tier: 4, typed })));
}

/** Condition that a document contains a query part, as one of its alternatives, before the rest of the search key. */
export function containsPart({ alternatives }: QueryPart, rest = "%") {
  const any = alternatives.map(
    ({ text, whole }) => sql`search_key like ${`% ${text}${whole ? " " : ""}${rest}`}`,
  );
  return sql`(${sql.join(any, sql` or `)})`;
}

const countTexts = (found: readonly Found[]) =>
  new Set(found.map(({ kind, name, language }) => `${kind} ${name[language]}`)).size;

async function rank(
  queries: Queries,
  found: readonly Found[],
  language: Language,
  time: MarketTime,
): Promise<Pick<Suggestion, "type" | "id" | "text" | "highlight">[]> {
  const stores = await readStoreStates(
    queries,
    found.flatMap(({ storeId }) => storeId ?? []),
    time,
  );
  const ranked = found
    .flatMap((one) => {
      const store = one.storeId === null ? null : stores.get(one.storeId);
      if (store === undefined) return [];
      return {
        ...one,
        text: one.name[language],
        // Prefer the match in the language that is shown, which is highlighted.
        order: [
          one.tier,
          one.kind === "category" ? 0 : 1,
          store === null || store.isOpen ? 0 : 1,
          one.language === language ? 0 : 1,
          -(store?.ratingTenths ?? CATEGORY_RATING),
          one.name[language].length,
        ],
      };
    })
    .toSorted((a, b) => compare(a.order, b.order) || (a.text < b.text ? -1 : 1));
  const subjects = new Set<string>();
  const texts = new Set<string>();
  return ranked
    .filter(({ kind, subjectId, text }) => {
      const isNew = !subjects.has(`${kind} ${subjectId}`) && !texts.has(`${kind} ${text}`);
      subjects.add(`${kind} ${subjectId}`);
      texts.add(`${kind} ${text}`);
      return isNew;
    })
    .slice(0, MAX_SUGGESTIONS)
    .map(({ kind, subjectId, text, typed }) => ({
      text,
      type: kind,
      id: subjectId,
      highlight: highlight(text, typed),
    }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, part] of a.entries()) if (part !== b[at]) return part - b[at]!;
  return 0;
}
