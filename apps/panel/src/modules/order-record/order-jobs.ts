import { answerableSince, rungAt, systemCancelAt, usesGateway } from "@talabee/domain";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { appendStoreEvent } from "./store-events.js";
import { orderFactsOf } from "./order-facts.js";
import { type OrderRow, storeOfOrder } from "./order-rows.js";

/** Cancels an order that its store never accepted or that was never paid; its subject is the order. */
export const CANCEL_UNACCEPTED = "cancel_unaccepted_order";

/** Climbs the ladder of an order that its store does not answer; its subject is the order. */
export const ESCALATE_ORDER = "escalate_order";

/** Simulates store and rider in the demo; its subject is the order. */
export const SIMULATE_ORDER = "simulate_order";

/** Brings an order whose payment has just been settled to its store, whose time to accept it begins (REQ-ORDER-26). */
export async function startAcceptTimeout(panel: Panel, tx: Queries, orderId: string): Promise<void> {
  const now = panel.clock();
  const [order] = await tx.update(orders).set({ settledAt: now }).where(eq(orders.id, orderId)).returning();
  await appendStoreEvent(panel, tx, order!);
  const { deliveryMax } = await storeOfOrder(tx, order!);
  const dueAt = new Date(systemCancelAt(orderFactsOf(order!, now, null, "system", deliveryMax)));
  await panel.jobs.schedule(tx, { kind: CANCEL_UNACCEPTED, subject: orderId, dueAt });
  await scheduleEscalation(panel, tx, order!, deliveryMax);
  if (panel.config.demo && panel.config.demoSpeed > 0) {
    await panel.jobs.schedule(tx, { kind: SIMULATE_ORDER, subject: orderId, dueAt: now });
  }
}

/** Schedules the first rung that an order comes to if its store does not answer. */
export async function scheduleEscalation(
  panel: Pick<Panel, "jobs">,
  tx: Queries,
  order: OrderRow,
  longestDelivery: number,
): Promise<void> {
  if (usesGateway(order.paymentMethod) && order.paymentStatus !== "paid") return;
  const since = answerableSince(orderFactsOf(order, order.createdAt, null, "system", longestDelivery));
  const dueAt = new Date(rungAt(since, "loud"));
  await panel.jobs.schedule(tx, { kind: ESCALATE_ORDER, subject: order.id, dueAt });
}
