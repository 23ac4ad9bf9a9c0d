import { eq, max, sql } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { userEvents } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { userTopic } from "../../http/bus.js";

export type UserEventRow = typeof userEvents.$inferSelect;

/**
 * Records an event for a customer's streams in the transaction of the change, and wakes the streams after the commit
 * (REQ-PUSH-13). All events must be written here: the lock makes the events of one customer visible in the order of their
 * ids.
 */
export async function appendUserEvent(
  panel: Pick<Panel, "bus" | "clock">,
  tx: Queries,
  event: Pick<UserEventRow, "userId" | "kind" | "subjectId">,
): Promise<void> {
  // One statement: the row, and with it its id, follows the lock.
  await tx.execute(
    sql`with locked as materialized (select pg_advisory_xact_lock(hashtext('user events'), hashtext(${event.userId})))
        insert into ${userEvents} (user_id, kind, subject_id, at)
        select ${event.userId}, ${event.kind}, ${event.subjectId}, ${panel.clock().toISOString()}::timestamptz from locked`,
  );
  afterCommit(tx, () => panel.bus.publish(userTopic(event.userId)));
}

const BATCH_SIZE = 200;

/** An event that a stream has not sent yet. */
export type DueEvent = Pick<UserEventRow, "id" | "kind" | "subjectId">;

/** A customer's position in their events. */
export interface EventPosition {
  readonly userId: string;
  /** Id of the last event that is known. */
  readonly after: number;
}

/** Events after some positions, each oldest first and at most {@link BATCH_SIZE}, in one query. */
export async function eventsAfter(
  queries: Queries,
  positions: readonly EventPosition[],
): Promise<DueEvent[][]> {
  const asked = JSON.stringify(positions.map(({ userId, after }, at) => ({ at, user_id: userId, after })));
  const rows = await executeRows<{ at: number; id: string; kind: UserEventRow["kind"]; subjectId: string }>(
    queries,
    sql`select asked.at, event.id::text, event.kind, event.subject_id as "subjectId"
        from jsonb_to_recordset(${asked}::jsonb) as asked (at int, user_id text, after bigint)
        cross join lateral (
          select id, kind, subject_id from user_events
          where user_events.user_id = asked.user_id and user_events.id > asked.after
          order by user_events.id limit ${BATCH_SIZE}
        ) event
        order by event.id`,
  );
  const found = Map.groupBy(rows, ({ at }) => at);
  return positions.map((_, at) =>
    (found.get(at) ?? []).map(({ id, kind, subjectId }) => ({ id: Number(id), kind, subjectId })),
  );
}

/**
 * Whether events after `id` may be missing: deleted by age, or of a database that was replaced by another one. Ids are
 * shared by all customers, so this can be true without a loss, for an id older than all events that are kept.
 */
export async function isForgotten(queries: Queries, id: number): Promise<boolean> {
  const [row] = await executeRows<{ is_forgotten: boolean }>(
    queries,
    sql`select ${id}::bigint > newest or ${id}::bigint + 1 < coalesce(oldest, newest + 1) as is_forgotten
        from (select
          (select min(${userEvents.id}) from ${userEvents}) as oldest,
          coalesce(pg_sequence_last_value(pg_get_serial_sequence('user_events', 'id')::regclass), 0) as newest
        ) as kept`,
  );
  return row!.is_forgotten;
}

/** Id of the newest event of a customer, or 0. */
export async function latestEventId(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ id: max(userEvents.id) })
    .from(userEvents)
    .where(eq(userEvents.userId, userId));
  return row?.id ?? 0;
}
