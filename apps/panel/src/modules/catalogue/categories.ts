import type { Category, Language } from "@talabee/contract";
import { searchRank } from "@talabee/domain";
import { and, asc, count, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { categories, stores, storesInCategories } from "../../db/schema.js";

type CategoryRow = typeof categories.$inferSelect;

/** The wire shape of a category. */
export function serializeCategory(category: CategoryRow, language: Language, storesCount: number): Category {
  return {
    id: category.id,
    name: category.name[language],
    image: category.image,
    tint: category.tint,
    stores_count: storesCount,
  };
}

/** All categories with their number of stores. */
export async function listCategories(queries: Queries, language: Language): Promise<Category[]> {
  const rows = await queries
    .select({ category: categories, storesCount: count(stores.id) })
    .from(categories)
    .leftJoin(storesInCategories, eq(storesInCategories.categoryId, categories.id))
    .leftJoin(stores, and(eq(stores.id, storesInCategories.storeId), eq(stores.active, true)))
    .groupBy(categories.id)
    .orderBy(asc(categories.position));
  return rows.map((row) => serializeCategory(row.category, language, row.storesCount));
}

/** Categories whose name matches what the customer typed; all for an empty text. */
export async function searchCategories(
  queries: Queries,
  typed: string,
  language: Language,
): Promise<Category[]> {
  const all = await listCategories(queries, language);
  return all.filter(({ name }) => searchRank(name, typed) > 0);
}
