import { and, asc, eq, gt, max, sql } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { userEvents } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { userTopic } from "../../http/bus.js";

export type UserEventRow = typeof userEvents.$inferSelect;

/**
 * Writes down what a customer's streams will tell, in the transaction of the change; they are woken once it is committed
 * (REQ-PUSH-13). The one way to write such events: its lock lets those of one customer appear in the order of their
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

const MOST_AT_ONCE = 200;

/** What happened for a customer after an event, oldest first. */
export async function eventsAfter(queries: Queries, userId: string, id: number): Promise<UserEventRow[]> {
  return queries
    .select()
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), gt(userEvents.id, id)))
    .orderBy(asc(userEvents.id))
    .limit(MOST_AT_ONCE);
}

/** The id of the newest event of a customer; 0 when there is none. */
export async function latestEventId(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ id: max(userEvents.id) })
    .from(userEvents)
    .where(eq(userEvents.userId, userId));
  return row?.id ?? 0;
}
