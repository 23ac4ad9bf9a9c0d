import { lineTotal, unitPrice } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import {
  addonGroups,
  type AddonOptionRow,
  type cartLines,
  carts,
  productAddonGroups,
  stores,
} from "../../db/schema.js";
import { type FulfilmentRules, loadFulfilmentRules } from "../catalogue/fulfilment-rules.js";
import type { ProductRow } from "../catalogue/product-dto.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import type { CouponRecord } from "../coupons/coupon-record.js";
import { loadOrderSettings, type OrderSettings } from "../settings/brand-settings.js";

export type CartRow = typeof carts.$inferSelect;
export type AddonGroupRow = typeof addonGroups.$inferSelect;

/** A line as stored, in a customer's cart or in a family's basket. */
export interface LineRow extends Pick<
  typeof cartLines.$inferSelect,
  "id" | "productId" | "addons" | "note" | "quantity"
> {
  memberId?: string;
}

/** A line with its product, options and prices as they are now. */
export interface LoadedLine {
  row: LineRow;
  product: ProductRow;
  groups: readonly AddonGroupRow[];
  /** The chosen options. One that is no longer offered is left out, and `isComplete` is false. */
  addons: readonly (AddonOptionRow & { quantity: number })[];
  isComplete: boolean;
  unitPrice: number;
  lineTotal: number;
}

export interface LoadedCart {
  row: CartRow;
  store: StoreRow | null;
  /** Null if and only if `store` is null. */
  rules: FulfilmentRules | null;
  /** The applied coupon, if it still exists for this customer. */
  coupon: CouponRecord | null;
  brand: OrderSettings;
  lines: readonly LoadedLine[];
}

/** The row of the customer's active cart, inserted if missing. `lock` holds it until the transaction ends. */
export async function findOrCreateCart(queries: Queries, userId: string, lock: boolean): Promise<CartRow> {
  const find = () => {
    const query = queries
      .select()
      .from(carts)
      .where(and(eq(carts.userId, userId), isNull(carts.parkedAt)));
    return lock ? query.for("update") : query;
  };
  const [found] = await find();
  if (found !== undefined) return found;
  await createCart(queries, userId);
  return (await find())[0]!;
}

/** Inserts the customer's active cart, unless there is one. */
export async function createCart(queries: Queries, userId: string): Promise<void> {
  await queries.insert(carts).values({ id: randomUUID(), userId }).onConflictDoNothing();
}

/** Resolves the stored lines of a basket, with its store and the settings that their price depends on. */
export async function resolveLines<Row extends LineRow>(
  queries: Queries,
  storeId: string | null,
  lines: readonly { row: Row; product: ProductRow }[],
  now: Date,
): Promise<Pick<LoadedCart, "store" | "rules" | "brand"> & { lines: (LoadedLine & { row: Row })[] }> {
  const [store] = storeId === null ? [] : await queries.select().from(stores).where(eq(stores.id, storeId));
  const brand = await loadOrderSettings(queries);
  const groups = await addonGroupsOf(queries, [...new Set(lines.map(({ product }) => product.id))]);
  return {
    store: store ?? null,
    rules: store === undefined ? null : await loadFulfilmentRules(queries, store, now, brand.timeZone),
    brand,
    lines: lines.map(({ row, product }) => ({
      ...loadLine(row, product, groups.get(product.id) ?? []),
      row,
    })),
  };
}

/** Add-on groups by product id, in their order. */
export async function addonGroupsOf(
  queries: Queries,
  productIds: readonly string[],
): Promise<Map<string, AddonGroupRow[]>> {
  const byProduct = new Map<string, AddonGroupRow[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await queries
    .select({ productId: productAddonGroups.productId, group: addonGroups })
    .from(productAddonGroups)
    .innerJoin(addonGroups, eq(addonGroups.id, productAddonGroups.groupId))
    .where(inArray(productAddonGroups.productId, [...productIds]))
    .orderBy(asc(productAddonGroups.position));
  for (const { productId, group } of rows)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), group]);
  return byProduct;
}

/** Resolves a line; `groups` are the add-on groups of its product. */
export function loadLine(row: LineRow, product: ProductRow, groups: readonly AddonGroupRow[]): LoadedLine {
  const options = new Map(
    groups.flatMap((group) => group.options.map((option) => [option.id, option] as const)),
  );
  const quantities = new Map(row.addons.map(({ id, quantity }) => [id, quantity]));
  // In the order of the menu.
  const addons = [...options.values()].flatMap((option) => {
    const quantity = quantities.get(option.id);
    return quantity !== undefined && option.in_stock ? [{ ...option, quantity }] : [];
  });
  const unit = currentUnitPrice(product);
  return {
    row,
    product,
    groups,
    addons,
    isComplete: addons.length === row.addons.length,
    unitPrice: unit,
    lineTotal: lineTotal({ unit_price: unit, addons, quantity: row.quantity }),
  };
}

/** Unit price without add-ons, in dirhams. */
export function currentUnitPrice({ price, salePrice }: Pick<ProductRow, "price" | "salePrice">): number {
  return unitPrice({ price, sale_price: salePrice, on_sale: salePrice !== null });
}
