import type { Language, Product } from "@talabee/contract";
import { and, asc, eq } from "drizzle-orm";
import { addonGroups, productAddonGroups, products, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { productCard, type ProductRow } from "./product-dto.js";
import { loadFulfilmentRules } from "./fulfilment-rules.js";
import { openingState } from "./store-opening.js";
import { type StoreRow, storeSummary } from "./store-dto.js";

type AddonGroupRow = typeof addonGroups.$inferSelect;

/** A product's page with its add-on groups (REQ-CATALOG-37). Throws the `ApiError`s `not_found` and `store_inactive`. */
export async function productPage(panel: Panel, id: string, language: Language): Promise<Product> {
  const [row] = await panel.db
    .select({ product: products, store: stores })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, id), eq(products.active, true)));
  if (row === undefined || row.store.isDraft) throw new ApiError("not_found");
  if (!row.store.active) throw new ApiError("store_inactive");
  const groups = await panel.db
    .select({ group: addonGroups })
    .from(productAddonGroups)
    .innerJoin(addonGroups, eq(addonGroups.id, productAddonGroups.groupId))
    .where(eq(productAddonGroups.productId, id))
    .orderBy(asc(productAddonGroups.position));
  const now = panel.clock();
  const rules = await loadFulfilmentRules(panel.db, row.store, now, panel.config.market.time_zone);
  return serializeProduct(
    row.product,
    row.store,
    groups.map(({ group }) => group),
    language,
    openingState(row.store, rules, now),
  );
}

function serializeProduct(
  product: ProductRow,
  store: StoreRow,
  groups: readonly AddonGroupRow[],
  language: Language,
  opening: Pick<Product["vendor"], "is_open" | "opens_at" | "preorder_from">,
): Product {
  const { ratingSum, ratingsCount, image, images } = product;
  return {
    ...productCard(product, language, groups.length > 0),
    brand: product.brand,
    rating: ratingsCount === 0 ? 0 : Math.round((10 * ratingSum) / ratingsCount) / 10,
    ratings_count: ratingsCount,
    images: [...(image === null ? [] : [image]), ...images],
    addon_groups: groups.map((group) => ({
      id: group.id,
      name: group.name[language],
      min: group.min,
      max: group.max,
      required: group.min > 0,
      options: group.options.map(({ id, name, price, max, in_stock }) => ({
        id,
        name: name[language],
        price,
        max,
        in_stock,
      })),
    })),
    vendor: { ...storeSummary(store, language), ...opening, order_types: store.orderTypes },
    share_url: `/store/${encodeURIComponent(store.id)}/product/${encodeURIComponent(product.id)}`,
  };
}
