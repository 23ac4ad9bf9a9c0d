import { and, eq, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  codes,
  idempotencyKeys,
  jobs,
  mails,
  notifications,
  orders,
  rateLimits,
  registrations,
  sessions,
  userEvents,
} from "../db/schema.js";
import { Fault } from "../http/fault.js";
import { createOrderProgress } from "../modules/orders/order-progress.js";
import type { Panel } from "../panel.js";
import type { JobHandler } from "./job-queue.js";

export const PRUNE = "prune";
const HOUR_MS = 3_600_000;
const LOOK_AGAIN_MS = 60_000;

/** Cancels an order its store never accepted, or nobody paid (D1); one that moved on is left alone. */
export function createUnacceptedCanceller(panel: Panel): JobHandler {
  const progress = createOrderProgress(panel);
  const isPending = async (orderId: string) => {
    const [order] = await panel.db
      .select({ status: orders.orderStatus })
      .from(orders)
      .where(eq(orders.id, orderId));
    return order?.status === "pending";
  };
  return async (orderId) => {
    if (!(await isPending(orderId))) return null;
    try {
      await progress.move(orderId, "canceled", { actor: "system", id: null }, "not accepted in time");
      return null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      // Accepted or canceled by somebody at the same moment; or its time is not over after all, as for one just paid.
      return (await isPending(orderId)) ? new Date(panel.clock().getTime() + LOOK_AGAIN_MS) : null;
    }
  };
}

/** Rows that go in one statement: locks stay short on tables of any size. */
const ROWS_AT_ONCE = 5000;

/** Throws away what has served its time, once an hour. */
export function createPruner(panel: Panel): JobHandler {
  async function prune(table: PgTable, isOver: SQL | undefined): Promise<void> {
    for (;;) {
      const some = panel.db
        .select({ row: sql`ctid` })
        .from(table)
        .where(isOver)
        .limit(ROWS_AT_ONCE);
      const gone = await panel.db
        .delete(table)
        .where(sql`ctid in (${some})`)
        .returning({ row: sql`1` });
      if (gone.length < ROWS_AT_ONCE) return;
    }
  }
  return async () => {
    const now = panel.clock();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const daysAgo = (days: number) => ago(24 * days);
    await prune(idempotencyKeys, lt(idempotencyKeys.createdAt, ago(24)));
    await prune(codes, lt(codes.expiresAt, ago(24)));
    await prune(registrations, lt(registrations.expiresAt, ago(24)));
    await prune(sessions, or(lt(sessions.lastUsedAt, daysAgo(7)), lt(sessions.createdAt, daysAgo(30))));
    await prune(rateLimits, and(isNotNull(rateLimits.expire), lt(rateLimits.expire, now.getTime())));
    await prune(userEvents, lt(userEvents.at, daysAgo(1)));
    await prune(notifications, lt(notifications.createdAt, daysAgo(180)));
    await prune(mails, lt(mails.at, daysAgo(7)));
    // Of kinds that no release knows any more.
    await prune(jobs, lt(jobs.dueAt, daysAgo(30)));
    return new Date(now.getTime() + HOUR_MS);
  };
}
