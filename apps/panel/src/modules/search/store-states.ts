import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { stores } from "../../db/schema.js";
import { openingColumns, readOpenings } from "../catalogue/store-opening.js";
import type { MarketTime } from "../../market-time.js";

/** State of a store that affects the rank of its products. */
export interface StoreState {
  readonly isOpen: boolean;
  readonly ratingTenths: number;
}

/** The active stores of these ids in their present state. */
export async function readStoreStates(
  queries: Queries,
  ids: readonly string[],
  time: MarketTime,
): Promise<ReadonlyMap<string, StoreState>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ ...openingColumns, ratingTenths: stores.ratingTenths })
    .from(stores)
    .where(and(inArray(stores.id, [...new Set(ids)]), eq(stores.active, true)));
  const openings = await readOpenings(queries, time);
  return new Map(
    rows.map((store) => [store.id, { isOpen: openings.isOpen(store), ratingTenths: store.ratingTenths }]),
  );
}
