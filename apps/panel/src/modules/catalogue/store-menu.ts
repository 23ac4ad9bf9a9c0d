import type { CallData, CallQuery, Language, ProductCard, storeCategory } from "@talabee/contract";
import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { products, sections, stores } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { MAX_INTEGER, PER_PAGE, readKeyCursor, writeKeyCursor } from "../../http/cursor.js";
import { hasAddons } from "./has-addons.js";
import { productCard } from "./product-dto.js";
import type { StoreRow } from "./store-dto.js";

type PageQuery = Pick<CallQuery<typeof storeCategory>, "cursor" | "per_page">;

/** A store of the shop, open or closed. Throws the `ApiError`s `not_found` and `store_inactive`. */
export async function findStore(queries: Queries, id: string): Promise<StoreRow> {
  const [row] = await queries.select().from(stores).where(eq(stores.id, id));
  if (row === undefined || row.isDraft) throw new ApiError("not_found");
  if (!row.active) throw new ApiError("store_inactive");
  return row;
}

/** The sections of a store's menu in their order, each with its number of active products. */
export function menuSections(queries: Queries, storeId: string) {
  return queries
    .select({ id: sections.id, name: sections.name, productsCount: count(products.id) })
    .from(sections)
    .leftJoin(products, and(eq(products.sectionId, sections.id), eq(products.active, true)))
    .where(eq(sections.storeId, storeId))
    .groupBy(sections.id)
    .orderBy(asc(sections.position), asc(sections.id));
}

/** A page of a store's whole menu. Throws the `ApiError`s `not_found` and `store_inactive`. */
export async function storeMenu(
  queries: Queries,
  storeId: string,
  query: PageQuery,
  language: Language,
): Promise<{ items: ProductCard[]; next_cursor: string | null }> {
  await findStore(queries, storeId);
  return menuPage(queries, eq(products.storeId, storeId), query, language);
}

/** A section of a store's menu with a page of its products. Throws the `ApiError`s `not_found` and `store_inactive`. */
export async function storeSection(
  queries: Queries,
  storeId: string,
  sectionId: string,
  query: PageQuery,
  language: Language,
): Promise<CallData<typeof storeCategory>> {
  await findStore(queries, storeId);
  const section = (await menuSections(queries, storeId)).find(({ id }) => id === sectionId);
  if (section === undefined) throw new ApiError("not_found");
  return {
    category: { id: section.id, name: section.name[language], products_count: section.productsCount },
    products: await menuPage(queries, eq(products.sectionId, section.id), query, language),
  };
}

async function menuPage(queries: Queries, where: SQL, query: PageQuery, language: Language) {
  const after = readPosition(query.cursor);
  const perPage = query.per_page ?? PER_PAGE;
  const rows = await queries
    .select({ product: products, hasAddons })
    .from(products)
    .where(and(where, eq(products.active, true), after))
    .orderBy(asc(products.position), asc(products.id))
    .limit(perPage + 1);
  const page = rows.slice(0, perPage);
  const last = page.at(-1)?.product;
  return {
    items: page.map((row) => productCard(row.product, language, row.hasAddons)),
    next_cursor: rows.length > perPage && last !== undefined ? writeKeyCursor(last.position, last.id) : null,
  };
}

/** Products behind a cursor. Positions alone are not enough: merchants may give the same to several products. */
export function readPosition(cursor: string | undefined): SQL | undefined {
  const keys = readKeyCursor(cursor, ["number", "string"]);
  if (keys === null) return undefined;
  const [position, id] = keys as [number, string];
  if (!Number.isInteger(position) || Math.abs(position) > MAX_INTEGER) throwInvalidField("cursor");
  return sql`(${products.position}, ${products.id}) > (${position}::integer, ${id})`;
}
