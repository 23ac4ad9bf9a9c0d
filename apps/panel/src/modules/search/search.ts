import type { CallData, CallQuery, Language, search as searchCall } from "@talabee/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { products, stores } from "../../db/schema.js";
import { PER_PAGE, readKeyCursor } from "../../http/cursor.js";
import { pageAfter, type Position } from "../../http/sorted-page.js";
import type { Config } from "../../config.js";
import type { Panel } from "../../panel.js";
import { listCategories } from "../catalogue/categories.js";
import { productCardsById } from "../catalogue/product-cards.js";
import { storeCards } from "../catalogue/store-cards.js";
import type { Alternative, QueryPart } from "./query-part.js";
import { readQuery } from "./read-query.js";
import { KEY_PART } from "./search-documents.js";
import { afterPrefix, searchWords } from "./search-words.js";
import { readStoreStates } from "./store-states.js";
import { containsPart } from "./suggest.js";
import { marketTime } from "../../market-time.js";

type SearchDependencies = Pick<Panel, "db" | "clock"> & { readonly config: Pick<Config, "market"> };
type Query = CallQuery<typeof searchCall>;

/** Documents read before ranking. */
const MAX_READ = 1000;
/** Maximum number of products, and of stores and categories, to rank fully. */
const MAX_RANKED = 300;
const MAX_PLACES = 10;
/** Minimum cost of a missing query part, and the extra cost of the rarest one. */
const MISSING = 12;
const MISSING_RARE = 4;
/** With fewer matches, also show documents that lack a query part, after the others. */
const FEW = 3;

interface Document {
  readonly kind: "store" | "product" | "category";
  readonly subjectId: string;
  readonly storeId: string | null;
  readonly searchKey: string;
}
interface Match {
  readonly document: Document;
  /** 0 is the best match. */
  readonly cost: number;
}
interface Ranked {
  readonly id: string;
  readonly position: Position;
}
const POSITION_SHAPE = ["number", "number", "number", "string"] as const;

/** Search results: by match, then open stores, then rating (REQ-CATALOG-38). */
export async function search(
  panel: SearchDependencies,
  query: Query,
  language: Language,
): Promise<CallData<typeof searchCall>> {
  const after = readKeyCursor(query.cursor, POSITION_SHAPE);
  const typed = query.q ?? "";
  const parts = await readQuery(panel.db, typed);
  const filter = filters(query);
  const matches = parts.length === 0 ? [] : await findMatches(panel.db, parts, filter, typed);
  const of = (kind: Document["kind"]) => matches.filter(({ document }) => document.kind === kind);
  const ranked = await rankProducts(panel, of("product"));
  const page = pageAfter(ranked, ({ position }) => position, after, query.per_page ?? PER_PAGE);
  const cards = await productCardsById(
    panel.db,
    page.items.map(({ id }) => id),
    language,
    marketTime(panel),
  );
  const isFirst = after === null;
  return {
    stores: isFirst ? await bestStores(panel, of("store"), language) : [],
    categories: isFirst ? await bestCategories(panel.db, of("category"), language) : [],
    products: page.items.flatMap(({ id }) => cards.get(id) ?? []),
    next_cursor: page.next_cursor,
    corrected_q:
      matches.length > 0 && parts.some(({ corrected }) => corrected !== null)
        ? parts.map(({ typed, corrected }) => corrected ?? typed).join(" ")
        : null,
  };
}

function filters({ type, vendor_id, category_id }: Query): SQL {
  return sql.join(
    [
      sql`d.active`,
      ...(type === undefined ? [] : [sql`d.kind = ${type}`]),
      ...(vendor_id === undefined ? [] : [sql`d.store_id = ${vendor_id}`]),
      ...(category_id === undefined
        ? []
        : [
            sql`d.store_id in (select store_id from stores_in_categories where category_id = ${category_id})`,
          ]),
    ],
    sql` and `,
  );
}

const COLUMNS = sql`d.kind, d.subject_id as "subjectId", d.store_id as "storeId", d.search_key as "searchKey"`;

/** Documents that contain every query part; if there are few, also those that contain some. */
async function findMatches(
  queries: Queries,
  parts: readonly QueryPart[],
  filter: SQL,
  typed: string,
): Promise<Match[]> {
  const prefix = searchWords(typed).join(" ");
  const read = (joined: SQL) =>
    // Read documents with this prefix by index first, so that they are included however many documents match.
    executeRows<Document>(
      queries,
      sql`
        select ${COLUMNS} from search_documents d where (d.kind, d.subject_id) in (
          select s.kind, s.subject_id from search_phrases s
          where s.phrase operator(pg_catalog.~>=~) ${prefix} and s.phrase operator(pg_catalog.~<~) ${afterPrefix(prefix)}
          order by s.phrase using operator(pg_catalog.~<~), s.weight desc nulls last limit ${MAX_RANKED}
        ) and ${filter}
        union
        (select ${COLUMNS} from search_documents d where ${filter} and ${joined} limit ${MAX_READ})`,
    );
  const all = await read(sql.join(parts.map(containsPart), sql` and `));
  if (all.length >= FEW || parts.length === 1) return matchesOf(all, parts, prefix);
  return matchesOf(await read(sql`(${sql.join(parts.map(containsPart), sql` or `)})`), parts, prefix);
}

/** Computes how far documents are from the query. A frequent part costs less when missing than a rare one. */
function matchesOf(documents: readonly Document[], parts: readonly QueryPart[], typed: string): Match[] {
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

const nearest = (matches: readonly Match[]) =>
  matches.toSorted((a, b) => a.cost - b.cost).slice(0, MAX_RANKED);

async function rankProducts(panel: SearchDependencies, matches: readonly Match[]): Promise<Ranked[]> {
  const nearestMatches = nearest(matches);
  if (nearestMatches.length === 0) return [];
  const rows = await panel.db
    .select({
      id: products.id,
      stock: products.stock,
      ratingSum: products.ratingSum,
      ratingsCount: products.ratingsCount,
      storeId: products.storeId,
    })
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          nearestMatches.map(({ document }) => document.subjectId),
        ),
        eq(products.active, true),
      ),
    );
  const now = await readStoreStates(
    panel.db,
    rows.map(({ storeId }) => storeId),
    marketTime(panel),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return nearestMatches.flatMap(({ document, cost }) => {
    const row = byId.get(document.subjectId);
    const store = row && now.get(row.storeId);
    if (row === undefined || store === undefined) return [];
    const rating = row.ratingsCount === 0 ? store.ratingTenths : (10 * row.ratingSum) / row.ratingsCount;
    return { id: row.id, position: [cost, store.isOpen && row.stock > 0 ? 0 : 1, -rating, row.id] };
  });
}

async function bestStores(panel: SearchDependencies, matches: readonly Match[], language: Language) {
  const nearestMatches = nearest(matches);
  const now = await readStoreStates(
    panel.db,
    nearestMatches.map(({ document }) => document.subjectId),
    marketTime(panel),
  );
  const best = nearestMatches.flatMap(({ document: { subjectId: id }, cost }): Ranked[] => {
    const store = now.get(id);
    return store === undefined
      ? []
      : [{ id, position: [cost, store.isOpen ? 0 : 1, -store.ratingTenths, id] }];
  });
  const { items } = pageAfter(best, ({ position }) => position, null, MAX_PLACES);
  if (items.length === 0) return [];
  const rows = await panel.db
    .select()
    .from(stores)
    .where(
      inArray(
        stores.id,
        items.map(({ id }) => id),
      ),
    );
  const inOrder = items.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  return storeCards(panel.db, inOrder, language, marketTime(panel));
}

async function bestCategories(queries: Queries, matches: readonly Match[], language: Language) {
  if (matches.length === 0) return [];
  const categories = await listCategories(queries, language);
  return nearest(matches)
    .slice(0, MAX_PLACES)
    .flatMap(({ document }) => categories.find(({ id }) => id === document.subjectId) ?? []);
}
