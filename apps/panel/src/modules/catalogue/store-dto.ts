import type { Language, Offer, StoreCard, StoreSummary } from "@talabee/contract";
import { closingTime, isOpen, nextOpening } from "@talabee/domain";
import type { stores } from "../../db/schema.js";
import type { MarketTime } from "../../market-time.js";

export type StoreRow = typeof stores.$inferSelect;

/** The wire shape of a store within an order, product or coupon. */
export function storeSummary(store: StoreRow, language: Language): StoreSummary {
  return { id: store.id, name: store.name[language], logo: store.logo, brand_color: store.brandColor };
}

/** Whether a store is open: active, within its opening hours and not in a closure. */
export function isOpenNow(
  store: Pick<StoreRow, "openingHours" | "active">,
  now: Date,
  timeZone: string,
  closedUntil: Date | undefined,
): boolean {
  return store.active && closedUntil === undefined && isOpen(store.openingHours, now, timeZone);
}

/** Opening state of a store at a time; `closedUntil` is the end of its present closure. */
export function storeHours(
  store: Pick<StoreRow, "openingHours" | "active">,
  now: Date,
  timeZone: string,
  closedUntil?: Date,
) {
  const is_open = isOpenNow(store, now, timeZone, closedUntil);
  return {
    is_open,
    opens_at: is_open
      ? null
      : (opensAfter(store.openingHours, closedUntil ?? now, timeZone)?.toISOString() ?? null),
    closes_at: is_open ? (closingTime(store.openingHours, now, timeZone)?.toISOString() ?? null) : null,
  };
}

/** The first time from then on that is within the opening hours. */
function opensAfter(hours: StoreRow["openingHours"], from: Date, timeZone: string): Date | null {
  return isOpen(hours, from, timeZone) ? from : nextOpening(hours, from, timeZone);
}

/** `bestSale` is the largest discount among the store's products, in whole percent. */
export function storeCard(
  store: StoreRow,
  language: Language,
  { now, timeZone }: MarketTime,
  bestSale: number,
  closedUntil?: Date,
): StoreCard {
  return {
    ...storeSummary(store, language),
    cover: store.cardCover ?? store.cover,
    rating: store.ratingTenths / 10,
    reviews_count: store.reviewsCount,
    cuisines: store.cuisines.map((text) => text[language]),
    tags: store.tags.map((text) => text[language]),
    ...storeHours(store, now, timeZone, closedUntil),
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
