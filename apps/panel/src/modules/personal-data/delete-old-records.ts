import { sql, type SQL } from "drizzle-orm";
import type { Database, Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { auditLog, paymentEvents, slotBookings, slots, stockAdjustments } from "../../db/schema.js";

/** Days for which records are kept that would otherwise grow with every order and change. */
export const RECORDS_KEPT_DAYS = {
  /** Gateways send an event again for days, and a customer may dispute a payment for over a year. */
  paymentEvents: 2 * 365,
  stockAdjustments: 2 * 365,
  /** Kept for as long as claims can be made for which it matters who changed what. */
  auditLog: 5 * 365,
  /** Counted only until their time; the order keeps its own. */
  slots: 90,
};

const DAY_MS = 86_400_000;

/** Deletes old records, `batch` at once and each batch by an index, the oldest first. */
export async function deleteOldRecords(db: Database, now: Date, batch: number): Promise<void> {
  const before = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  const kept = RECORDS_KEPT_DAYS;
  // The numbers of these rows are in the order of their times, so that no index of the times is needed.
  const numbered = (table: typeof auditLog | typeof stockAdjustments, days: number) => async (tx: Queries) =>
    countOf(
      tx,
      sql`delete from ${table} where id in (
        select id from (select id, at from ${table} order by id limit ${batch}) as oldest
        where oldest.at < ${before(days)}
      ) returning 1`,
    );
  const deletions = [
    numbered(auditLog, kept.auditLog),
    numbered(stockAdjustments, kept.stockAdjustments),
    (tx: Queries) =>
      countOf(
        tx,
        sql`delete from ${paymentEvents} where (provider, event_id) in (
          select provider, event_id from ${paymentEvents}
          where received_at < ${before(kept.paymentEvents)} order by received_at limit ${batch}
        ) returning 1`,
      ),
    // A slot goes with its bookings, which it counts.
    (tx: Queries) =>
      countOf(
        tx,
        sql`with old as materialized (
          select store_id, starts_at from ${slots}
          where starts_at < ${before(kept.slots)} order by starts_at limit ${batch} for update
        ), unbooked as (
          delete from ${slotBookings} as booking using old
          where booking.store_id = old.store_id and booking.starts_at = old.starts_at
        )
        delete from ${slots} as slot using old
        where slot.store_id = old.store_id and slot.starts_at = old.starts_at returning 1`,
      ),
  ];
  for (const some of deletions) {
    let deleted = batch;
    while (deleted === batch) deleted = await db.transaction(some);
  }
}

const countOf = async (tx: Queries, statement: SQL): Promise<number> =>
  (await executeRows<object>(tx, statement)).length;
