import { and, eq, gt, inArray, lte, max } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { storeClosures, stores } from "../../db/schema.js";
import { isOpenNow } from "../catalogue/store-dto.js";
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
  { now, timeZone }: MarketTime,
): Promise<ReadonlyMap<string, StoreState>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      id: stores.id,
      active: stores.active,
      openingHours: stores.openingHours,
      ratingTenths: stores.ratingTenths,
      closedUntil: max(storeClosures.endsAt),
    })
    .from(stores)
    .leftJoin(
      storeClosures,
      and(
        eq(storeClosures.storeId, stores.id),
        lte(storeClosures.startsAt, now),
        gt(storeClosures.endsAt, now),
      ),
    )
    .where(and(inArray(stores.id, [...new Set(ids)]), eq(stores.active, true)))
    .groupBy(stores.id);
  return new Map(
    rows.map(({ id, closedUntil, ...store }) => [
      id,
      { isOpen: isOpenNow(store, now, timeZone, closedUntil ?? undefined), ratingTenths: store.ratingTenths },
    ]),
  );
}
