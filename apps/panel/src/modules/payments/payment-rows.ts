import type { Payment } from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { cards, gatewayCustomers, paymentAttempts, payments, refunds } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import type { KeyedRequest } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import type { ChargeableCard } from "../../payments/payment-gateway.js";

export type PaymentRow = typeof payments.$inferSelect;
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Asks the gateway about a payment nobody has heard of for a while; its subject is the payment. */
export const CHECK_PAYMENT = "check_payment";
/** Gives money back through the gateway; its subject is the refund. */
export const REFUND_PAYMENT = "refund_payment";
/** Keeps the card of a customer who asked for that as they paid on a gateway's page; its subject is the payment. */
export const SAVE_CARD = "keep_card";

/** How long one process has a payment to itself while it talks to the gateway. Longer than any answer is waited for. */
export const LEASE_MS = 60_000;

/** Ways to pay that a gateway moves. */
export type GatewayMethod = "card" | "online";

/** How a payment is going to be made. */
export interface PaymentChoice {
  readonly method: GatewayMethod;
  readonly cardId: string | null;
  /** The request that asks for it; its key is the claim that a crash leaves behind. */
  readonly request: Pick<KeyedRequest, "path" | "key">;
}

/** A payment to be written down. */
export type NewPayment = PaymentChoice &
  Pick<typeof payments.$inferInsert, "userId" | "purpose" | "orderId" | "billId"> & {
    /** Dirhams. */
    readonly amount: number;
    /** Until when it may be paid. */
    readonly expiresAt: Date;
  };

/**
 * Writes a payment and its first attempt down, and has it to itself from then on: only once this is committed may the
 * gateway be asked. Throws the `ApiError`s `payment_method_unavailable` and, for a card that is not the customer's, `not_found`.
 */
export async function openPayment(panel: Panel, tx: Queries, wanted: NewPayment): Promise<PaymentRow> {
  const { method, cardId, request, ...rest } = wanted;
  const now = panel.clock();
  const provider = await chooseProvider(panel, tx, wanted.userId, wanted);
  const [payment] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      ...rest,
      method,
      cardId: method === "card" ? cardId : null,
      provider,
      status: "pending",
      idempotencyPath: request.path,
      idempotencyKey: request.key,
      createdAt: now,
    })
    .returning();
  return beginAttempt(panel, tx, payment!, provider);
}

/** Tries a locked payment again that failed, or that was to be paid otherwise. Faults as {@link openPayment}. */
export async function reopenPayment(
  panel: Panel,
  tx: Queries,
  payment: PaymentRow,
  choice: PaymentChoice,
): Promise<PaymentRow> {
  const provider = await chooseProvider(panel, tx, payment.userId, choice);
  const [changed] = await tx
    .update(payments)
    .set({
      method: choice.method,
      cardId: choice.method === "card" ? choice.cardId : null,
      provider,
      status: "pending",
      idempotencyPath: choice.request.path,
      idempotencyKey: choice.request.key,
    })
    .where(eq(payments.id, payment.id))
    .returning();
  return beginAttempt(panel, tx, changed!, provider);
}

async function chooseProvider(
  panel: Panel,
  tx: Queries,
  userId: string,
  { method, cardId }: PaymentChoice,
): Promise<string> {
  const gateway = panel.gateways.current;
  if (gateway === null) throw new ApiError("payment_method_unavailable");
  if (method === "online") return gateway.provider;
  await findOwnCard(tx, userId, cardId, gateway.provider);
  return gateway.provider;
}

/** The card to charge, when it is this customer's; Faults for none, anybody else's, and another gateway's. */
export async function findOwnCard(
  queries: Queries,
  userId: string,
  cardId: string | null,
  provider?: string,
): Promise<string> {
  if (cardId === null) throwInvalidField("card_id");
  const [card] = await queries
    .select({ provider: cards.provider })
    .from(cards)
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)));
  if (card === undefined) throw new ApiError("not_found");
  // Kept at a gateway that is no longer in use.
  if (provider !== undefined && card.provider !== provider) throw new ApiError("payment_method_unavailable");
  return cardId;
}

async function beginAttempt(
  panel: Panel,
  tx: Queries,
  payment: PaymentRow,
  provider: string,
): Promise<PaymentRow> {
  const now = panel.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const number = payment.attempts + 1;
  await tx
    .insert(paymentAttempts)
    .values({ paymentId: payment.id, number, provider, status: "started", startedAt: now });
  const [changed] = await tx
    .update(payments)
    .set({ attempts: number, leaseUntil })
    .where(eq(payments.id, payment.id))
    .returning();
  await panel.jobs.schedule(tx, { kind: CHECK_PAYMENT, subject: payment.id, dueAt: leaseUntil });
  return changed!;
}

/** Takes a payment to itself when nobody else has it. */
export async function takeLease(panel: Panel, tx: Queries, paymentId: string): Promise<boolean> {
  const now = panel.clock();
  const payment = await lockPayment(tx, paymentId);
  if (payment.status !== "pending" || isLeased(payment, now)) return false;
  await tx
    .update(payments)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(eq(payments.id, paymentId));
  return true;
}

export function isLeased({ leaseUntil }: Pick<PaymentRow, "leaseUntil">, now: Date): boolean {
  return leaseUntil !== null && leaseUntil > now;
}

/** The payment, locked until the transaction ends. Whoever locks its order too locks that first. */
export async function lockPayment(tx: Queries, id: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (row === undefined) throw new ApiError("not_found");
  return row;
}

/** The payment of an order; undefined for an order that cost nothing. */
export async function paymentOfOrder(queries: Queries, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
}

/** The attempt that counts; undefined for money that no gateway moves. */
export async function currentAttempt(queries: Queries, payment: PaymentRow): Promise<AttemptRow | undefined> {
  const [row] = await queries
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, payment.id), eq(paymentAttempts.number, payment.attempts)));
  return row;
}

/** What the gateway charges a card by; null when the card was forgotten meanwhile. */
export async function chargeableCard(
  queries: Queries,
  cardId: string | null,
): Promise<ChargeableCard | null> {
  if (cardId === null) return null;
  const [row] = await queries
    .select({ token: cards.token, customer: gatewayCustomers.reference })
    .from(cards)
    .innerJoin(
      gatewayCustomers,
      and(eq(gatewayCustomers.userId, cards.userId), eq(gatewayCustomers.provider, cards.provider)),
    )
    .where(eq(cards.id, cardId));
  return row ?? null;
}

/** Writes down that an attempt's money goes back, to be done once this is committed. */
export async function insertRefund(
  panel: Panel,
  tx: Queries,
  attempt: AttemptRow,
  refund: { amount: number; reason: string },
): Promise<void> {
  const id = randomUUID();
  const now = panel.clock();
  await tx.insert(refunds).values({
    id,
    paymentId: attempt.paymentId,
    attempt: attempt.number,
    provider: attempt.provider,
    status: "pending",
    createdAt: now,
    ...refund,
  });
  await panel.jobs.schedule(tx, { kind: REFUND_PAYMENT, subject: id, dueAt: now });
}

export function serializePayment(
  payment: PaymentRow,
  attempt: Pick<AttemptRow, "status" | "actionUrl"> | null | undefined,
  orderCode: string | null,
): Payment {
  return {
    id: payment.id,
    purpose: payment.purpose,
    order_id: payment.orderId,
    order_code: orderCode,
    amount: payment.amount,
    method: payment.method,
    payment_status: payment.status,
    at: payment.createdAt.toISOString(),
    action_url: actionUrlOf(payment, attempt),
  };
}

/** Where the customer goes on; null when there is nothing to do. */
export function actionUrlOf(
  payment: PaymentRow,
  attempt: Pick<AttemptRow, "status" | "actionUrl"> | null | undefined,
): string | null {
  return payment.status === "pending" && attempt?.status === "waiting" ? attempt.actionUrl : null;
}
