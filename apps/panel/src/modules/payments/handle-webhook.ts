import { eq } from "drizzle-orm";
import { paymentAttempts, paymentEvents, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { type GatewayEvent, SignatureInvalid } from "../../payments/payment-gateway.js";
import { createCardService } from "../cards/service.js";
import { applyOutcome, lockWithOrder, readOutcome } from "./attempt-outcome.js";
import { parseGatewayReference, whereAttempt } from "./payment-attempts.js";
import { recordDashboardRefund, recordDispute } from "./outside-refund.js";
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
  const known = event.kind === "dispute" ? await withReference(panel, provider, event) : event;
  const changed = known && (await recordEvent(panel, provider, known));
  if (changed !== null) publishPayment(panel, changed);
}

type Dispute = Extract<GatewayEvent, { kind: "dispute" }>;
/** Events that are recorded, each once. */
type RecordedEvent =
  | Extract<GatewayEvent, { kind: "payment" | "refund" | "returned" }>
  | (Dispute & { readonly reference: string });

/** A dispute with our reference; null if it is of a charge that others made on the same account. */
async function withReference(
  { gateways }: Pick<Panel, "gateways">,
  provider: string,
  event: Dispute,
): Promise<RecordedEvent | null> {
  const reference = await gateways.find(provider)!.findReference(event.charge);
  return reference === null ? null : { ...event, reference };
}

/** What is needed to handle an event again. */
function bodyOf(event: RecordedEvent): Record<string, unknown> {
  switch (event.kind) {
    case "payment":
      return { ...event.payment };
    case "refund":
      return { ...event.refund, ours: event.reference };
    case "returned":
      return { ours: event.reference, total: event.total };
    case "dispute":
      return { ...event.dispute, ours: event.reference };
  }
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

/** Records an event with its effects. Returns the changed payment, null for a duplicate and for a refund of ours. */
async function recordEvent(panel: Panel, provider: string, event: RecordedEvent): Promise<PaymentRow | null> {
  return panel.db.transaction(async (tx) => {
    const now = panel.clock();
    const reference = event.kind === "payment" ? event.payment.reference : event.reference;
    const [paymentId, number] = event.kind === "refund" ? [null, 0] : parseGatewayReference(reference);
    if (event.kind !== "refund") {
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
        body: bodyOf(event),
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
    const ours = { paymentId: paymentId!, number };
    if (event.kind === "returned") return recordDashboardRefund(panel, tx, ours, event.total);
    if (event.kind === "dispute") return recordDispute(panel, tx, ours, { ...event.dispute, provider });
    return applyOutcome(panel, tx, paymentId!, number, readOutcome(payment, attempt, event.payment));
  });
}
