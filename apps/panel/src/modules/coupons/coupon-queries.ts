import { and, desc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { readCodeSql } from "../../db/read-code-sql.js";
import { coupons, couponUses, stores } from "../../db/schema.js";
import { readTimestampCursor, writeKeyCursor } from "../../http/cursor.js";
import type { CouponRecord } from "./coupon-record.js";

/** Selects coupons with this customer's number of uses; 0 while `userId` is null. */
function selectCoupons(queries: Queries, userId: string | null) {
  return queries
    .select({
      row: coupons,
      store: stores,
      used: sql<number>`(
        select count(*)::int from ${couponUses}
        where ${couponUses.couponId} = ${coupons.id} and ${couponUses.userId} = ${userId}
          and ${couponUses.releasedAt} is null
      )`,
    })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.storeId));
}

/** Like {@link selectCoupons}, with each part as JSON, for a statement that reads more. */
export const couponsAsJson = (userId: string): SQL => sql`
  select row_to_json(coupons) as row, row_to_json(stores) as store, (
      select count(*)::int from coupon_uses u
      where u.coupon_id = coupons.id and u.user_id = ${userId} and u.released_at is null
    ) as used
  from coupons left join stores on stores.id = coupons.store_id`;

/** Public coupons and this customer's own. */
export const isFor = (userId: string | null): SQL =>
  (userId === null ? isNull(coupons.userId) : or(isNull(coupons.userId), eq(coupons.userId, userId)))!;

/** Coupons shown in lists: public listed ones and the customer's own. */
export const isShownTo = (userId: string | null): SQL =>
  and(
    coupons.active,
    userId === null
      ? and(isNull(coupons.userId), coupons.listed)
      : or(and(isNull(coupons.userId), coupons.listed), eq(coupons.userId, userId)),
  )!;

/** A coupon by id or code; null if it does not exist for this customer. */
export async function findCoupon(
  queries: Queries,
  by: { id: string } | { code: string },
  userId: string,
): Promise<CouponRecord | null> {
  const which = "id" in by ? eq(coupons.id, by.id) : eq(readCodeSql(coupons.code), by.code);
  const [found] = await selectCoupons(queries, userId).where(and(which, isFor(userId)));
  return found ?? null;
}

/** A page of the coupons that meet a condition, newest first. */
export async function listCoupons(
  queries: Queries,
  userId: string | null,
  condition: SQL | undefined,
  page: { cursor?: string | undefined; perPage: number },
): Promise<{ rows: CouponRecord[]; next_cursor: string | null }> {
  const after = readTimestampCursor(page.cursor);
  const isAfter =
    after === null
      ? undefined
      : sql`(${coupons.createdAt}, ${coupons.id}) < (${after.timestamp}::timestamptz, ${after.id})`;
  const rows = await selectCoupons(queries, userId)
    .where(and(condition, isAfter))
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(page.perPage + 1);
  const shown = rows.slice(0, page.perPage);
  const last = shown.at(-1);
  return {
    rows: shown,
    next_cursor:
      rows.length > page.perPage && last !== undefined
        ? writeKeyCursor(last.row.createdAt.toISOString(), last.row.id)
        : null,
  };
}
