import type { Coupon as WireCoupon, Language } from "@talabee/contract";
import { type Coupon, couponRefusal, type CouponRefusal, type CouponUse } from "@talabee/domain";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { coupons, couponUses, stores } from "../../db/schema.js";
import { readMomentCursor, writeKeyCursor } from "../../http/key-cursor.js";
import { storeFace, type StoreRow } from "../catalogue/wire.js";

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon, the store it is for, and how often the customer in question has used it. */
export interface KnownCoupon {
  readonly row: CouponRow;
  /** Null: every store. */
  readonly store: StoreRow | null;
  readonly used: number;
}

/** Coupons with what this customer used of them; nobody's uses while `userId` is null. */
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

/** Whose it may be: everybody's, or this customer's own. */
const isFor = (userId: string | null): SQL =>
  (userId === null ? isNull(coupons.userId) : or(isNull(coupons.userId), eq(coupons.userId, userId)))!;

/** Shown in lists: what is for everybody when it is listed, and the customer's own. */
export const isShownTo = (userId: string | null): SQL =>
  and(
    coupons.active,
    userId === null
      ? and(isNull(coupons.userId), coupons.listed)
      : or(and(isNull(coupons.userId), coupons.listed), eq(coupons.userId, userId)),
  )!;

/** A coupon by id or code as this customer may use it; null when it does not exist for them. */
export async function findCoupon(
  queries: Queries,
  by: { id: string } | { code: string },
  userId: string,
): Promise<KnownCoupon | null> {
  const which = "id" in by ? eq(coupons.id, by.id) : eq(coupons.code, by.code);
  const [found] = await selectCoupons(queries, userId).where(and(which, isFor(userId)));
  return found ?? null;
}

/** Coupons that fit a condition, newest first; one page of them, or all without `page`. */
export async function listCoupons(
  queries: Queries,
  userId: string | null,
  condition: SQL | undefined,
  page: { cursor?: string | undefined; perPage: number },
): Promise<{ rows: KnownCoupon[]; next_cursor: string | null }> {
  const after = readMomentCursor(page.cursor);
  const isAfter =
    after === null
      ? undefined
      : sql`(${coupons.createdAt}, ${coupons.id}) < (${after.moment}::timestamptz, ${after.id})`;
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

const MOST_OFFERS = 20;

/** Coupons of a store, or of every store, that a customer may be told of. */
export async function couponOffers(
  queries: Queries,
  userId: string,
  storeId: string,
): Promise<KnownCoupon[]> {
  return selectCoupons(queries, userId)
    .where(and(isShownTo(userId), or(isNull(coupons.storeId), eq(coupons.storeId, storeId))))
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(MOST_OFFERS);
}

/** The coupon as the rules see it (D2.4). */
export function couponOf({ row, used }: KnownCoupon): Coupon {
  const left = [
    ...(row.usesLimit === null ? [] : [row.usesLimit - row.usesCount]),
    ...(row.usesPerCustomer === null ? [] : [row.usesPerCustomer - used]),
  ];
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    active: row.active,
    min_spending: row.minSpending,
    max_savings: row.maxSavings,
    valid_until: row.validUntil,
    ends_at: row.endsAt?.toISOString() ?? null,
    vendor_id: row.storeId,
    order_types: row.orderTypes,
    excludes_sale_items: row.excludesSaleItems,
    uses_left: left.length === 0 ? null : Math.min(...left),
  };
}

/** The cart a coupon is looked at with. */
export type CouponCart = Pick<CouponUse, "subtotal" | "vendor_id"> & {
  order_types: CouponUse["order_type"][];
};

/**
 * Why a cart may not use a coupon, or null when it may by one of its store's order types: which one is chosen at the
 * checkout.
 */
export function refusalOf(known: KnownCoupon, cart: CouponCart, now: Date) {
  const coupon = couponOf(known);
  const { subtotal, vendor_id } = cart;
  const order_type =
    cart.order_types.find((type) => known.row.orderTypes.includes(type)) ?? cart.order_types[0] ?? "delivery";
  return couponRefusal(coupon, { subtotal, vendor_id, order_type, now });
}

/**
 * A coupon on the wire, with what the cart makes of it. One for another store than the cart's, or seen without a cart, is
 * told as a new cart there would have it.
 */
export function couponToWire(
  known: KnownCoupon,
  cart: CouponCart | null,
  language: Language,
  now: Date,
): WireCoupon {
  const { row, store } = known;
  const fits = cart !== null && (row.storeId === null || row.storeId === cart.vendor_id);
  const seen = fits ? cart : { subtotal: 0, vendor_id: row.storeId ?? "", order_types: row.orderTypes };
  const refusal = refusalOf(known, seen, now);
  return {
    id: row.id,
    code: row.code,
    title: row.title[language],
    kind: row.kind,
    value: row.value,
    min_spending: row.minSpending,
    max_savings: row.maxSavings,
    valid_until: row.validUntil,
    ends_at: row.endsAt?.toISOString() ?? null,
    vendor: store === null ? null : storeFace(store, language),
    order_types: row.orderTypes,
    state: stateOf(refusal?.code),
    missing_amount: refusal?.code === "coupon_min_spending" ? refusal.missing : 0,
  };
}

function stateOf(refusal: CouponRefusal | undefined): WireCoupon["state"] {
  switch (refusal) {
    case undefined:
      return "usable";
    case "coupon_expired":
    case "coupon_not_found":
      return "expired";
    case "coupon_used_up":
      return "used";
    case "coupon_min_spending":
    case "coupon_wrong_vendor":
    case "coupon_order_type":
      return "locked";
  }
}
