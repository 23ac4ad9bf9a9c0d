import type { Language, StoreCard } from "@talabee/contract";
import { and, eq, gt, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { products } from "../../db/schema.js";
import { storeCard, type StoreRow } from "./store-dto.js";
import { type Openings, readOpenings } from "./store-opening.js";
import type { MarketTime } from "../../market-time.js";

/** The largest discount of each store that has one, in whole percent. */
async function bestSales(queries: Queries, storeIds: readonly string[]): Promise<Map<string, number>> {
  if (storeIds.length === 0) return new Map();
  const rows = await queries
    .select({
      storeId: products.storeId,
      percent: max(sql<number>`((${products.price} - ${products.salePrice}) * 100 / ${products.price})::int`),
    })
    .from(products)
    .where(
      and(
        inArray(products.storeId, [...storeIds]),
        isNotNull(products.salePrice),
        eq(products.active, true),
        gt(products.price, 0),
      ),
    )
    .groupBy(products.storeId);
  return new Map(rows.map((row) => [row.storeId, Number(row.percent ?? 0)]));
}

/** The part of a list whose offers are shown: were all shown, none would stand out. */
const OFFERS_SHOWN = 1 / 3;

/** Leaves the offers of a list to its best third: the largest discounts, then free delivery. */
export function withBestOffers(cards: readonly StoreCard[]): StoreCard[] {
  const worth = ({ offer }: StoreCard) => (offer?.kind === "percent" ? offer.percent : 0);
  const best = new Set(
    cards
      .filter(({ offer }) => offer !== null)
      .toSorted((a, b) => worth(b) - worth(a))
      .slice(0, Math.ceil(cards.length * OFFERS_SHOWN)),
  );
  return cards.map((card) => (best.has(card) ? card : { ...card, offer: null }));
}

/**
 * Store cards, in the order of `rows`, with the best of their offers. `known` are the openings to show, those of now unless
 * others are given; `fees` are those to the customer's place, by store.
 */
export async function storeCards(
  queries: Queries,
  rows: readonly StoreRow[],
  language: Language,
  time: MarketTime,
  known?: Openings,
  fees?: ReadonlyMap<string, number | null>,
): Promise<StoreCard[]> {
  const ids = rows.map(({ id }) => id);
  const [sales, openings] = await Promise.all([
    bestSales(queries, ids),
    known ?? readOpenings(queries, time),
  ]);
  return withBestOffers(
    rows.map((row) => {
      const priced = { ...row, deliveryFee: fees?.get(row.id) ?? row.deliveryFee };
      return storeCard(priced, language, openings.of(row), sales.get(row.id) ?? 0);
    }),
  );
}
