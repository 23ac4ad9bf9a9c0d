import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { costOf, IN_NAME, MISSING } from "./cost-in-sql.js";
import type { Alternative, QueryPart } from "./query-part.js";
import { KEY_PART } from "./search-documents.js";
import { afterPrefix, searchWords } from "./search-words.js";
import { containsPart } from "./suggest.js";

/** Documents of each kind that are read, the best first. */
const MAX_READ = 1000;
/** Matching documents that the database compares. Of more, it finds the best names by their weight. */
const MAX_COMPARED = 5000;
/** Names read that begin with the query. */
const MAX_PREFIXED = 300;
/** Extra cost of the rarest missing query part. */
const MISSING_RARE = 4;
/** With fewer matches, also show documents that lack a query part, after the others. */
const FEW = 3;

interface Document {
  readonly kind: "store" | "product" | "category";
  readonly subjectId: string;
  readonly storeId: string | null;
  readonly searchKey: string;
  /** Weight among equal matches. */
  readonly weight: number;
}
export interface Match {
  readonly document: Document;
  /** 0 is the best match. */
  readonly cost: number;
}

const COLUMNS = sql`d.kind, d.subject_id as "subjectId", d.store_id as "storeId", d.search_key as "searchKey"`;
/** All phrases of a document have one weight. */
const WEIGHT = sql`coalesce((
  select s.weight from search_phrases s where s.kind = d.kind and s.subject_id = d.subject_id limit 1
), 0)`;

/** Documents that contain every query part; if there are few, also those that contain some. */
export async function findMatches(
  queries: Queries,
  parts: readonly QueryPart[],
  filter: SQL,
  typed: string,
): Promise<Match[]> {
  const prefix = searchWords(typed).join(" ");
  const all = await readBest(queries, parts, filter, prefix, sql` and `);
  if (all.length >= FEW || parts.length === 1) return matchesOf(all, parts, prefix);
  return matchesOf(await readBest(queries, parts, filter, prefix, sql` or `), parts, prefix);
}

/** The best documents that contain all of the parts, or one of them. */
async function readBest(
  queries: Queries,
  parts: readonly QueryPart[],
  filter: SQL,
  prefix: string,
  joint: SQL,
): Promise<Document[]> {
  const contains = sql`(${sql.join(
    parts.map((part) => containsPart(part)),
    joint,
  )})`;
  const rows = await executeRows<Document & { compared: number }>(
    queries,
    // Names with this prefix are read by index first, so that they are included however many documents match.
    sql`
      select ${COLUMNS}, ${WEIGHT} as weight, 0 as compared
      from search_documents d where (d.kind, d.subject_id) in (
        select s.kind, s.subject_id from search_phrases s
        where ${isBetween(prefix)}
        order by s.phrase using operator(pg_catalog.~<~), s.weight desc nulls last limit ${MAX_PREFIXED}
      ) and ${filter}
      union all
      select kind, "subjectId", "storeId", "searchKey", weight, compared from (
        select ${COLUMNS}, d.weight, (count(*) over ())::int as compared,
          row_number() over (partition by d.kind order by ${costOf(parts, prefix)}, d.weight desc, d.subject_id) as place
        from (
          select d.kind, d.subject_id, d.store_id, d.search_key, ${WEIGHT} as weight
          from search_documents d where ${filter} and ${contains} limit ${MAX_COMPARED}
        ) d
      ) best where place <= ${MAX_READ}`,
  );
  const isCut = rows.some(({ compared }) => compared === MAX_COMPARED);
  const names = isCut ? await bestNames(queries, parts, filter) : [];
  return distinct([...rows, ...names]);
}

/** The names of the most weight that contain all parts, by index: the words are too frequent to compare all documents. */
async function bestNames(queries: Queries, parts: readonly QueryPart[], filter: SQL): Promise<Document[]> {
  const inName = parts.map((part) => containsPart(part, IN_NAME));
  const [longest] = parts.toSorted((a, b) => b.typed.length - a.typed.length);
  const begins = longest!.alternatives.map(({ text }) => isBetween(text));
  return executeRows<Document>(
    queries,
    sql`
      select ${COLUMNS}, s.weight from search_phrases s
      join search_documents d on d.kind = s.kind and d.subject_id = s.subject_id
      where (${sql.join(begins, sql` or `)}) and ${filter} and ${sql.join(inName, sql` and `)}
      order by s.weight desc nulls last limit ${MAX_READ}`,
  );
}

/** Condition that a phrase begins with a text. */
const isBetween = (text: string) =>
  sql`(s.phrase operator(pg_catalog.~>=~) ${text} and s.phrase operator(pg_catalog.~<~) ${afterPrefix(text)})`;

const distinct = (documents: readonly Document[]): Document[] => [
  ...new Map(documents.map((one) => [`${one.kind} ${one.subjectId}`, one])).values(),
];

/** Computes how far documents are from the query. A frequent part costs less when missing than a rare one. */
export function matchesOf(
  documents: readonly Document[],
  parts: readonly QueryPart[],
  typed: string,
): Match[] {
  const keys = documents.map(({ searchKey }) => searchKey.split("|"));
  const costs = parts.map(({ alternatives }) =>
    keys.map((key) => Math.min(MISSING, ...alternatives.map((one) => costIn(key, one)))),
  );
  const missing = costs.map((some) => {
    const rare = some.filter((cost) => cost === MISSING).length / some.length;
    return MISSING + MISSING_RARE * rare;
  });
  return documents.map((document, at) => ({
    document,
    cost:
      costs.reduce((sum, some, part) => sum + (some[at] === MISSING ? missing[part]! : some[at]!), 0) +
      nameCost(keys[at]!, ` ${typed}`) / 4,
  }));
}

/** 0 if a name equals the query, 1 if it begins with it, else 2. */
function nameCost(key: readonly string[], typed: string): number {
  const names = [key[KEY_PART.en]!, key[KEY_PART.ar]!];
  if (names.includes(`${typed} `)) return 0;
  return names.some((name) => name.startsWith(typed)) ? 1 : 2;
}

/** Cost of finding a text in a document, by where it is found: 0 in the name, highest among the other texts. */
function costIn(key: readonly string[], { text, cost, whole }: Alternative): number {
  const places = [
    [KEY_PART.en, 0],
    [KEY_PART.ar, 0],
    [KEY_PART.guessed, 1],
    [KEY_PART.section, 2],
    [KEY_PART.also, 4],
  ] as const;
  return Math.min(
    MISSING,
    ...places.map(([part, far]) => {
      const there = key[part] ?? "";
      if (there.includes(` ${text} `)) return cost + far;
      return !whole && there.includes(` ${text}`) ? cost + far + 1 : MISSING;
    }),
  );
}
