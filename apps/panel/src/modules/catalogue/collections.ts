import type {
  CallData,
  CallQuery,
  collection,
  CollectionCard,
  collections as collectionsCall,
  Language,
  ProductTile,
} from "@talabee/contract";
import { asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { collections, products, subCollections } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { PER_PAGE, readKeyCursor } from "../../http/cursor.js";
import { pageAfter, type Position } from "../../http/sorted-page.js";
import type { Panel } from "../../panel.js";
import { productCardsById } from "./product-cards.js";
import { marketTime } from "../../market-time.js";

/** All collections with their sub-collections, in editorial order. */
export async function listCollections(queries: Queries, language: Language): Promise<CollectionCard[]> {
  const [rows, parts] = await Promise.all([
    queries.select().from(collections).orderBy(asc(collections.position), asc(collections.id)),
    queries.select().from(subCollections).orderBy(asc(subCollections.position)),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name[language],
    image: row.image,
    sub_collections: parts
      .filter(({ collectionId }) => collectionId === row.id)
      .map((part) => ({ id: part.id, name: part.name[language] })),
  }));
}

/** A page of the collections. */
export async function collectionList(
  panel: Panel,
  query: CallQuery<typeof collectionsCall>,
  language: Language,
): Promise<CallData<typeof collectionsCall>> {
  const after = readKeyCursor(query.cursor, ["number", "string"]);
  const all = (await listCollections(panel.db, language)).map((card, at) => ({ card, at }));
  const page = pageAfter(all, ({ card, at }) => [at, card.id], after, query.per_page ?? PER_PAGE);
  return { items: page.items.map(({ card }) => card), next_cursor: page.next_cursor };
}

interface Listed {
  readonly card: ProductTile;
  /** Index in the collection. */
  readonly at: number;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const SORTS: Readonly<
  Record<NonNullable<CallQuery<typeof collection>["sort"]> | "editorial", (item: Listed) => number>
> = {
  editorial: ({ at }) => at,
  price_low: ({ card }) => card.sale_price ?? card.price,
  price_high: ({ card }) => -(card.sale_price ?? card.price),
  newest: ({ since }) => -since,
};
const POSITION_SHAPE = ["number", "number", "string"] as const;

/**
 * A collection with a page of products of one or all of its sub-collections (REQ-CATALOG-31), in editorial or sorted
 * order.
 */
export async function collectionPage(
  panel: Panel,
  id: string,
  query: CallQuery<typeof collection>,
  language: Language,
): Promise<CallData<typeof collection>> {
  const after = readKeyCursor(query.cursor, POSITION_SHAPE);
  const [row] = await panel.db.select().from(collections).where(eq(collections.id, id));
  if (row === undefined) throw new ApiError("not_found");
  const parts = await panel.db
    .select()
    .from(subCollections)
    .where(eq(subCollections.collectionId, id))
    .orderBy(asc(subCollections.position));
  const requestedId = query.sub_collection_id;
  const selected = requestedId === undefined ? parts : parts.filter((part) => part.id === requestedId);
  if (requestedId !== undefined && selected.length === 0) throw new ApiError("not_found");
  const ids = [...new Set(selected.flatMap(({ productIds }) => productIds))];
  const cards = await productCardsById(panel.db, ids, language, marketTime(panel));
  const since = await sinceWhen(panel.db, [...cards.keys()]);
  const listed: Listed[] = ids.flatMap((productId, at) => {
    const card = cards.get(productId);
    return card === undefined ? [] : [{ card, at, since: since.get(productId) ?? 0 }];
  });
  const sortKey = SORTS[query.sort ?? "editorial"];
  const positionOf = (item: Listed): Position => [sortKey(item), item.at, item.card.id];
  // In editorial order the page starts after the last product shown, wherever an editor has moved it since.
  const last = query.sort === undefined ? listed.find(({ card }) => card.id === after?.[2]) : undefined;
  const start = last === undefined ? after : positionOf(last);
  const page = pageAfter(listed, positionOf, start, query.per_page ?? PER_PAGE);
  return {
    collection: { id: row.id, name: row.name[language], image: row.image },
    sub_collections: parts.map((part) => ({ id: part.id, name: part.name[language] })),
    products: { items: page.items.map(({ card }) => card), next_cursor: page.next_cursor },
  };
}

async function sinceWhen(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map((product) => [product.id, product.createdAt.getTime()]));
}
