import { fillMessage, type Language } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { bills, orders, paymentAttempts, payments, users } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { type GatewayPayment, GatewayRefused, GatewayUnreachable } from "../../payments/payment-gateway.js";
import { customerAt } from "../cards/gateway-customers.js";
import { orderTopic } from "../order-record/order-rows.js";
import { applyOutcome, type Outcome, readOutcome } from "./attempt-outcome.js";
import { gatewayOf, gatewayReference, readPayment, whereAttempt } from "./payment-attempts.js";
import {
  type AttemptRow,
  chargeableCard,
  CHECK_PAYMENT,
  lockPayment,
  type PaymentRow,
} from "./payment-rows.js";

const UNREACHABLE_RETRY_MS = 15_000;

const DESCRIPTIONS = {
  order: { en: "Order {code}", ar: "الطلب {code}" },
  topup: { en: "Wallet top-up", ar: "شحن المحفظة" },
  bill: { en: "Bill {code}", ar: "الفاتورة {code}" },
} as const;

/**
 * Executes a payment at its gateway, or resumes it where it was interrupted. The caller holds the payment's lease. Safe to
 * repeat: an attempt moves money once. A committed row announces every call to a gateway, and the response is written
 * after it, so that a crash in between is repaired by the same request or by a job. Never call this inside a transaction.
 */
export async function runPayment(panel: Panel, paymentId: string, language?: Language): Promise<PaymentRow> {
  const { payment, attempt } = await readPayment(panel, paymentId);
  const card = await chargeableCard(panel.db, payment.cardId);
  if (payment.method === "card" && card === null) {
    return recordOutcome(panel, attempt, { state: "declined", actionUrl: null, failure: "no card" });
  }
  const idempotencyKey = gatewayReference(attempt);
  const returnUrl = `${panel.config.publicUrl ?? ""}/api/payments/${paymentId}/return`;
  return callGateway(panel, payment, attempt, async () => {
    const gateway = gatewayOf(panel, attempt);
    let response: GatewayPayment;
    if (attempt.reference === null) {
      const pageLanguage = language ?? (await languageOf(panel, payment.userId));
      response = await gateway.createPayment({
        reference: idempotencyKey,
        amount: payment.amount,
        description: await describePayment(panel, payment, pageLanguage),
        language: pageLanguage,
        returnUrl,
        cancelUrl: `${returnUrl}?canceled=${attempt.number}`,
        customer: await customerAt(panel, gateway, payment.userId),
        card,
        // A retry may be in another language, and a gateway rejects a key with other parameters. Creating charges nothing.
        idempotencyKey: `${idempotencyKey}:${pageLanguage}`,
      });
      await panel.db
        .update(paymentAttempts)
        .set({ reference: response.id })
        .where(whereAttempt(attempt.paymentId, attempt.number));
      await panel.faultPoint("payment: made at the gateway");
    } else {
      response = await gateway.fetchPayment(attempt.reference);
    }
    const isUncharged = card !== null && response.state === "open" && response.actionUrl === null;
    return isUncharged
      ? gateway.chargeCard(response.id, { card, returnUrl, idempotencyKey: `${idempotencyKey}:charge` })
      : response;
  });
}

/** Cancels a payment at its gateway. The caller holds the lease; the payment may turn out to be paid already. */
export async function cancelPayment(panel: Panel, paymentId: string): Promise<PaymentRow> {
  const { payment, attempt } = await readPayment(panel, paymentId);
  const { reference } = attempt;
  // The gateway never confirmed the payment, so the customer saw no page and nothing was charged.
  if (reference === null) {
    return recordOutcome(panel, attempt, { state: "canceled", actionUrl: null, failure: "never begun" });
  }
  return callGateway(panel, payment, attempt, async () => gatewayOf(panel, attempt).cancelPayment(reference));
}

/** Reads a pending payment's state from its gateway and records it. */
export async function refreshPayment(panel: Panel, paymentId: string): Promise<PaymentRow> {
  const { payment, attempt } = await readPayment(panel, paymentId);
  const { reference } = attempt;
  if (payment.status !== "pending" || reference === null) return payment;
  return callGateway(panel, payment, attempt, async () => gatewayOf(panel, attempt).fetchPayment(reference));
}

/**
 * Ends an attempt whose customer gave up on the gateway's page, which stays open there. Changes nothing if the attempt is
 * over or another one runs; the payment may turn out to be paid already.
 */
export async function giveUpPayment(panel: Panel, paymentId: string, number: number): Promise<PaymentRow> {
  const { payment, attempt } = await readPayment(panel, paymentId);
  const { reference } = attempt;
  if (payment.status !== "pending" || reference === null || attempt.number !== number) return payment;
  return callGateway(panel, payment, attempt, async () => gatewayOf(panel, attempt).cancelPayment(reference));
}

/** Publishes that a payment changed, after the change is committed. */
export function publishPayment(panel: Panel, { orderId }: PaymentRow): void {
  if (orderId !== null) panel.bus.publish(orderTopic(orderId));
  panel.jobs.wake();
}

/** Calls a gateway and records the outcome: its response, a refusal, or that it did not answer. */
async function callGateway(
  panel: Panel,
  payment: PaymentRow,
  attempt: AttemptRow,
  call: () => Promise<GatewayPayment>,
): Promise<PaymentRow> {
  let response: GatewayPayment;
  try {
    response = await call();
  } catch (error) {
    if (error instanceof GatewayRefused) {
      const failure = error.message || "refused";
      return recordOutcome(panel, attempt, { state: "declined", actionUrl: null, failure });
    }
    if (!(error instanceof GatewayUnreachable)) throw error;
    panel.log.warn("a gateway did not answer", { provider: attempt.provider, payment_id: payment.id });
    return releaseLease(panel, payment.id);
  }
  await panel.faultPoint("payment: gateway answered");
  return recordOutcome(panel, attempt, readOutcome(payment, attempt, response));
}

async function recordOutcome(panel: Panel, attempt: AttemptRow, outcome: Outcome): Promise<PaymentRow> {
  const payment = await panel.db.transaction((tx) =>
    applyOutcome(panel, tx, attempt.paymentId, attempt.number, outcome),
  );
  publishPayment(panel, payment);
  return payment;
}

/** The outcome is unknown: keeps the payment pending and schedules another check. */
async function releaseLease(panel: Panel, paymentId: string): Promise<PaymentRow> {
  const dueAt = new Date(panel.clock().getTime() + UNREACHABLE_RETRY_MS);
  return panel.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment.status !== "pending") return payment;
    await panel.jobs.schedule(tx, { kind: CHECK_PAYMENT, subject: paymentId, dueAt });
    const [changed] = await tx
      .update(payments)
      .set({ leaseUntil: null })
      .where(eq(payments.id, paymentId))
      .returning();
    return changed!;
  });
}

async function describePayment({ db }: Panel, payment: PaymentRow, language: Language): Promise<string> {
  const [order] =
    payment.orderId === null
      ? []
      : await db.select({ code: orders.orderCode }).from(orders).where(eq(orders.id, payment.orderId));
  const [bill] =
    payment.billId === null
      ? []
      : await db.select({ code: bills.number }).from(bills).where(eq(bills.id, payment.billId));
  const code = order?.code ?? bill?.code ?? "";
  return fillMessage(DESCRIPTIONS[payment.purpose], language, { code });
}

async function languageOf({ db }: Panel, userId: string): Promise<Language> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? "en";
}
