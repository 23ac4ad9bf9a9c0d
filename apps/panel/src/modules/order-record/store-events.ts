import { usesGateway } from "@talabee/domain";
import { eq, max, sql } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { storeEvents } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import type { OrderRow } from "./order-rows.js";

/** Topic of the events of a store's board. */
export const storeTopic = (storeId: string) => `board ${storeId}`;

/**
 * Records that an order changed for its store's board, in the transaction of the change, and wakes the streams after the
 * commit. The lock makes the events of one store visible in the order of their ids. An order that waits for its payment at
 * the gateway is none of the store's business yet.
 */
export async function appendStoreEvent(
  panel: Pick<Panel, "bus" | "clock">,
  tx: Queries,
  order: Pick<OrderRow, "id" | "storeId" | "paymentMethod" | "paymentStatus">,
): Promise<void> {
  const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "refunded";
  if (usesGateway(order.paymentMethod) && !isPaid) return;
  const { storeId } = order;
  // One statement: the row, and with it its id, follows the lock.
  await tx.execute(
    sql`with locked as materialized (select pg_advisory_xact_lock(hashtext('store events'), hashtext(${storeId})))
        insert into ${storeEvents} (store_id, order_id, at)
        select ${storeId}, ${order.id}, ${panel.clock().toISOString()}::timestamptz from locked`,
  );
  afterCommit(tx, () => panel.bus.publish(storeTopic(storeId)));
}

const BATCH_SIZE = 200;

/** A store, and the last event of it that is known. */
export interface StorePosition {
  readonly storeId: string;
  readonly after: number;
}

/** An event that a stream has not sent yet. */
export interface DueStoreEvent {
  readonly id: number;
  readonly orderId: string;
}

/** Events after some positions, each oldest first and at most {@link BATCH_SIZE}, in one query. */
export async function storeEventsAfter(
  queries: Queries,
  positions: readonly StorePosition[],
): Promise<DueStoreEvent[][]> {
  // Many devices of a store are at the same position.
  const keys = positions.map(({ storeId, after }) => `${after} ${storeId}`);
  const distinct = [...new Map(keys.map((key, at) => [key, positions[at]!]))];
  const asked = JSON.stringify(
    distinct.map(([key, { storeId, after }]) => ({ key, store_id: storeId, after })),
  );
  const rows = await executeRows<{ key: string; id: string; orderId: string }>(
    queries,
    sql`select asked.key, event.id::text, event.order_id as "orderId"
        from jsonb_to_recordset(${asked}::jsonb) as asked (key text, store_id text, after bigint)
        cross join lateral (
          select id, order_id from store_events
          where store_events.store_id = asked.store_id and store_events.id > asked.after
          order by store_events.id limit ${BATCH_SIZE}
        ) event
        order by event.id`,
  );
  const found = Map.groupBy(rows, ({ key }) => key);
  return keys.map((key) => (found.get(key) ?? []).map(({ id, orderId }) => ({ id: Number(id), orderId })));
}

/** Id of the newest event of a store, or 0. */
export async function latestStoreEventId(queries: Queries, storeId: string): Promise<number> {
  const [row] = await queries
    .select({ id: max(storeEvents.id) })
    .from(storeEvents)
    .where(eq(storeEvents.storeId, storeId));
  return row?.id ?? 0;
}
