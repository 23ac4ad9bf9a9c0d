import { ACCEPT_TIMEOUT_MIN } from "@talabee/domain";
import type { Queries } from "../../db/database.js";
import type { Panel } from "../../panel.js";

/** Cancels an order that its store never accepted or that was never paid; its subject is the order. */
export const CANCEL_UNACCEPTED = "cancel_unaccepted_order";

/** Simulates store and rider in the demo; its subject is the order. */
export const SIMULATE_ORDER = "simulate_order";

/** Starts the store's time to accept an order, once its payment is settled (REQ-ORDER-26). */
export async function startAcceptTimeout(panel: Panel, tx: Queries, orderId: string): Promise<void> {
  const dueAt = new Date(panel.clock().getTime() + ACCEPT_TIMEOUT_MIN * 60_000);
  await panel.jobs.schedule(tx, { kind: CANCEL_UNACCEPTED, subject: orderId, dueAt });
  if (panel.config.demo && panel.config.demoSpeed > 0) {
    await panel.jobs.schedule(tx, { kind: SIMULATE_ORDER, subject: orderId, dueAt: panel.clock() });
  }
}
