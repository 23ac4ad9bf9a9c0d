import type { Language } from "@talabee/contract";
import type { OrderType } from "@talabee/domain";
import { and, asc, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { banners, coupons as couponTable, stores } from "../../db/schema.js";
import type { MarketTime } from "../../market-time.js";
import { serializeCoupon } from "../coupons/coupon-dto.js";
import { endsAfter, isOfferedTo, listCoupons } from "../coupons/coupon-queries.js";
import { RAIL_LENGTH } from "./rail-length.js";

/** Banners without those that promise a coupon which is not offered to the customer (any more). */
export async function promisedBanners(queries: Queries, userId: string | null, time: MarketTime) {
  const offered = queries
    .select({ one: sql`1` })
    .from(couponTable)
    .leftJoin(stores, eq(stores.id, couponTable.storeId))
    .where(
      and(eq(couponTable.id, banners.couponId), isOfferedTo(userId), endsAfter(time.now, time.timeZone)),
    );
  return queries
    .select()
    .from(banners)
    .where(or(isNull(banners.couponId), exists(offered)))
    .orderBy(asc(banners.position));
}

/** The newest coupons that the customer can use with the wanted order type. */
export async function offeredCoupons(
  queries: Queries,
  { userId, orderType }: { userId: string | null; orderType: OrderType },
  language: Language,
  time: MarketTime,
) {
  const offered = and(
    isOfferedTo(userId),
    endsAfter(time.now, time.timeZone),
    sql`${couponTable.orderTypes} @> ${JSON.stringify([orderType])}::jsonb`,
  );
  const { rows } = await listCoupons(queries, userId, offered, { perPage: RAIL_LENGTH });
  return rows.map((known) => serializeCoupon(known, null, language, time));
}
