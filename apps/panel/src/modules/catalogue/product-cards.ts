import { isServed } from "@talabee/domain";
import type { Language, ProductTile } from "@talabee/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { products, stores } from "../../db/schema.js";
import { hasAddons } from "./has-addons.js";
import { productCardWithStore } from "./product-dto.js";
import { openingColumns, readOpenings } from "./store-opening.js";
import type { MarketTime } from "../../market-time.js";

/** Columns of {@link productCardWithStore}; requires `stores` to be joined. */
export const productCardColumns = { product: products, hasAddons, vendor: stores.name };

/** Cards of active products of active stores, by product id. */
export async function productCardsById(
  queries: Queries,
  ids: readonly string[],
  language: Language,
  time: MarketTime,
): Promise<ReadonlyMap<string, ProductTile>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      ...productCardColumns,
      store: openingColumns,
    })
    .from(products)
    .innerJoin(stores, and(eq(stores.id, products.storeId), eq(stores.active, true)))
    .where(and(inArray(products.id, [...ids]), eq(products.active, true)));
  const openings = await readOpenings(queries, time);
  return new Map(
    rows.map((row) => {
      const { store } = row;
      const { is_open, opens_at } = openings.of(store);
      const opening = {
        vendor_is_open: is_open,
        vendor_takes_preorders: opens_at !== null && !store.orderTypes.every(isServed),
      };
      return [row.product.id, productCardWithStore(row, opening, language)];
    }),
  );
}
