import { and, eq, isNotNull, lt } from "drizzle-orm";
import { codes, idempotencyKeys, mails, orders, rateLimits, sessions } from "../db/schema.js";
import { Fault } from "../http/fault.js";
import { createOrderProgress } from "../modules/orders/order-progress.js";
import type { Panel } from "../panel.js";
import type { JobHandler } from "./job-queue.js";

export const PRUNE = "prune";
const HOUR_MS = 3_600_000;

/** Cancels an order its store never accepted (D1); one that moved on is left alone. */
export function createUnacceptedCanceller(panel: Panel): JobHandler {
  const progress = createOrderProgress(panel);
  return async (orderId) => {
    const [order] = await panel.db.select().from(orders).where(eq(orders.id, orderId));
    if (order?.orderStatus !== "pending") return null;
    try {
      await progress.move(orderId, "canceled", { actor: "system", id: null }, "not accepted in time");
    } catch (error) {
      // Accepted or canceled by somebody at the same moment.
      if (!(error instanceof Fault)) throw error;
    }
    return null;
  };
}

/** Throws away what has served its time, once an hour. */
export function createPruner(panel: Panel): JobHandler {
  return async () => {
    const now = panel.clock();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    await panel.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(24)));
    await panel.db.delete(codes).where(lt(codes.expiresAt, ago(24)));
    await panel.db.delete(sessions).where(lt(sessions.lastUsedAt, ago(7 * 24)));
    await panel.db
      .delete(rateLimits)
      .where(and(isNotNull(rateLimits.expire), lt(rateLimits.expire, now.getTime())));
    await panel.db.delete(mails).where(lt(mails.at, ago(7 * 24)));
    return new Date(now.getTime() + HOUR_MS);
  };
}
