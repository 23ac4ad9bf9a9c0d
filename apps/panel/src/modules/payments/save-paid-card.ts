import { and, eq } from "drizzle-orm";
import { paymentAttempts } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { insertCard } from "../cards/insert-card.js";
import { gatewayOf, readPayment } from "./payment-attempts.js";

/** The job that saves the card of a customer who chose that on the gateway's payment page. */
export async function savePaidCard(panel: Panel, paymentId: string): Promise<null> {
  const { payment } = await readPayment(panel, paymentId);
  const paid = await panel.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.status, "succeeded")));
  for (const attempt of paid) {
    const card = await gatewayOf(panel, attempt).fetchSavedCard(attempt.reference ?? "");
    if (card !== null) await insertCard(panel, payment.userId, attempt.provider, card);
  }
  return null;
}
