import { inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { stores } from "../../db/schema.js";
import { closedStores } from "../catalogue/store-cards.js";
import { isOpenNow } from "../catalogue/wire.js";

/** What of a store decides about the rank of what it sells. */
export interface StoreNow {
  readonly isOpen: boolean;
  readonly ratingTenths: number;
}

/** The stores of these ids that take orders at all, as they are now. */
export async function storesNow(
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StoreNow>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      id: stores.id,
      active: stores.active,
      openingHours: stores.openingHours,
      ratingTenths: stores.ratingTenths,
    })
    .from(stores)
    .where(inArray(stores.id, [...new Set(ids)]));
  const closed = await closedStores(queries, now);
  return new Map(
    rows
      .filter(({ active }) => active)
      .map((row) => [
        row.id,
        { isOpen: isOpenNow(row, now, closed.get(row.id)), ratingTenths: row.ratingTenths },
      ]),
  );
}
