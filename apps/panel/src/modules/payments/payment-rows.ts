import type { Payment } from "@talabee/contract";
import { type GatewayMethod, gatewayStep, roundToStep } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { cards, gatewayCustomers, paymentAttempts, payments, refunds } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import type { KeyedRequest } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import type { ChargeableCard } from "../../payments/payment-gateway.js";
import { readCurrency } from "../settings/brand-settings.js";

export type PaymentRow = typeof payments.$inferSelect;
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Checks a pending payment at its gateway; its subject is the payment. */
export const CHECK_PAYMENT = "check_payment";
/** Refunds money through the gateway; its subject is the refund. */
export const REFUND_PAYMENT = "refund_payment";
/** Saves the card of a customer who chose that on the gateway's payment page; its subject is the payment. */
export const SAVE_CARD = "keep_card";

/**
 * How long one process has exclusive use of a payment while it calls the gateway; longer than any request's timeout.
 */
export const LEASE_MS = 60_000;

/** Whether a method charges a card that the customer has saved; the gateway's page asks for everything else. */
const CHARGES_SAVED_CARD: Readonly<Record<GatewayMethod, boolean>> = { card: true, online: false };

/** The saved card that a payment charges; null on the gateway's page. */
export const chargedCard = ({ method, cardId }: Pick<PaymentChoice, "method" | "cardId">): string | null =>
  CHARGES_SAVED_CARD[method] ? cardId : null;

/** How a payment is made. */
export interface PaymentChoice {
  readonly method: GatewayMethod;
  readonly cardId: string | null;
  /** The request that pays; its key identifies the payment after a crash. */
  readonly request: Pick<KeyedRequest, "path" | "key">;
}

/** A payment to be inserted. */
export type NewPayment = PaymentChoice &
  Pick<typeof payments.$inferInsert, "userId" | "purpose" | "orderId" | "billId"> & {
    /** Dirhams, rounded to what the gateway takes. */
    readonly amount: number;
    /** Deadline for paying. */
    readonly expiresAt: Date;
  };

/**
 * Inserts a payment with its first attempt and takes its lease. The gateway may be called only after this is committed.
 * Throws the `ApiError`s `payment_method_unavailable` and, for a card that is not the customer's, `not_found`.
 */
export async function openPayment(panel: Panel, tx: Queries, newPayment: NewPayment): Promise<PaymentRow> {
  const { method, cardId: _, request, ...rest } = newPayment;
  const now = panel.clock();
  const provider = await chooseProvider(panel, tx, newPayment.userId, newPayment);
  const [payment] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      ...rest,
      amount: await gatewayAmount(tx, rest.amount),
      method,
      cardId: chargedCard(newPayment),
      provider,
      status: "pending",
      idempotencyPath: request.path,
      idempotencyKey: request.key,
      createdAt: now,
    })
    .returning();
  return beginAttempt(panel, tx, payment!, provider);
}

/** Begins another attempt of a locked payment that failed or changes its method. Throws as {@link openPayment}. */
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
      cardId: chargedCard(choice),
      provider,
      status: "pending",
      idempotencyPath: choice.request.path,
      idempotencyKey: choice.request.key,
    })
    .where(eq(payments.id, payment.id))
    .returning();
  return beginAttempt(panel, tx, changed!, provider);
}

/**
 * The amount that the gateway can charge, nearest to an amount: card networks take no single fils (REQ-MONEY-21). At least
 * one step for what is due, since a payment of nothing cannot be made.
 */
export async function gatewayAmount(queries: Queries, amount: number): Promise<number> {
  const step = gatewayStep(await readCurrency(queries));
  return amount > 0 ? Math.max(step, roundToStep(amount, step)) : amount;
}

async function chooseProvider(
  panel: Panel,
  tx: Queries,
  userId: string,
  { method, cardId }: PaymentChoice,
): Promise<string> {
  const gateway = panel.gateways.current;
  if (gateway === null) throw new ApiError("payment_method_unavailable");
  if (!CHARGES_SAVED_CARD[method]) return gateway.provider;
  await findOwnCard(tx, userId, cardId, gateway.provider);
  return gateway.provider;
}

/**
 * Checks that the card belongs to this customer and gateway, and returns its id. Throws the `ApiError`s
 * `validation_failed`, `not_found` and `payment_method_unavailable`.
 */
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
  // Saved at a gateway that is no longer in use.
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

/** Takes the lease of a pending payment. Returns false if another process holds it. */
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

/** Whether a process is working on the payment. */
export function isLeased({ leaseUntil }: Pick<PaymentRow, "leaseUntil">, now: Date): boolean {
  return leaseUntil !== null && leaseUntil > now;
}

/** The payment, locked until the transaction ends. Lock its order first if both are needed. */
export async function lockPayment(tx: Queries, id: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (row === undefined) throw new ApiError("not_found");
  return row;
}

/** The payment of an order; undefined for a free order. */
export async function paymentOfOrder(queries: Queries, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
}

/** The latest attempt; undefined for a payment without a gateway. */
export async function currentAttempt(queries: Queries, payment: PaymentRow): Promise<AttemptRow | undefined> {
  const [row] = await queries
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, payment.id), eq(paymentAttempts.number, payment.attempts)));
  return row;
}

/** The gateway's references to charge a card; null if the card was deleted. */
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

/** Schedules the refund of an attempt's money, to run after the commit. Returns its id. */
export async function insertRefund(
  panel: Panel,
  tx: Queries,
  attempt: AttemptRow,
  refund: { amount: number; reason: string; actorId?: string },
): Promise<string> {
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
  return id;
}

/** The wire shape of a payment; amounts in minor units. */
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

/** The page on which the customer continues; null if none is needed. */
export function actionUrlOf(
  payment: PaymentRow,
  attempt: Pick<AttemptRow, "status" | "actionUrl"> | null | undefined,
): string | null {
  return payment.status === "pending" && attempt?.status === "waiting" ? attempt.actionUrl : null;
}
