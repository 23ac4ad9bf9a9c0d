import { eq } from "drizzle-orm";
import { orders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { createOrderProgress } from "./order-progress.js";

const RECHECK_MS = 60_000;

/**
 * Cancels an order that its store never accepted or that was never paid (REQ-ORDER-26). Does nothing if the order moved
 * on.
 */
export function createUnacceptedOrderJob(panel: Panel): JobHandler {
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
      if (!(error instanceof ApiError)) throw error;
      // Accepted or canceled concurrently, or not due yet because it was just paid.
      return (await isPending(orderId)) ? new Date(panel.clock().getTime() + RECHECK_MS) : null;
    }
  };
}
