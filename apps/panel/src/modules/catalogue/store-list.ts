import type { CallData, CallQuery, Language, vendors } from "@talabee/contract";
import { searchRank } from "@talabee/domain";
import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { type Bilingual, stores, storesInCategories } from "../../db/schema.js";
import { PER_PAGE, readKeyCursor } from "../../http/cursor.js";
import { pageAfter, type Position } from "../../http/sorted-page.js";
import type { Panel } from "../../panel.js";
import { storeCards } from "./store-cards.js";
import { openingColumns, type Openings, readOpenings } from "./store-opening.js";
import { type CustomerPlace, deliveryFeesTo, wantedFulfilment } from "./wanted-fulfilment.js";
import { marketTime } from "../../market-time.js";

type Query = CallQuery<typeof vendors>;

/** Columns needed to filter and sort all stores; the page's stores are read in full afterwards. */
const LISTED = {
  ...openingColumns,
  name: stores.name,
  cuisines: stores.cuisines,
  tags: stores.tags,
  ratingTenths: stores.ratingTenths,
  deliveryFee: stores.deliveryFee,
  deliveryZones: stores.deliveryZones,
  deliveryBands: stores.deliveryBands,
  lat: stores.lat,
  lng: stores.lng,
  minOrder: stores.minOrder,
  busyMinutes: stores.busyMinutes,
  position: stores.position,
};
type Listed = { readonly [Name in keyof typeof LISTED]: (typeof stores.$inferSelect)[Name] };

/** Sort keys; equal stores keep the editorial order. */
const SORTS: Readonly<Record<NonNullable<Query["sort"]>, (store: Listed) => number>> = {
  rating: ({ ratingTenths }) => -ratingTenths,
  time: ({ deliveryMin, busyMinutes }) => deliveryMin + busyMinutes,
  fee: ({ deliveryFee }) => deliveryFee,
  min_order: ({ minOrder }) => minOrder,
};
const POSITION_SHAPE = ["number", "number", "number", "string"] as const;

function deliversFree({ orderTypes, deliveryFee }: Listed): boolean {
  return orderTypes.includes("delivery") && deliveryFee === 0;
}

/** Whether one of the texts matches what the customer typed, in either language. */
function matches(texts: readonly Bilingual[], typed: string): boolean {
  return texts.some(({ en, ar }) => searchRank(en, typed) > 0 || searchRank(ar, typed) > 0);
}

/** The place to which a list is made: it counts for deliveries only. */
export function placeOfList(query: Query, panel: Panel): CustomerPlace | null {
  return (query.order_type ?? "delivery") === "delivery" ? wantedFulfilment(query, panel).place : null;
}

/** Stores to choose from (REQ-CATALOG-37): open ones first, then by the requested order. */
export async function listStores(
  panel: Panel,
  query: Query,
  language: Language,
): Promise<CallData<typeof vendors>> {
  const { open_now, free_delivery, min_rating = 0, order_type, q = "", cuisine = "", sort } = query;
  const after = readKeyCursor(query.cursor, POSITION_SHAPE);
  const { at, orderType } = wantedFulfilment(query, panel);
  const place = placeOfList(query, panel);
  const reading = panel.db
    .select(LISTED)
    .from(stores)
    .where(
      and(
        eq(stores.active, true),
        query.category_id === undefined
          ? undefined
          : exists(
              panel.db
                .select({ one: sql`1` })
                .from(storesInCategories)
                .where(
                  and(
                    eq(storesInCategories.storeId, stores.id),
                    eq(storesInCategories.categoryId, query.category_id),
                  ),
                ),
            ),
        order_type === undefined
          ? undefined
          : sql`${stores.orderTypes} @> ${JSON.stringify([order_type])}::jsonb`,
      ),
    );
  const [rows, openings]: [Listed[], Openings] = await Promise.all([
    reading,
    readOpenings(panel.db, marketTime(panel), { at, orderType }),
  ]);
  const fees = place === null ? undefined : await deliveryFeesTo(panel.db, rows, place);
  const priced = rows.map((store) => ({ ...store, deliveryFee: fees?.get(store.id) ?? store.deliveryFee }));
  const found = priced.filter(
    (store) =>
      fees?.get(store.id) !== null &&
      (open_now === undefined || openings.isOpen(store) === open_now) &&
      (free_delivery === undefined || deliversFree(store) === free_delivery) &&
      store.ratingTenths >= min_rating * 10 &&
      (q === "" || matches([store.name, ...store.cuisines, ...store.tags], q)) &&
      (cuisine === "" || matches(store.cuisines, cuisine)),
  );
  const positionOf = (store: Listed): Position => [
    openings.isOpen(store) ? 0 : 1,
    sort === undefined ? 0 : SORTS[sort](store),
    store.position,
    store.id,
  ];
  const page = pageAfter(found, positionOf, after, query.per_page ?? PER_PAGE);
  const ids = page.items.map(({ id }) => id);
  const storeRows =
    ids.length === 0 ? [] : await panel.db.select().from(stores).where(inArray(stores.id, ids));
  const inOrder = ids.flatMap((id) => storeRows.find((row) => row.id === id) ?? []);
  const items = await storeCards(panel.db, inOrder, language, marketTime(panel), openings, fees);
  return { items, next_cursor: page.next_cursor };
}
