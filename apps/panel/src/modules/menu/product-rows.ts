import type { MenuProduct } from "@talabee/contract";
import { asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { addonGroups, productAddonGroups, stockAdjustments } from "../../db/schema.js";
import { throwInvalidField } from "../../http/api-error.js";
import type { ProductRow } from "../catalogue/product-dto.js";

/** Products as their editors see them, in their order. */
export async function serializeProducts(
  queries: Queries,
  rows: readonly ProductRow[],
): Promise<MenuProduct[]> {
  const ids = rows.map(({ id }) => id);
  const links =
    ids.length === 0
      ? []
      : await queries
          .select()
          .from(productAddonGroups)
          .where(inArray(productAddonGroups.productId, ids))
          .orderBy(asc(productAddonGroups.position));
  const groups = Map.groupBy(links, ({ productId }) => productId);
  return rows.map((row) => ({
    id: row.id,
    vendor_id: row.storeId,
    section_id: row.sectionId,
    name: row.name,
    description: row.description,
    price: row.price,
    sale_price: row.salePrice,
    brand: row.brand,
    featured: row.featured,
    active: row.active,
    off_since: row.offSince?.toISOString() ?? null,
    off_until: row.offUntil?.toISOString() ?? null,
    stock: row.stock,
    max_per_order: row.maxPerOrder,
    images: [...(row.image === null ? [] : [row.image]), ...row.images],
    addon_group_ids: (groups.get(row.id) ?? []).map(({ groupId }) => groupId),
  }));
}

/** Replaces the groups of options of a product. Throws `validation_failed` for one of another store. */
export async function setAddonGroups(
  tx: Queries,
  { id, storeId }: Pick<ProductRow, "id" | "storeId">,
  groupIds: readonly string[],
): Promise<void> {
  const known = await tx
    .select({ id: addonGroups.id, storeId: addonGroups.storeId })
    .from(addonGroups)
    .where(inArray(addonGroups.id, [...groupIds]));
  if (known.length !== groupIds.length || known.some((group) => group.storeId !== storeId))
    throwInvalidField("addon_group_ids");
  await tx.delete(productAddonGroups).where(eq(productAddonGroups.productId, id));
  if (groupIds.length === 0) return;
  await tx
    .insert(productAddonGroups)
    .values(groupIds.map((groupId, position) => ({ productId: id, groupId, position })));
}

/** Records a change of stock: stock = adjustments − ordered, from the first unit on. */
export async function adjustStock(
  tx: Queries,
  {
    productId,
    from,
    to,
    actorId,
    at,
  }: { productId: string; from: number; to: number; actorId: string | null; at: Date },
): Promise<void> {
  if (from === to) return;
  await tx.insert(stockAdjustments).values({ productId, delta: to - from, stockAfter: to, actorId, at });
}
