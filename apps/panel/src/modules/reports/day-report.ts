import type { DayReport } from "@talabee/contract";
import { dateIn, dayReport, fullName, startOfDay } from "@talabee/domain";
import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { handOvers, orderRefunds, orders, riders, riderShifts, stores, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { mayAt, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";

/** The report of a store's day. Without the right at the store, it is `not_found`. */
export async function readDayReport(
  panel: Panel,
  user: SessionUser,
  storeId: string,
  date: string = dateIn(panel.clock(), panel.config.market.time_zone),
): Promise<DayReport> {
  const { time_zone } = panel.config.market;
  const [store] = await panel.db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (store === undefined || !mayAt(user, "report.read", storeId)) throw new ApiError("not_found");
  const [from, to] = [startOfDay(date, time_zone), startOfDay(date, time_zone, 1)];
  const isOfStore = eq(orders.storeId, storeId);
  const sold = await panel.db
    .select({
      payment_method: orders.paymentMethod,
      wallet_applied: orders.walletApplied,
      amount_due: orders.amountDue,
      deliveredAt: orders.deliveredAt,
      latestBy: orders.latestBy,
      // Cash that a rider carries is theirs to hand in, whoever pressed.
      person: sql<string | null>`coalesce(${riders.userId}, ${handOvers.actorId})`,
      cash_taken: handOvers.cashTaken,
    })
    .from(orders)
    .leftJoin(handOvers, eq(handOvers.orderId, orders.id))
    .leftJoin(riderShifts, eq(riderShifts.id, handOvers.shiftId))
    .leftJoin(riders, eq(riders.id, riderShifts.riderId))
    .where(and(isOfStore, gte(orders.deliveredAt, from), lt(orders.deliveredAt, to)));
  const refunded = await panel.db
    .select({
      wallet: orderRefunds.wallet,
      card: orderRefunds.card,
      credit: orderRefunds.credit,
      cash: orderRefunds.cash,
    })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(isOfStore, gte(orderRefunds.at, from), lt(orderRefunds.at, to)));
  const [canceled] = await panel.db
    .select({ orders: count() })
    .from(orders)
    .where(and(isOfStore, gte(orders.canceledAt, from), lt(orders.canceledAt, to)));
  const report = dayReport(
    sold.map(({ deliveredAt, latestBy, ...order }) => ({
      ...order,
      delivered_at: deliveredAt!.getTime(),
      latest_by: latestBy?.getTime() ?? null,
    })),
    refunded,
  );
  const names = await namesOf(
    panel,
    report.cash.flatMap(({ person }) => person ?? []),
  );
  return {
    date,
    ...report,
    canceled: canceled!.orders,
    cash: report.cash.map(({ person, ...of }) => ({
      ...of,
      name: person === null ? null : (names.get(person) ?? null),
    })),
  };
}

async function namesOf(panel: Panel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await panel.db
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}
