import type { Home, Language, OrderCard } from "@talabee/contract";
import { type Market, storesToOrderAgain } from "@talabee/domain";
import { and, asc, desc, eq, gte, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { banners, orderLines, orders, products, stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { listCategories } from "../catalogue/categories.js";
import { listCollections } from "../catalogue/collections.js";
import { productCardColumns } from "../catalogue/product-cards.js";
import { productCardWithStore } from "../catalogue/product-dto.js";
import { closedStores, storeCards } from "../catalogue/store-cards.js";
import { isOpenNow, type StoreRow } from "../catalogue/store-dto.js";
import { serializeCoupon } from "../coupons/coupon-dto.js";
import { isShownTo, listCoupons } from "../coupons/coupon-queries.js";
import { orderCard } from "../order-record/order-dto.js";
import { type LatLng, squaredDistance, zoneCentre } from "../zones/zone-centres.js";
import { serializeBanner } from "../settings/banner-dto.js";

const RAIL_LENGTH = 12;

/** Delivered orders read to find stores to order from again. */
const MAX_ORDERS_READ = 200;

/** Coupons read to find those that can be used now. */
const MAX_COUPONS_READ = 50;

/** Featured products read to pick from different stores. */
const MAX_PRODUCTS_READ = 200;

/** Popular products are of open stores only. */
const OPEN = { vendor_is_open: true, vendor_takes_preorders: false };

const TITLES = {
  order_again: { en: "Order again", ar: "إعادة الطلب" },
  categories: { en: "What are you craving?", ar: "أصناف تفتح الشهية" },
  banners: { en: "Offers for you", ar: "عروض مختارة لك" },
  near: { en: "Open near you", ar: "مفتوح بالقرب منك" },
  stores: { en: "Open now", ar: "مفتوح الآن" },
  coupons: { en: "Coupons", ar: "القسائم" },
  collections: { en: "Collections", ar: "مجموعات مختارة" },
  products: { en: "Popular right now", ar: "الأكثر طلبًا الآن" },
} as const;

export interface HomeRequest {
  readonly language: Language;
  /** Where the customer is; null if unknown. */
  readonly place: LatLng | null;
  /** Null for a guest. */
  readonly userId: string | null;
}

/** Squared distance of a store, which orders stores; of its zone if the store has no location. */
function distanceTo({ lat, lng, zone }: StoreRow, place: LatLng, market: Market): number {
  const at = lat === null || lng === null ? zoneCentre(zone, market) : { lat, lng };
  return at === null ? Infinity : squaredDistance(at, place);
}

/** The rails of the home page (REQ-CATALOG-34), without empty ones. */
export async function homePage(panel: Panel, { language, place, userId }: HomeRequest): Promise<Home> {
  const { db } = panel;
  const { market } = panel.config;
  const now = panel.clock();
  const all = await db.select().from(stores).where(eq(stores.active, true)).orderBy(asc(stores.position));
  const closed = await closedStores(db, now);
  const isOpen = (store: StoreRow) => isOpenNow(store, now, closed.get(store.id));
  const open = all.filter((store) => isOpen(store) && store.orderTypes.includes("delivery"));
  const near = open
    .toSorted((a, b) => (place === null ? 0 : distanceTo(a, place, market) - distanceTo(b, place, market)))
    .slice(0, RAIL_LENGTH);
  const bannerRows = await db.select().from(banners).orderBy(asc(banners.position));
  const title = (rail: keyof typeof TITLES) => TITLES[rail][language];
  const rails: Home["rails"] = [
    {
      kind: "order_again",
      id: "order-again",
      title: title("order_again"),
      items: userId === null ? [] : await lastOrders(db, userId, language, now),
    },
    {
      kind: "categories",
      id: "categories",
      title: title("categories"),
      items: await listCategories(db, language),
    },
    {
      kind: "banners",
      id: "banners",
      title: title("banners"),
      items: bannerRows.map((row) => serializeBanner(row, language)),
    },
    {
      kind: "stores",
      id: "open-near-you",
      title: title(place === null ? "stores" : "near"),
      items: await storeCards(db, near, language, now),
    },
    {
      kind: "coupons",
      id: "coupons",
      title: title("coupons"),
      items: await usableCoupons(db, userId, language, now),
    },
    {
      kind: "collections",
      id: "collections",
      title: title("collections"),
      items: await listCollections(db, language),
    },
    {
      kind: "products",
      id: "popular",
      title: title("products"),
      items: await popularProducts(
        db,
        open.map(({ id }) => id),
        language,
      ),
    },
  ];
  return { rails: rails.filter((rail) => rail.items.length > 0) };
}

/** The last delivered order of each store worth ordering from again (REQ-CATALOG-34). */
async function lastOrders(
  queries: Queries,
  userId: string,
  language: Language,
  now: Date,
): Promise<OrderCard[]> {
  const delivered = await queries
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, and(eq(stores.id, orders.storeId), eq(stores.active, true)))
    .where(and(eq(orders.userId, userId), eq(orders.orderStatus, "delivered")))
    .orderBy(desc(orders.systemNumber))
    .limit(MAX_ORDERS_READ);
  const chosen = storesToOrderAgain(
    delivered.map(({ order }) => ({
      store_id: order.storeId,
      status: order.orderStatus,
      placed_at: order.createdAt,
    })),
    now,
  ).slice(0, RAIL_LENGTH);
  const last = chosen.flatMap((id) => delivered.find(({ order }) => order.storeId === id) ?? []);
  if (last.length === 0) return [];
  const lines = await queries
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        last.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orderLines.position));
  return last.map(({ order, store }) =>
    orderCard(
      order,
      store,
      lines.filter(({ orderId }) => orderId === order.id),
      language,
    ),
  );
}

async function usableCoupons(queries: Queries, userId: string | null, language: Language, now: Date) {
  const { rows } = await listCoupons(queries, userId, isShownTo(userId), { perPage: MAX_COUPONS_READ });
  return rows
    .filter(({ store }) => store === null || store.active)
    .map((known) => serializeCoupon(known, null, language, now))
    .filter(({ state }) => state === "usable" || state === "locked")
    .slice(0, RAIL_LENGTH);
}

async function popularProducts(queries: Queries, openIds: readonly string[], language: Language) {
  if (openIds.length === 0) return [];
  const rows = await queries
    .select(productCardColumns)
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(
      and(
        eq(products.featured, true),
        eq(products.active, true),
        gte(products.stock, 1),
        inArray(products.storeId, [...openIds]),
      ),
    )
    .orderBy(asc(stores.position), asc(products.position))
    .limit(MAX_PRODUCTS_READ);
  return interleaveGroups(rows, (row) => row.product.storeId)
    .slice(0, RAIL_LENGTH)
    .map((row) => productCardWithStore(row, OPEN, language));
}

/** Interleaves rows of different groups: the first of each group, then the second of each, and so on. */
function interleaveGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => string): Row[] {
  const counts = new Map<string, number>();
  return rows
    .map((row) => {
      const round = counts.get(groupOf(row)) ?? 0;
      counts.set(groupOf(row), round + 1);
      return { row, round };
    })
    .toSorted((a, b) => a.round - b.round)
    .map(({ row }) => row);
}
