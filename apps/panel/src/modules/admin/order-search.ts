import type { CallData, CallQuery, Language, panelOrders } from "@talabee/contract";
import { foldDigits, OPEN_ORDER_STATUSES, startOfDay } from "@talabee/domain";
import { and, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { orderRefunds, orders, stores, users } from "../../db/schema.js";
import { containsPattern } from "../../db/name-contains.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { answerableSince } from "../order-record/answerable-since.js";
import { orderCard } from "../order-record/order-dto.js";
import { isReleased } from "../orders/order-actor.js";
import { linesOf } from "../orders/service.js";
import { ofStoresSeen } from "./orders-seen.js";

type Query = CallQuery<typeof panelOrders>;

/** Whether a list is asked for by more than store and status. */
export const isSearch = ({ q, view, date, payment_method: method }: Query): boolean =>
  q !== undefined || view !== undefined || date !== undefined || method !== undefined;

/** Orders past their latest time. */
export const isLate = (now: Date): SQL | undefined =>
  and(inArray(orders.orderStatus, OPEN_ORDER_STATUSES), lt(orders.latestBy, now));

/** Orders that their store can answer and has not, of a query with their stores. */
export const isUnanswered = (now: Date): SQL | undefined =>
  and(eq(orders.orderStatus, "pending"), sql`${answerableSince()} <= ${now.toISOString()}::timestamptz`);

/** Orders of the stores that the user may see by any filter, the newest first. */
export async function searchOrders(
  panel: Panel,
  user: SessionUser,
  query: Query,
  language: Language,
): Promise<CallData<typeof panelOrders>> {
  const perPage = query.per_page ?? PER_PAGE;
  const below = readCursor(query.cursor, Number.MAX_SAFE_INTEGER);
  const zone = panel.config.market.time_zone;
  const found = await panel.db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        ofStoresSeen(user),
        isReleased(),
        lt(orders.systemNumber, below),
        query.vendor_id === undefined ? undefined : eq(orders.storeId, query.vendor_id),
        query.status === undefined ? undefined : eq(orders.orderStatus, query.status),
        query.payment_method === undefined ? undefined : eq(orders.paymentMethod, query.payment_method),
        query.date === undefined
          ? undefined
          : and(
              gte(orders.createdAt, startOfDay(query.date, zone)),
              lt(orders.createdAt, startOfDay(query.date, zone, 1)),
            ),
        viewOf(panel, query.view),
        query.q === undefined || query.q === "" ? undefined : matches(user, query.q),
      ),
    )
    .orderBy(desc(orders.systemNumber))
    .limit(perPage + 1);
  const { rows, next_cursor } = cutPage(found, perPage, ({ order }) => order.systemNumber);
  const lines = await linesOf(
    panel.db,
    rows.map(({ order }) => order.id),
  );
  return {
    items: rows.map(({ order, store }) => orderCard(order, store, lines.get(order.id) ?? [], language)),
    next_cursor,
  };
}

function viewOf({ db, clock }: Panel, view: Query["view"]): SQL | undefined {
  if (view === "open") return inArray(orders.orderStatus, OPEN_ORDER_STATUSES);
  if (view === "unanswered") return isUnanswered(clock());
  if (view === "late") return isLate(clock());
  if (view === "refunded")
    return exists(
      db
        .select({ one: sql`1` })
        .from(orderRefunds)
        .where(eq(orderRefunds.orderId, orders.id)),
    );
  return undefined;
}

/** Whose name and number only those search by who see them. */
function matches(user: SessionUser, text: string): SQL | undefined {
  const inSight = mayEverywhere(user, "order.customer")
    ? sql`true`
    : inArray(orders.storeId, ["", ...storesWith(user, "order.customer")]);
  const digits = foldDigits(text).replace(/\D/gu, "");
  const name = ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containsPattern(text));
  const number =
    digits.length < 4
      ? undefined
      : or(
          ilike(users.mobile, containsPattern(digits)),
          ilike(sql`${orders.address} ->> 'phone'`, containsPattern(digits)),
        );
  return or(ilike(orders.orderCode, containsPattern(text)), and(inSight, or(name, number)));
}
