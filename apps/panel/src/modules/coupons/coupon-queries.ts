import { STANDING_ORDER_STATUSES, dateIn } from "@talabee/domain";
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { readCodeSql } from "../../db/read-code-sql.js";
import { coupons, couponUses, orders, stores } from "../../db/schema.js";
import { exactTimestamp, readTimestampCursor, writeKeyCursor } from "../../http/cursor.js";
import type { CouponRecord } from "./coupon-record.js";

/** How often a customer has used a coupon; 0 while `userId` is null. */
const usesOf = (userId: string | null): SQL<number> => sql<number>`(
  select count(*)::int from ${couponUses}
  where ${couponUses.couponId} = ${coupons.id} and ${couponUses.userId} = ${userId}
    and ${couponUses.releasedAt} is null)`;

/** Whether a coupon is for a first order, and the customer has one that stands. A guest may be anybody: never. */
const isMissedBy = (
  userId: string | null,
): SQL<boolean> => sql<boolean>`(${coupons.firstOrderOnly} and exists (
  select 1 from ${orders} where ${orders.userId} = ${userId} and ${inArray(orders.orderStatus, STANDING_ORDER_STATUSES)}))`;

const HAS_USES_LEFT = sql`(${coupons.usesLimit} is null or ${coupons.usesCount} < ${coupons.usesLimit})`;

/** Selects coupons with this customer's number of uses; 0 while `userId` is null. */
function selectCoupons(queries: Queries, userId: string | null) {
  return queries
    .select({
      row: coupons,
      store: stores,
      since: exactTimestamp(coupons.createdAt),
      used: usesOf(userId),
      missed: isMissedBy(userId),
    })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.storeId));
}

/** Like {@link selectCoupons}, with each part as JSON, for a statement that reads more. */
export const couponsAsJson = (userId: string): SQL => sql`
  select row_to_json(coupons) as row, row_to_json(stores) as store,
    ${usesOf(userId)} as used, ${isMissedBy(userId)} as missed
  from coupons left join stores on stores.id = coupons.store_id`;

/** Coupons that end after a time, or never (REQ-MONEY-27). */
export function endsAfter(at: Date, timeZone: string): SQL {
  return and(
    or(isNull(coupons.validUntil), sql`${coupons.validUntil} >= ${dateIn(at, timeZone)}`),
    or(isNull(coupons.endsAt), sql`${coupons.endsAt} > ${at.toISOString()}::timestamptz`),
  )!;
}

/** Public coupons and this customer's own. */
export const isFor = (userId: string | null): SQL =>
  (userId === null ? isNull(coupons.userId) : or(isNull(coupons.userId), eq(coupons.userId, userId)))!;

/**
 * Coupons of a customer's list: public listed ones and the customer's own, of stores of the shop. One that others used up,
 * or that is for a first order after it, is left out: it was never the customer's. What the customer has used stays.
 */
export const isShownTo = (userId: string | null): SQL =>
  and(
    isListedFor(userId),
    or(sql`${usesOf(userId)} > 0`, and(sql`not ${isMissedBy(userId)}`, HAS_USES_LEFT)),
  )!;

/** Coupons to offer: those in the list that the customer can still use. */
export const isOfferedTo = (userId: string | null): SQL =>
  and(
    isListedFor(userId),
    sql`not ${isMissedBy(userId)}`,
    HAS_USES_LEFT,
    sql`(${coupons.usesPerCustomer} is null or ${usesOf(userId)} < ${coupons.usesPerCustomer})`,
  )!;

const isListedFor = (userId: string | null): SQL =>
  and(
    coupons.active,
    or(isNull(coupons.storeId), stores.active),
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
      rows.length > page.perPage && last !== undefined ? writeKeyCursor(last.since, last.row.id) : null,
  };
}
