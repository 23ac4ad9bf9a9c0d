import { and, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  codes,
  devicePairings,
  idempotencyKeys,
  invitations,
  jobs,
  mails,
  notifications,
  rateLimits,
  registrations,
  sessions,
  signInChallenges,
  storeEvents,
  userEvents,
} from "../db/schema.js";
import type { Panel } from "../panel.js";
import type { JobHandler } from "./job-queue.js";

export const CLEAN_UP = "prune";
const HOUR_MS = 3_600_000;

/** Rows deleted per statement, to keep locks short on large tables. */
const ROWS_AT_ONCE = 5000;

/** The kinds of jobs, one after the other from the index of the queue. An index by time alone would mislead the queue. */
const KINDS = sql`(
  with recursive kinds as (
    select min(kind) as kind from jobs where failed_at is null
    union all
    select (select min(kind) from jobs where failed_at is null and jobs.kind > kinds.kind) from kinds
    where kinds.kind is not null
  )
  select kind from kinds
)`;

/** Hourly cleanup of expired rows. */
export function createCleanupJob(panel: Panel): JobHandler {
  async function prune(table: PgTable, isOver: SQL | undefined): Promise<void> {
    for (;;) {
      const some = panel.db
        .select({ row: sql`ctid` })
        .from(table)
        .where(isOver)
        .limit(ROWS_AT_ONCE);
      const gone = await panel.db
        .delete(table)
        // As an array: with "in", a table of medium size would be read as a whole.
        .where(sql`ctid = any(array(${some}))`)
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
    await prune(invitations, lt(invitations.expiresAt, daysAgo(30)));
    await prune(devicePairings, lt(devicePairings.expiresAt, ago(24)));
    await prune(signInChallenges, lt(signInChallenges.expiresAt, ago(24)));
    await prune(sessions, or(lt(sessions.lastUsedAt, daysAgo(7)), lt(sessions.createdAt, daysAgo(30))));
    await prune(rateLimits, and(isNotNull(rateLimits.expire), lt(rateLimits.expire, now.getTime())));
    await prune(userEvents, lt(userEvents.at, daysAgo(1)));
    await prune(storeEvents, lt(storeEvents.at, daysAgo(1)));
    await prune(notifications, lt(notifications.createdAt, daysAgo(180)));
    await prune(mails, and(lt(mails.at, daysAgo(7)), isNull(mails.failedAt)));
    // An operator has had time to retry them, and they hold personal data.
    await prune(mails, lt(mails.failedAt, daysAgo(30)));
    // Jobs of kinds that no longer have a handler. Dead ones stay until an operator discards them.
    await prune(
      jobs,
      and(sql`${jobs.kind} = any(array${KINDS})`, lt(jobs.dueAt, daysAgo(30)), isNull(jobs.failedAt)),
    );
    return new Date(now.getTime() + HOUR_MS);
  };
}
