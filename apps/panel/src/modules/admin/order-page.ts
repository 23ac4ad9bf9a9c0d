import { FINAL_ORDER_STATUSES, isFinalStatus, OPEN_ORDER_STATUSES, type OrderStatus } from "@talabee/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments, stores } from "../../db/schema.js";
import { throwInvalidField } from "../../http/api-error.js";
import { readCursor, writeCursor } from "../../http/cursor.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { textArray } from "../search/sql-array.js";
import { isAssignedTo, isReleased } from "../orders/order-actor.js";

/** Which orders a staff user asks for. */
export interface OrderFilter {
  readonly storeId: string | undefined;
  readonly status: OrderStatus | undefined;
}

/** Where a page starts: after the order with this number, in the part of active or of final orders. */
export interface OrderPosition {
  readonly isFinal: boolean;
  readonly number: number;
}

/** At most `limit` orders that the user may see: active ones, the longest waiting first, then final ones, the newest first. */
export async function readOrderPage(
  db: Queries,
  user: SessionUser,
  filter: OrderFilter,
  { after, limit }: { after: OrderPosition | null; limit: number },
) {
  const read = (statuses: readonly OrderStatus[], part: Omit<OrderPart, "statuses">) => {
    const wanted =
      filter.status === undefined ? statuses : statuses.filter((status) => status === filter.status);
    return wanted.length === 0 || part.limit === 0
      ? []
      : readPart(db, user, filter.storeId, { ...part, statuses: wanted });
  };
  const isInFinal = after?.isFinal === true;
  const active = isInFinal ? [] : await read(OPEN_ORDER_STATUSES, { after, limit, isNewestFirst: false });
  const final = await read(FINAL_ORDER_STATUSES, {
    after: isInFinal ? after : null,
    limit: limit - active.length,
    isNewestFirst: true,
  });
  return [...active, ...final];
}

interface OrderPart {
  readonly statuses: readonly OrderStatus[];
  readonly after: OrderPosition | null;
  readonly limit: number;
  readonly isNewestFirst: boolean;
}

/**
 * Reads by index: the first orders of each status, and of each store where the user sees only some, are merged. One condition
 * for all of them would make the database go through every order ever placed.
 */
async function readPart(db: Queries, user: SessionUser, storeId: string | undefined, part: OrderPart) {
  const direction = part.isNewestFirst ? sql`desc` : sql`asc`;
  const after = part.after?.number;
  const above = part.isNewestFirst ? -1 : (after ?? -1);
  const below = part.isNewestFirst ? (after ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER;
  const statuses = sql`unnest(${textArray(part.statuses)}) as wanted(status)`;
  /**
   * Bounds and order name all columns of an index. Equal columns apart from the order would let the planner go through the
   * numbers of all orders instead, in the hope that some of the status comes soon.
   */
  const range = (columns: readonly SQL[], keys: readonly SQL[]) => {
    const row = sql`(${sql.join([...columns, sql`${orders.systemNumber}`], sql`, `)})`;
    const bound = (number: number) => sql`(${sql.join([...keys, sql`${number}::bigint`], sql`, `)})`;
    const sorting = [...columns, sql`${orders.systemNumber}`].map((column) => sql`${column} ${direction}`);
    return sql`lateral (
      select ${orders.id} as id, ${orders.systemNumber} as number from ${orders}
      where ${row} > ${bound(above)} and ${row} < ${bound(below)} and ${isReleased()}
      order by ${sql.join(sorting, sql`, `)} limit ${part.limit}) as listed`;
  };
  const status = sql`${orders.orderStatus}`;
  const sources = sourcesOf(user, storeId).map((source) => {
    if (source.kind === "all")
      return sql`select listed.* from ${statuses}, ${range([status], [sql`wanted.status`])}`;
    if (source.kind === "stores") {
      const shops = sql`unnest(${textArray(source.ids)}) as shop(id)`;
      const listed = range([sql`${orders.storeId}`, status], [sql`shop.id`, sql`wanted.status`]);
      return sql`select listed.* from ${statuses}, ${shops}, ${listed}`;
    }
    // Materialized: starts from the rider's assignments, of which there are few.
    return sql`(with ridden as materialized (
        select distinct ${riderAssignments.orderId} as order_id from ${riderAssignments}
        where ${riderAssignments.riderId} = ${source.riderId}
      )
      select ${orders.id} as id, ${orders.systemNumber} as number from ridden, lateral (
        select * from ${orders} where ${orders.id} = ridden.order_id limit 1
      ) as orders
      where ${status} = any(${textArray(part.statuses)})
        and ${orders.systemNumber} > ${above} and ${orders.systemNumber} < ${below}
        and ${storeId === undefined ? sql`true` : sql`${orders.storeId} = ${storeId}`}
        and ${isReleased()} and ${isAssignedTo(db, source.riderId)}
      order by ${orders.systemNumber} ${direction} limit ${part.limit})`;
  });
  if (sources.length === 0) return [];
  const merged = sql`select id from (${sql.join(sources, sql` union `)}) as merged order by number ${direction} limit ${part.limit}`;
  return db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(sql`${orders.id} = any(array(${merged}))`)
    .orderBy(sql`${orders.systemNumber} ${direction}`);
}

type Source =
  | { readonly kind: "all" }
  | { readonly kind: "stores"; readonly ids: readonly string[] }
  | { readonly kind: "rider"; readonly riderId: string };

/** Where the orders that a user may see come from (REQ-ORDER-24). */
function sourcesOf(user: SessionUser, storeId: string | undefined): Source[] {
  if (mayEverywhere(user, "order.read"))
    return storeId === undefined ? [{ kind: "all" }] : [{ kind: "stores", ids: [storeId] }];
  const ids = storesWith(user, "order.read").filter((id) => storeId === undefined || id === storeId);
  return [
    ...(ids.length === 0 ? [] : [{ kind: "stores" as const, ids }]),
    ...(user.riderId === null ? [] : [{ kind: "rider" as const, riderId: user.riderId }]),
  ];
}

/** Cursor of the page after an order: its number, and the part that it is in. */
export const writeOrderPosition = (order: OrderRow): string =>
  writeCursor(order.systemNumber * 2 + Number(isFinalStatus(order.orderStatus)));

/** Reads a cursor of {@link writeOrderPosition}; null without one. Throws the `ApiError` `validation_failed`. */
export function readOrderPosition(cursor: string | undefined): OrderPosition | null {
  if (cursor === undefined) return null;
  const position = readCursor(cursor, 0);
  if (position < 0) throwInvalidField("cursor");
  return { isFinal: position % 2 === 1, number: Math.floor(position / 2) };
}
