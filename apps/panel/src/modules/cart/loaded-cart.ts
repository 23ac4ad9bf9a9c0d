import type { Cart, CartLine, Language } from "@talabee/contract";
import { lineTotal, unitPrice } from "@talabee/domain";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import {
  type AddonOptionRow,
  addonGroups,
  cartLines,
  carts,
  productAddonGroups,
  products,
  stores,
} from "../../db/schema.js";
import { limitOf, type ProductRow, storeFace, storeHours, type StoreRow } from "../catalogue/wire.js";
import { findCoupon, type KnownCoupon } from "../coupons/known-coupon.js";
import { type BrandRules, brandRules } from "../settings/brand-settings.js";
import { defaultOrderType, priceCart } from "./price-cart.js";
import { type StoreTerms, storeTerms } from "./store-terms.js";

export type CartRow = typeof carts.$inferSelect;
export type AddonGroupRow = typeof addonGroups.$inferSelect;

/** A line as it was put in: into a customer's cart, or by a member into the basket of their family. */
export interface LineRow extends Pick<
  typeof cartLines.$inferSelect,
  "id" | "productId" | "addons" | "note" | "quantity"
> {
  memberId?: string;
}

/** A line with what it stands for as it is now. */
export interface LoadedLine {
  row: LineRow;
  product: ProductRow;
  groups: readonly AddonGroupRow[];
  /** The chosen options; one that is no longer offered is left out and `isComplete` false. */
  addons: readonly (AddonOptionRow & { quantity: number })[];
  isComplete: boolean;
  unitPrice: number;
  lineTotal: number;
}

export interface LoadedCart {
  row: CartRow;
  store: StoreRow | null;
  /** Null together with the store. */
  terms: StoreTerms | null;
  /** The coupon on the cart, if it still exists for this customer. */
  coupon: KnownCoupon | null;
  brand: BrandRules;
  lines: readonly LoadedLine[];
}

/** The row of the customer's cart in use, made when it is missing. With `lock` nobody else changes the cart meanwhile. */
export async function cartRow(queries: Queries, userId: string, lock: boolean): Promise<CartRow> {
  const find = () => {
    const query = queries
      .select()
      .from(carts)
      .where(and(eq(carts.userId, userId), isNull(carts.parkedAt)));
    return lock ? query.for("update") : query;
  };
  const [found] = await find();
  if (found !== undefined) return found;
  await queries.insert(carts).values({ id: randomUUID(), userId }).onConflictDoNothing();
  return (await find())[0]!;
}

/** A cart with everything its price follows from. */
export async function loadCart(queries: Queries, row: CartRow, now: Date): Promise<LoadedCart> {
  const lines = await queries
    .select({ row: cartLines, product: products })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.cartId, row.id))
    .orderBy(asc(cartLines.position));
  const [store] =
    row.storeId === null ? [] : await queries.select().from(stores).where(eq(stores.id, row.storeId));
  const groups = await addonGroupsOf(queries, [...new Set(lines.map((line) => line.product.id))]);
  return {
    row,
    store: store ?? null,
    terms: store === undefined ? null : await storeTerms(queries, store, now),
    coupon: row.couponId === null ? null : await findCoupon(queries, { id: row.couponId }, row.userId),
    brand: await brandRules(queries),
    lines: lines.map((line) => loadLine(line.row, line.product, groups.get(line.product.id) ?? [])),
  };
}

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

/** A line with what it stands for now; `groups` are those of its product. */
export function loadLine(row: LineRow, product: ProductRow, groups: readonly AddonGroupRow[]): LoadedLine {
  const options = new Map(
    groups.flatMap((group) => group.options.map((option) => [option.id, option] as const)),
  );
  const quantities = new Map(row.addons.map(({ id, quantity }) => [id, quantity]));
  // In the order of the menu, as they were chosen from it.
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

/** What one unit costs now, without add-ons. */
export function currentUnitPrice({ price, salePrice }: Pick<ProductRow, "price" | "salePrice">): number {
  return unitPrice({ price, sale_price: salePrice, on_sale: salePrice !== null });
}

export function cartLineToWire(line: LoadedLine, language: Language): CartLine {
  return {
    id: line.row.id,
    product_id: line.product.id,
    name: line.product.name[language],
    image: line.product.image,
    unit_price: line.unitPrice,
    addons: line.addons.map(({ id, name, price, quantity }) => ({
      id,
      name: name[language],
      price,
      quantity,
    })),
    note: line.row.note,
    quantity: line.row.quantity,
    line_total: line.lineTotal,
    in_stock: line.product.active && line.product.stock > 0,
    max_quantity: limitOf(line.product),
  };
}

/** `parked` and `offers` are the customer's other carts, and the coupons that could be put on this one. */
export function cartToWire(
  cart: LoadedCart,
  language: Language,
  now: Date,
  { parked, offers }: { parked: Cart["parked"]; offers: readonly KnownCoupon[] },
): Cart {
  const { store, lines, row, coupon } = cart;
  const priced =
    lines.length === 0
      ? null
      : priceCart(cart, { now, language, orderType: store ? defaultOrderType(store) : "delivery", offers });
  return {
    id: row.id,
    version: row.version,
    vendor:
      store === null
        ? null
        : {
            ...storeFace(store, language),
            is_open: storeHours(store, now).is_open,
            opens_at: storeHours(store, now).opens_at,
            min_order: store.minOrder,
            delivery_time: { min: store.deliveryMin, max: store.deliveryMax },
            order_types: store.orderTypes,
          },
    items: lines.map((line) => cartLineToWire(line, language)),
    coupon:
      coupon === null || priced === null
        ? null
        : {
            code: coupon.row.code,
            title: coupon.row.title[language],
            kind: coupon.row.kind,
            discount: priced.amounts.discount,
          },
    parked,
    quote: priced?.wire ?? null,
  };
}
