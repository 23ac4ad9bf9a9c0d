import type { Language, ProductCard } from "@talabee/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { productAddonGroups, products, stores } from "../../db/schema.js";
import { productCard } from "./wire.js";

/** Whether there is a choice to make about a product. */
export const hasAddons = sql<boolean>`exists (select 1 from ${productAddonGroups} where ${productAddonGroups.productId} = ${products.id})`;

/** Products by id as they stand in a list, with those alone that are sold, by stores that are there. */
export async function productCardsById(
  queries: Queries,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ProductCard>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ product: products, hasAddons })
    .from(products)
    .innerJoin(stores, and(eq(stores.id, products.storeId), eq(stores.active, true)))
    .where(and(inArray(products.id, [...ids]), eq(products.active, true)));
  return new Map(rows.map((row) => [row.product.id, productCard(row.product, language, row.hasAddons)]));
}
