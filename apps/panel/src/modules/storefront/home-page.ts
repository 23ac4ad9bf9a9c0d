import type { Home, Language } from "@talabee/contract";
import {
  COMPLETED_ORDER_STATUSES,
  isBrought,
  type Market,
  type OrderType,
  STANDING_ORDER_STATUSES,
} from "@talabee/domain";
import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { coupons as couponTable, orders, products, stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { listCategories } from "../catalogue/categories.js";
import { listCollections } from "../catalogue/collections.js";
import { productCardColumns } from "../catalogue/product-cards.js";
import { productCardWithStore } from "../catalogue/product-dto.js";
import { storeCards } from "../catalogue/store-cards.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { openingColumns, type Openings, readOpenings } from "../catalogue/store-opening.js";
import { deliveryFeesTo, type WantedFulfilment } from "../catalogue/wanted-fulfilment.js";
import { type LatLng, squaredDistance, zoneCentre } from "../zones/zone-centres.js";
import { serializeBanner } from "../settings/banner-dto.js";
import { offeredCoupons, promisedBanners } from "./home-offers.js";
import { arrangeHome, type GuestRails, replaceRails, STORES_TITLES } from "./home-rails.js";
import { lastOrders } from "./last-orders.js";
import { withLivingLinks } from "./living-links.js";
import { RAIL_LENGTH } from "./rail-length.js";

/** Featured products read to pick from different stores. */
const MAX_PRODUCTS_READ = 200;

/** Open stores, in the editorial order, whose featured products are read. */
const MAX_STORES_READ = 200;

/** Popular products are of open stores only. */
const OPEN = { vendor_is_open: true, vendor_takes_preorders: false };

export interface HomeRequest {
  readonly language: Language;
  readonly wanted: WantedFulfilment;
}

/** Columns that decide which stores are shown; those that are shown are read in full afterwards. */
const CHOSEN_BY = {
  ...openingColumns,
  zone: stores.zone,
  lat: stores.lat,
  lng: stores.lng,
  deliveryFee: stores.deliveryFee,
  deliveryZones: stores.deliveryZones,
  deliveryBands: stores.deliveryBands,
};
type Choosable = { readonly [Name in keyof typeof CHOSEN_BY]: StoreRow[Name] };

/** Squared distance of a store, which orders stores; of its zone if the store has no location. */
function distanceTo({ lat, lng, zone }: Choosable, place: LatLng, market: Market): number {
  const at = lat === null || lng === null ? zoneCentre(zone, market) : { lat, lng };
  return at === null ? Infinity : squaredDistance(at, place);
}

/**
 * The rails of the home page for guests (REQ-CATALOG-34), without empty ones. Reads in two rounds of statements that wait
 * for nothing of each other.
 */
export async function homePage(
  { db, clock, config }: Panel,
  { language, wanted }: HomeRequest,
): Promise<Home> {
  const now = clock();
  const timeZone = config.market.time_zone;
  const orderType = wanted.orderType ?? "delivery";
  const [all, openings, bannerRows, categoryList, collectionList, coupons] = await Promise.all([
    db.select(CHOSEN_BY).from(stores).where(eq(stores.active, true)).orderBy(asc(stores.position)),
    readOpenings(db, { now, timeZone }, wanted),
    promisedBanners(db, null, { now, timeZone }).then((found) => withLivingLinks(db, found)),
    listCategories(db, language),
    listCollections(db, language),
    offeredCoupons(db, { userId: null, orderType }, language, { now, timeZone }),
  ]);
  // The place counts for deliveries only.
  const fees =
    wanted.place === null || !isBrought(orderType) ? undefined : await deliveryFeesTo(db, all, wanted.place);
  const reached = all.filter(({ id }) => fees?.get(id) !== null);
  const point = wanted.place?.point ?? null;
  const { near, openIds } = chooseStores(reached, openings, point, {
    orderType,
    market: config.market,
  });
  const [rows, popular] = await Promise.all([storesById(db, near), popularProducts(db, openIds, language)]);
  const nearRows = near.flatMap((id) => rows.get(id) ?? []);
  const nearCards = await storeCards(db, nearRows, language, { now, timeZone }, openings, fees);
  const rails: GuestRails = {
    categories: categoryList,
    banners: bannerRows.map((row) => serializeBanner(row, language)),
    "open-near-you": nearCards,
    coupons,
    collections: collectionList,
    popular,
  };
  const when = wanted.at !== null ? "later" : point === null ? "now" : "near";
  return arrangeHome(rails, language, { "open-near-you": STORES_TITLES[orderType][when][language] });
}

/** The home page of a customer: the guests' with their last orders and their coupons. Null if it is the same. */
export async function personalHomePage(
  { db, clock, config }: Panel,
  { userId, language, wanted }: HomeRequest & { userId: string },
  guests: () => Home,
): Promise<Home | null> {
  const now = clock();
  const [known] = await executeRows<{ ordered: boolean; coupons: boolean }>(
    db,
    sql`select
      exists (select 1 from ${orders} where ${orders.userId} = ${userId} and ${inArray(orders.orderStatus, COMPLETED_ORDER_STATUSES)}) as ordered,
      exists (select 1 from ${orders} where ${orders.userId} = ${userId} and ${inArray(orders.orderStatus, STANDING_ORDER_STATUSES)})
        or exists (select 1 from ${couponTable} where ${couponTable.userId} = ${userId}) as coupons`,
  );
  if (known?.ordered !== true && known?.coupons !== true) return null;
  const time = { now, timeZone: config.market.time_zone };
  const [again, promised, coupons] = await Promise.all([
    known.ordered ? lastOrders(db, userId, language, now) : [],
    promisedBanners(db, userId, time),
    offeredCoupons(db, { userId, orderType: wanted.orderType ?? "delivery" }, language, time),
  ]);
  const home = guests();
  // Show the banners that guests see, whose links were checked for the guests' page, and those of the customer's own
  // coupons.
  const ofGuests = new Set(
    home.rails.flatMap(({ kind, items }) => (kind === "banners" ? items.map(({ id }) => id) : [])),
  );
  const ofCoupons = promised.filter(({ id, couponId }) => couponId !== null && !ofGuests.has(id));
  const own = new Set((await withLivingLinks(db, ofCoupons)).map(({ id }) => id));
  const banners = promised
    .filter(({ id }) => ofGuests.has(id) || own.has(id))
    .map((row) => serializeBanner(row, language));
  return replaceRails(home, { "order-again": again, banners, coupons }, language);
}

/** Ids of the open stores of an order type: the nearest, and all in the editorial order. */
function chooseStores(
  all: readonly Choosable[],
  openings: Openings,
  place: LatLng | null,
  { orderType, market }: { orderType: OrderType; market: Market },
): { near: string[]; openIds: string[] } {
  const open = all.filter((store) => openings.isOpen(store) && store.orderTypes.includes(orderType));
  const byDistance =
    place === null
      ? open
      : open
          .map((store) => ({ store, distance: distanceTo(store, place, market) }))
          .toSorted((a, b) => a.distance - b.distance)
          .map(({ store }) => store);
  return {
    near: byDistance.slice(0, RAIL_LENGTH).map(({ id }) => id),
    openIds: open.map(({ id }) => id),
  };
}

async function storesById(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, StoreRow>> {
  const rows =
    ids.length === 0
      ? []
      : await queries
          .select()
          .from(stores)
          .where(inArray(stores.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
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
        isNull(products.offSince),
        inArray(products.storeId, openIds.slice(0, MAX_STORES_READ)),
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
