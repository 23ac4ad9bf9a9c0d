import type { CallBody, payBill } from "@talabee/contract";
import { isCanceledStatus, movePayment, usesGateway } from "@talabee/domain";
import { and, eq, ne } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { readCodeSql } from "../../db/read-code-sql.js";
import { bills, orders, payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { claimKey, type KeyedRequest, type StoredAnswer } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { acceptedPaymentMethods } from "../catalogue/accepted-payment-methods.js";
import { lockOrder, type OrderRow, storeOfOrder } from "../order-record/order-rows.js";
import { loadOrderSettings } from "../settings/brand-settings.js";
import { payableUntil } from "./order-payments.js";
import { payFromWallet, payInCash } from "./pay-without-gateway.js";
import type { PaymentResult } from "./payment-response.js";
import {
  chargedCard,
  currentAttempt,
  gatewayAmount,
  isLeased,
  lockPayment,
  openPayment,
  paymentOfOrder,
  type PaymentRow,
  reopenPayment,
  takeLease,
} from "./payment-rows.js";

export type BillForm = CallBody<typeof payBill>;
export type BillRow = typeof bills.$inferSelect;

/** What is to be paid: exactly one of order and bill, and the payment it has so far. */
export interface Payable {
  readonly order: OrderRow | null;
  readonly bill: BillRow | null;
  readonly payment: PaymentRow | undefined;
}

/**
 * Next step of a payment: respond with the stored response, respond at once because it is settled, run it at the gateway, or
 * cancel an earlier attempt there before beginning again.
 */
export type NextStep =
  | { readonly step: "replay"; readonly body: StoredAnswer<PaymentResult> }
  | {
      readonly step: "settled" | "run" | "cancel";
      readonly paymentId: string;
      readonly orderId: string | null;
    };

/** Time in which a bill may be paid after its payment began. */
const BILL_TIMEOUT_MS = 30 * 60_000;

/**
 * Begins to pay a bill or an unpaid order, in one transaction. `isRestart` after an earlier attempt was canceled. Throws the
 * `ApiError`s `already_paid`, `idempotency_mismatch`, `in_progress`, `not_found`, `payment_method_unavailable`,
 * `wallet_part_paid` and `wallet_short`.
 */
export async function beginBillPayment(
  panel: Panel,
  tx: Queries,
  form: BillForm,
  request: KeyedRequest,
  isRestart: boolean,
): Promise<NextStep> {
  const stored = await claimKey<PaymentResult>(tx, request);
  if (stored !== null) return { step: "replay", body: stored };
  const { method } = form;
  const now = panel.clock();
  const payable = await lockPayable(tx, request.userId, form);
  const { order, bill, payment } = payable;
  const next = (step: "settled" | "run" | "cancel", { id }: PaymentRow): NextStep => ({
    step,
    paymentId: id,
    orderId: order?.id ?? null,
  });

  const isSameRequest = payment?.idempotencyKey === request.key && payment.idempotencyPath === request.path;
  if (payment && isSameRequest && !isRestart) {
    if (payment.method !== method) throw new ApiError("idempotency_mismatch");
    return next(await resumeStep(panel, tx, payment), payment);
  }
  rejectIfPaid(payable);
  if (order && method !== "cod" && usesGateway(order.paymentMethod) && payableUntil(order) <= now) {
    // The system is about to cancel it.
    throw new ApiError("not_found");
  }
  if (order) await rejectUnlessAccepted(panel, tx, order, method);
  if (payment?.status === "pending") {
    await leaseOrReject(panel, tx, payment);
    return next("cancel", payment);
  }
  if (method === "wallet") return next("settled", await payFromWallet(panel, tx, payable, request));
  if (method === "cod") return next("settled", await payInCash(panel, tx, order, payment));

  const choice = { method, cardId: form.card_id ?? null, request };
  if (order && usesGateway(order.paymentMethod)) {
    await tx
      .update(orders)
      .set({
        paymentStatus: movePayment(order.paymentStatus, "pending"),
        paymentMethod: method,
        cardId: chargedCard(choice),
      })
      .where(eq(orders.id, order.id));
  }
  if (payment) return next("run", await reopenPayment(panel, tx, await roundDue(tx, order, payment), choice));
  const opened = await openPayment(panel, tx, {
    userId: request.userId,
    purpose: "bill",
    billId: bill!.id,
    amount: bill!.amount,
    expiresAt: new Date(now.getTime() + BILL_TIMEOUT_MS),
    ...choice,
  });
  return next("run", opened);
}

/** An order placed to be paid in cash may be due an amount that the gateway cannot charge (REQ-MONEY-21). */
async function roundDue(tx: Queries, order: OrderRow | null, payment: PaymentRow): Promise<PaymentRow> {
  const amount = await gatewayAmount(tx, payment.amount);
  if (order === null || amount === payment.amount) return payment;
  const rounding = order.rounding + amount - payment.amount;
  await tx.update(orders).set({ amountDue: amount, rounding }).where(eq(orders.id, order.id));
  const [rounded] = await tx.update(payments).set({ amount }).where(eq(payments.id, payment.id)).returning();
  return rounded!;
}

/** How a repeated request continues with the payment that it began. */
async function resumeStep(panel: Panel, tx: Queries, payment: PaymentRow): Promise<"settled" | "run"> {
  if (payment.status !== "pending") return "settled";
  const attempt = await currentAttempt(tx, payment);
  if (attempt?.status === "waiting" && attempt.actionUrl !== null) return "settled";
  await leaseOrReject(panel, tx, payment);
  return "run";
}

async function leaseOrReject(panel: Panel, tx: Queries, payment: PaymentRow): Promise<void> {
  if (isLeased(payment, panel.clock())) throw new ApiError("in_progress", { retryAfter: 1 });
  await takeLease(panel, tx, payment.id);
}

async function lockPayable(tx: Queries, userId: string, form: BillForm): Promise<Payable> {
  const bill = form.order_id ? null : await lockBill(tx, userId, form.bill_number ?? "");
  const order = form.order_id ? await lockOwnOrder(tx, userId, form.order_id) : null;
  const found = order ? await paymentOfOrder(tx, order.id) : await paymentOfBill(tx, bill!);
  return { order, bill, payment: found && (await lockPayment(tx, found.id)) };
}

async function lockOwnOrder(tx: Queries, userId: string, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order.userId !== userId || isCanceledStatus(order.orderStatus)) throw new ApiError("not_found");
  return order;
}

async function lockBill(tx: Queries, userId: string, number: string): Promise<BillRow> {
  const [bill] = await tx
    .select()
    .from(bills)
    .where(eq(readCodeSql(bills.number), number))
    .for("update");
  const isTheirs = bill !== undefined && (bill.userId === null || bill.userId === userId);
  if (!isTheirs || bill.status === "canceled") throw new ApiError("not_found");
  return bill;
}

/** The current payment of a bill: the only one that has not failed. */
async function paymentOfBill(tx: Queries, bill: BillRow): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.billId, bill.id), ne(payments.status, "failed")));
  return row;
}

/** An order is paid by what its store accepts, also when the method is changed later. */
async function rejectUnlessAccepted(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  method: BillForm["method"],
): Promise<void> {
  const store = await storeOfOrder(tx, order);
  if (!acceptedPaymentMethods(panel, await loadOrderSettings(tx), store).includes(method)) {
    throw new ApiError("payment_method_unavailable");
  }
}

function rejectIfPaid({ order, bill, payment }: Payable): void {
  const isPaid = order ? payment === undefined || payment.paidAt !== null : bill!.status === "paid";
  if (isPaid || order?.paymentStatus === "paid") throw new ApiError("already_paid");
}
