import type { Language, Offer, StoreCard, StoreSummary } from "@talabee/contract";
import { timesNow } from "@talabee/domain";
import type { stores } from "../../db/schema.js";

export type StoreRow = typeof stores.$inferSelect;

/** The wire shape of a store within an order, product or coupon. */
export function storeSummary(store: StoreRow, language: Language): StoreSummary {
  return { id: store.id, name: store.name[language], logo: store.logo, brand_color: store.brandColor };
}

/** `bestSale` is the largest discount among the store's products, in whole percent. */
export function storeCard(
  store: StoreRow,
  language: Language,
  opening: Pick<StoreCard, "is_open" | "opens_at" | "closes_at">,
  bestSale: number,
): StoreCard {
  return {
    ...storeSummary(store, language),
    cover: store.cardCover ?? store.cover,
    rating: store.ratingTenths / 10,
    reviews_count: store.reviewsCount,
    cuisines: store.cuisines.map((text) => text[language]),
    tags: store.tags.map((text) => text[language]),
    ...opening,
    min_order: store.minOrder,
    delivery_fee: store.deliveryFee,
    free_delivery_over: store.freeDeliveryOver,
    delivery_time: timesNow(store).delivery_time,
    order_types: store.orderTypes,
    offer: offerOf(store, bestSale),
  };
}

function offerOf(store: StoreRow, bestSale: number): Offer | null {
  if (bestSale > 0) return { kind: "percent", percent: bestSale };
  return store.orderTypes.includes("delivery") && store.deliveryFee === 0 ? { kind: "free_delivery" } : null;
}
