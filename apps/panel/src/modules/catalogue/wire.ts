import {
  type Banner,
  type Category,
  type Language,
  MAX_LINE_QUANTITY,
  type Offer,
  type ProductCard,
  type ProductTile,
  type StoreCard,
  type StoreFace,
} from "@talabee/contract";
import { closingTime, isOpen, nextOpening, quantityLimit } from "@talabee/domain";
import type { banners, categories, products, stores } from "../../db/schema.js";

export type StoreRow = typeof stores.$inferSelect;
export type ProductRow = typeof products.$inferSelect;
type CategoryRow = typeof categories.$inferSelect;

/** Units from which on the number left is told. */
const FEW_LEFT = 5;

export function storeFace(store: StoreRow, language: Language): StoreFace {
  return { id: store.id, name: store.name[language], logo: store.logo, brand_color: store.brandColor };
}

/** Whether a store is open: it takes orders at all, its hours say so, and it is not closed until some time. */
export function isOpenNow(
  store: Pick<StoreRow, "openingHours" | "active">,
  now: Date,
  closedUntil: Date | undefined,
): boolean {
  return store.active && closedUntil === undefined && isOpen(store.openingHours, now);
}

/** When the store opens and closes, seen from now; `closedUntil` is the end of a closure it is in. */
export function storeHours(store: Pick<StoreRow, "openingHours" | "active">, now: Date, closedUntil?: Date) {
  const is_open = isOpenNow(store, now, closedUntil);
  return {
    is_open,
    opens_at: is_open ? null : (opensAfter(store.openingHours, closedUntil ?? now)?.toISOString() ?? null),
    closes_at: is_open ? (closingTime(store.openingHours, now)?.toISOString() ?? null) : null,
  };
}

/** The first open moment from then on. */
function opensAfter(hours: StoreRow["openingHours"], from: Date): Date | null {
  return isOpen(hours, from) ? from : nextOpening(hours, from);
}

/** `bestSale` is the largest discount among its products, in whole percent. */
export function storeCard(
  store: StoreRow,
  language: Language,
  now: Date,
  bestSale: number,
  closedUntil?: Date,
): StoreCard {
  return {
    ...storeFace(store, language),
    cover: store.cardCover ?? store.cover,
    rating: store.ratingTenths / 10,
    reviews_count: store.reviewsCount,
    cuisines: store.cuisines.map((text) => text[language]),
    tags: store.tags.map((text) => text[language]),
    ...storeHours(store, now, closedUntil),
    min_order: store.minOrder,
    delivery_fee: store.deliveryFee,
    free_delivery_over: store.freeDeliveryOver,
    delivery_time: { min: store.deliveryMin, max: store.deliveryMax },
    order_types: store.orderTypes,
    offer: offerOf(store, bestSale),
  };
}

function offerOf(store: StoreRow, bestSale: number): Offer | null {
  if (bestSale > 0) return { kind: "percent", percent: bestSale };
  return store.orderTypes.includes("delivery") && store.deliveryFee === 0 ? { kind: "free_delivery" } : null;
}

export function productCard(product: ProductRow, language: Language, hasAddons: boolean): ProductCard {
  return {
    id: product.id,
    vendor_id: product.storeId,
    category_id: product.sectionId,
    name: product.name[language],
    description: product.description[language],
    price: product.price,
    sale_price: product.salePrice,
    on_sale: product.salePrice !== null,
    featured: product.featured,
    in_stock: product.stock > 0,
    stock_left: product.stock <= FEW_LEFT ? product.stock : null,
    max_quantity: limitOf(product),
    image: product.image,
    has_addons: hasAddons,
  };
}

/** A product among those of other stores: with the name of its own. */
export function productTile(
  { product, hasAddons, vendor }: { product: ProductRow; hasAddons: boolean; vendor: StoreRow["name"] },
  language: Language,
): ProductTile {
  return { ...productCard(product, language, hasAddons), vendor_name: vendor[language] };
}

/** The most one order may hold of a product (B45), and one line at all. */
export function limitOf(product: Pick<ProductRow, "stock" | "maxPerOrder" | "active">): number {
  if (!product.active) return 0;
  return Math.min(
    quantityLimit({ stock: product.stock, max_per_order: product.maxPerOrder }),
    MAX_LINE_QUANTITY,
  );
}

export function bannerToWire(row: typeof banners.$inferSelect, language: Language): Banner {
  return {
    id: row.id,
    title: row.title[language],
    text: row.text[language],
    action: row.action[language],
    link: row.link,
    image: row.image[language],
    tone: row.tone,
  };
}

export function categoryTile(category: CategoryRow, language: Language, storesCount: number): Category {
  return {
    id: category.id,
    name: category.name[language],
    image: category.image,
    tint: category.tint,
    stores_count: storesCount,
  };
}
