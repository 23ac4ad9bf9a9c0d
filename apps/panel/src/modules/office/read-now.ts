import type { CallData, panelNow } from "@talabee/contract";
import { OPEN_ORDER_STATUSES } from "@talabee/domain";
import { and, asc, count, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { orders, payments, refunds, storeClosures, stores } from "../../db/schema.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { isLate, isUnanswered } from "../admin/order-search.js";
import { ofStoresSeen } from "../admin/orders-seen.js";
import { answerableSince } from "../order-record/answerable-since.js";
import { isReleased } from "../orders/order-actor.js";

type Now = CallData<typeof panelNow>;

/** Entries of each list. */
const MOST = 10;

/** What needs a person now, in the stores at which the user may see orders. */
export async function readNow({ db, clock }: Panel, user: SessionUser): Promise<Now> {
  const now = clock();
  const seen = ofStoresSeen(user);
  const ids = mayEverywhere(user, "order.read") ? null : ["", ...storesWith(user, "order.read")];
  const isOpen = and(seen, isReleased(), inArray(orders.orderStatus, OPEN_ORDER_STATUSES));
  const latestBy = sql`${orders.latestBy}`.mapWith(orders.createdAt);
  const late = and(seen, isReleased(), isLate(now));
  const unanswered = and(seen, isReleased(), isUnanswered(now));
  const failed = and(seen, eq(refunds.status, "failed"));

  const [counts] = await db
    .select({
      open: count(),
      onTheWay: sql<number>`(count(*) filter (where ${eq(orders.orderStatus, "delivering")}))::int`,
      unanswered: sql<number>`(count(*) filter (where ${isUnanswered(now)}))::int`,
      late: sql<number>`(count(*) filter (where ${isLate(now)}))::int`,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(isOpen);
  const [shown] = await db
    .select({ count: count() })
    .from(stores)
    .where(and(stores.active, ids === null ? undefined : inArray(stores.id, ids)));
  const list = (where: SQL | undefined, since: SQL<Date>) =>
    db
      .select({ order: orders, store: stores, since })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(where)
      .orderBy(asc(since), asc(orders.systemNumber))
      .limit(MOST);
  const entry = ({
    order,
    store,
  }: {
    order: typeof orders.$inferSelect;
    store: typeof stores.$inferSelect;
  }) => ({
    id: order.id,
    order_code: order.orderCode,
    vendor: { id: store.id, name: store.name },
  });
  const unheard = await db
    .select({ store: stores, since: storeClosures.startsAt })
    .from(storeClosures)
    .innerJoin(stores, eq(stores.id, storeClosures.storeId))
    .where(
      and(
        storeClosures.isUnheard,
        lte(storeClosures.startsAt, now),
        gt(storeClosures.endsAt, now),
        ids === null ? undefined : inArray(stores.id, ids),
      ),
    )
    .orderBy(asc(storeClosures.startsAt))
    .limit(MOST);
  const failedRefunds = () =>
    db
      .select({ order: orders, store: stores, refund: refunds })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(failed)
      .orderBy(asc(refunds.createdAt))
      .limit(MOST);
  const [money] = await db
    .select({ count: count(), amount: sql`coalesce(sum(${refunds.amount}), 0)::bigint`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(failed);
  return {
    at: now.toISOString(),
    open: counts!.open,
    on_the_way: counts!.onTheWay,
    stores: shown!.count,
    late: {
      count: counts!.late,
      items: (await list(late, latestBy)).map((row) => ({
        ...entry(row),
        since: row.since.toISOString(),
      })),
    },
    unanswered: {
      count: counts!.unanswered,
      items: (await list(unanswered, answerableSince())).map((row) => ({
        ...entry(row),
        since: row.since.toISOString(),
      })),
    },
    unheard: unheard.map(({ store, since }) => ({
      store: { id: store.id, name: store.name },
      since: since.toISOString(),
    })),
    failed_refunds: {
      count: money!.count,
      amount: money!.amount,
      items: (await failedRefunds()).map((row) => ({
        ...entry(row),
        since: row.refund.createdAt.toISOString(),
        amount: row.refund.amount,
      })),
    },
  };
}
