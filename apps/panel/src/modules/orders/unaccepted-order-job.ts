import { orderStatusRules, systemCancelAt } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { orders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { orderFactsOf } from "../order-record/order-facts.js";
import { storeOfOrder } from "../order-record/order-rows.js";
import { createOrderProgress } from "./order-progress.js";

const RECHECK_MS = 60_000;

/**
 * Cancels an order that its store never accepted or that was never paid (REQ-ORDER-26). Does nothing if the order moved
 * on.
 */
export function createUnacceptedOrderJob(panel: Panel): JobHandler {
  const progress = createOrderProgress(panel);
  /** When the order may be canceled; null if it no longer waits. */
  const dueAt = async (orderId: string): Promise<number | null> => {
    const [order] = await panel.db.select().from(orders).where(eq(orders.id, orderId));
    if (!order || !orderStatusRules(order.orderStatus).awaitsStore) return null;
    const { deliveryMax } = await storeOfOrder(panel.db, order);
    return systemCancelAt(orderFactsOf(order, panel.clock(), null, "system", deliveryMax));
  };
  return async (orderId) => {
    if ((await dueAt(orderId)) === null) return null;
    try {
      await progress.move(
        orderId,
        "canceled",
        { actor: "system", id: null },
        { reason: "not accepted in time" },
      );
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Accepted or canceled concurrently, or not due yet because it was just paid.
      const due = await dueAt(orderId);
      return due === null ? null : new Date(Math.max(due, panel.clock().getTime() + RECHECK_MS));
    }
  };
}
