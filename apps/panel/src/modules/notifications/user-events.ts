import { and, asc, eq, gt, max, sql } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
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
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('user events'), hashtext(${event.userId}))`);
  await tx.insert(userEvents).values({ ...event, at: panel.clock() });
  afterCommit(tx, () => panel.bus.publish(userTopic(event.userId)));
}

const BATCH_SIZE = 200;

/** Events of a customer after `id`, oldest first, at most {@link BATCH_SIZE}. */
export async function eventsAfter(queries: Queries, userId: string, id: number): Promise<UserEventRow[]> {
  return queries
    .select()
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), gt(userEvents.id, id)))
    .orderBy(asc(userEvents.id))
    .limit(BATCH_SIZE);
}

/** Id of the newest event of a customer, or 0. */
export async function latestEventId(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ id: max(userEvents.id) })
    .from(userEvents)
    .where(eq(userEvents.userId, userId));
  return row?.id ?? 0;
}
