import type { CallData, CallQuery, Language, search as searchCall } from "@talabee/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { stockForSale } from "../catalogue/product-dto.js";
import type { Queries } from "../../db/database.js";
import { products, stores } from "../../db/schema.js";
import { PER_PAGE, readKeyCursor } from "../../http/cursor.js";
import { pageAfter, type Position } from "../../http/sorted-page.js";
import type { Config } from "../../config.js";
import type { Panel } from "../../panel.js";
import { listCategories } from "../catalogue/categories.js";
import { productCardsById } from "../catalogue/product-cards.js";
import { storeCards } from "../catalogue/store-cards.js";
import { findMatches, type Match } from "./find-matches.js";
import { readQuery } from "./read-query.js";
import { readStoreStates } from "./store-states.js";
import { marketTime } from "../../market-time.js";

type SearchDependencies = Pick<Panel, "db" | "clock"> & { readonly config: Pick<Config, "market"> };
type Query = CallQuery<typeof searchCall>;

/** Maximum number of products, and of stores and categories, to rank by their state. */
const MAX_RANKED = 300;
const MAX_PLACES = 10;
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
  const of = (kind: Match["document"]["kind"]) => matches.filter(({ document }) => document.kind === kind);
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

const nearest = (matches: readonly Match[]) =>
  matches.toSorted((a, b) => a.cost - b.cost || b.document.weight - a.document.weight).slice(0, MAX_RANKED);

async function rankProducts(panel: SearchDependencies, matches: readonly Match[]): Promise<Ranked[]> {
  const nearestMatches = nearest(matches);
  if (nearestMatches.length === 0) return [];
  const rows = await panel.db
    .select({
      id: products.id,
      stock: products.stock,
      offSince: products.offSince,
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
    return { id: row.id, position: [cost, store.isOpen && stockForSale(row) > 0 ? 0 : 1, -rating, row.id] };
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
