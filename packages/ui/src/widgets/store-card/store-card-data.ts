import type { PictureSource } from "../../primitives/picture/index.js";
import { orderTypeTable, type OrderTypeKind } from "../order-type-switch/order-type-table.js";

/** A store's offer, shown on its picture. `percent` in whole percent. */
export type OfferData = { kind: "free_delivery" } | { kind: "percent"; percent: number };

/** A store as shown on a card. Money in the minor unit of the market's currency, times ISO-8601. */
export interface StoreCardData {
  id: string;
  name: string;
  cover: PictureSource | null;
  rating: number;
  reviews_count: number;
  cuisines: readonly string[];
  is_open: boolean;
  opens_at: string | null;
  delivery_fee: number;
  delivery_time: { min: number; max: number };
  order_types: readonly OrderTypeKind[];
  offer: OfferData | null;
}

export const storeCardLayouts = ["rail", "grid", "row"] as const;

export type StoreCardLayout = (typeof storeCardLayouts)[number];

/** Whether `dine_in` is the store's only order type. */
export function isDineInOnly(store: { order_types: readonly OrderTypeKind[] }): boolean {
  return store.order_types.length > 0 && store.order_types.every((type) => orderTypeTable[type].isServed);
}
