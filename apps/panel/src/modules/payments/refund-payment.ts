import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { paymentAttempts, refunds } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { JobCannotSucceed } from "../../jobs/job-queue.js";
import { GatewayRefused } from "../../payments/payment-gateway.js";
import { gatewayOf } from "./payment-attempts.js";
import { REFUND_PAYMENT } from "./payment-rows.js";

/** Delay before a refund that the gateway has not finished is polled, in case its webhook is lost. */
const REFUND_POLL_MS = 3_600_000;

/**
 * The job of a refund. Returns when to run again, null once it is done. Throws while the gateway cannot be reached, so
 * that the queue retries, and {@link JobCannotSucceed} for a failed refund: its job stays dead until a person has returned
 * the money.
 */
export async function refundPayment(panel: Panel, refundId: string): Promise<Date | null> {
  const [row] = await panel.db
    .select({ refund: refunds, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(
      paymentAttempts,
      and(eq(paymentAttempts.paymentId, refunds.paymentId), eq(paymentAttempts.number, refunds.attempt)),
    )
    .where(eq(refunds.id, refundId));
  if (row?.refund.status === "failed") throw new JobCannotSucceed(`refund ${refundId} failed at the gateway`);
  if (row?.refund.status !== "pending") return null;
  const { refund, attempt } = row;
  const gateway = gatewayOf(panel, attempt);
  try {
    const response =
      refund.reference === null
        ? await gateway.refund(attempt.reference ?? "", {
            amount: refund.amount,
            reference: refund.id,
            idempotencyKey: `refund ${refund.id}`,
          })
        : await gateway.fetchRefund(refund.reference);
    await panel.faultPoint("refund: gateway answered");
    await recordRefund(panel, panel.db, refund.id, response);
    return response.state === "pending" ? new Date(panel.clock().getTime() + REFUND_POLL_MS) : null;
  } catch (error) {
    // A refund that the gateway accepted is only ended by its own state, not by a refused request.
    if (!(error instanceof GatewayRefused) || refund.reference !== null) throw error;
    await recordRefund(panel, panel.db, refund.id, { id: null, state: "failed" });
    return null;
  }
}

/** Records a refund's state. A failed one is logged and ends its job as dead: a person must return the money. */
export async function recordRefund(
  panel: Panel,
  queries: Queries,
  refundId: string,
  response: { id: string | null; state: "pending" | "succeeded" | "failed" },
): Promise<void> {
  const status = response.state === "succeeded" ? "done" : response.state;
  const changed = await queries
    .update(refunds)
    .set({
      status,
      ...(response.id === null ? {} : { reference: response.id }),
      ...(status === "pending" ? {} : { endedAt: panel.clock() }),
    })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, "pending")))
    .returning({ id: refunds.id });
  if (status === "failed" && changed.length > 0) {
    panel.log.error("a refund failed: the customer's money is still with the gateway", null, {
      refund_id: refundId,
    });
    await panel.jobs.schedule(queries, { kind: REFUND_PAYMENT, subject: refundId, dueAt: panel.clock() });
  }
}
