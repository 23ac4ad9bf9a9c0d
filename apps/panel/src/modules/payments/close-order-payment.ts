import { setTimeout as wait } from "node:timers/promises";
import type { Panel } from "../../panel.js";
import { checkPayment } from "./check-payment.js";
import { paymentOfOrder } from "./payment-rows.js";

/** How long the request that ends an order waits for the gateway. */
const PATIENCE_MS = 3000;

/**
 * Closes the gateway's page of an order that has just ended, so that it can no longer be paid. Call it after the commit.
 * If the gateway does not answer, the payment's job repeats it, and money that came in is refunded (REQ-MONEY-34).
 */
export async function closeOrderPayment(panel: Panel, orderId: string): Promise<void> {
  const closing = (async () => {
    try {
      const payment = await paymentOfOrder(panel.db, orderId);
      const isOver = (payment?.expiresAt ?? null) !== null && payment!.expiresAt! <= panel.clock();
      if (payment?.status === "pending" && isOver) await checkPayment(panel, payment.id);
    } catch (error) {
      panel.log.error("a payment could not be closed with its order", error, { order_id: orderId });
    }
  })();
  const patience = new AbortController();
  await Promise.race([closing, wait(PATIENCE_MS, null, { signal: patience.signal }).catch(() => null)]);
  patience.abort();
}
