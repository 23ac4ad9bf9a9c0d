import { eq } from "drizzle-orm";
import { paymentAttempts, paymentEvents, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { type GatewayEvent, SignatureInvalid } from "../../payments/payment-gateway.js";
import { createCardService } from "../cards/service.js";
import { applyOutcome, lockWithOrder, readOutcome } from "./attempt-outcome.js";
import { parseGatewayReference, whereAttempt } from "./payment-attempts.js";
import type { PaymentRow } from "./payment-rows.js";
import { recordRefund } from "./refund-payment.js";
import { publishPayment } from "./run-payment.js";

/**
 * Handles a gateway's webhook, each event once (REQ-REL-15). Throws the `ApiError`s `signature_invalid`, also for an
 * unknown gateway, and `not_found` for an unknown payment.
 */
export async function handleWebhook(
  panel: Panel,
  provider: string,
  body: string,
  headers: Headers,
): Promise<void> {
  const event = readEvent(panel, provider, body, headers);
  if (event.kind === "other") return;
  if (event.kind === "card") {
    // Saving the same card again changes nothing, so this event needs no record.
    await createCardService(panel).saveFromPage(event.page);
    return;
  }
  const changed = await recordEvent(panel, provider, event);
  if (changed !== null) publishPayment(panel, changed);
}

function readEvent(panel: Panel, provider: string, body: string, headers: Headers): GatewayEvent {
  const gateway = panel.gateways.find(provider);
  if (gateway === null) throw new ApiError("signature_invalid");
  try {
    return gateway.readEvent(body, headers, panel.clock());
  } catch (cause) {
    if (cause instanceof SignatureInvalid) throw new ApiError("signature_invalid", { cause });
    throw cause;
  }
}

/** Records an event with its effects. Returns the changed payment, null for a duplicate and for a refund. */
async function recordEvent(
  panel: Panel,
  provider: string,
  event: Extract<GatewayEvent, { kind: "payment" | "refund" }>,
): Promise<PaymentRow | null> {
  return panel.db.transaction(async (tx) => {
    const now = panel.clock();
    const [paymentId, number] =
      event.kind === "payment" ? parseGatewayReference(event.payment.reference) : [null, 0];
    if (event.kind === "payment") {
      // Rows are committed before the gateway is called: a payment without a row is not ours.
      const [known] =
        paymentId === null
          ? []
          : await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
      if (known === undefined) throw new ApiError("not_found");
    }
    const inserted = await tx
      .insert(paymentEvents)
      .values({
        provider,
        eventId: event.id,
        paymentId,
        kind: event.kind,
        body: event.kind === "payment" ? { ...event.payment } : { ...event.refund, ours: event.reference },
        occurredAt: now,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId });
    if (inserted.length === 0) return null;
    if (event.kind === "refund") {
      await recordRefund(panel, tx, event.reference, event.refund);
      return null;
    }
    const payment = await lockWithOrder(tx, paymentId!);
    const [attempt] = await tx.select().from(paymentAttempts).where(whereAttempt(paymentId!, number));
    if (attempt === undefined) throw new ApiError("not_found");
    return applyOutcome(panel, tx, paymentId!, number, readOutcome(payment, attempt, event.payment));
  });
}
