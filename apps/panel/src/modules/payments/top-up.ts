import {
  type CallBody,
  type CallData,
  fillMessage,
  type Language,
  messages,
  type topUpWallet,
} from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { payments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { claimKey, type KeyedRequest, storeAnswer, type StoredAnswer } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { spendable } from "../wallet/ledger.js";
import { pendingError, type ReplayableResponse } from "./payment-response.js";
import {
  currentAttempt,
  gatewayAmount,
  isLeased,
  openPayment,
  type PaymentRow,
  serializePayment,
  takeLease,
} from "./payment-rows.js";
import { runPayment } from "./run-payment.js";

type Form = CallBody<typeof topUpWallet>;
type TopUp = CallData<typeof topUpWallet>;

const TOPUP_TIMEOUT_MS = 30 * 60_000;

/**
 * Tops up the wallet through the gateway; the amount is credited once the gateway reports it as paid, in its response, in a
 * webhook or to a job. Throws the `ApiError`s of {@link openPayment}, `idempotency_mismatch`, `in_progress`,
 * `payment_declined` and `payment_pending`.
 */
export async function topUp(
  panel: Panel,
  form: Form,
  request: KeyedRequest,
  language: Language,
): Promise<ReplayableResponse<TopUp>> {
  const next = await panel.db.transaction((tx) => beginTopUp(panel, tx, form, request));
  if ("stored" in next) return { body: next.stored, replayed: true };
  const payment = next.mustRun ? await runPayment(panel, next.payment.id, language) : next.payment;
  if (payment.status === "failed") throw new ApiError("payment_declined", { data: { retry: true } });
  const dto = serializePayment(payment, await currentAttempt(panel.db, payment), null);
  const isPaid = payment.status === "paid";
  if (!isPaid && dto.action_url === null) throw pendingError();
  const data = { payment: dto, balance: await spendable(panel.db, request.userId, panel.clock()) };
  const body = { message: isPaid ? fillMessage(messages.payment_successful, language) : "", data };
  if (isPaid) {
    await panel.db.transaction((tx) => storeAnswer(tx, request, { status: 200, body, now: panel.clock() }));
  }
  return { body, replayed: false };
}

type NextStep =
  | { readonly stored: StoredAnswer<TopUp> }
  | { readonly payment: PaymentRow; readonly mustRun: boolean };

async function beginTopUp(panel: Panel, tx: Queries, form: Form, request: KeyedRequest): Promise<NextStep> {
  const { userId } = request;
  const stored = await claimKey<TopUp>(tx, request);
  if (stored !== null) return { stored };
  const [earlier] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.idempotencyPath, request.path),
        eq(payments.idempotencyKey, request.key),
      ),
    );
  if (earlier !== undefined) return resumeTopUp(panel, tx, earlier, form);
  const payment = await openPayment(panel, tx, {
    userId,
    purpose: "topup",
    amount: form.amount,
    method: form.method,
    cardId: form.card_id ?? null,
    expiresAt: new Date(panel.clock().getTime() + TOPUP_TIMEOUT_MS),
    request,
  });
  return { payment, mustRun: true };
}

/** A repeated request whose response was not stored yet: continues with its payment where it was interrupted. */
async function resumeTopUp(panel: Panel, tx: Queries, payment: PaymentRow, form: Form): Promise<NextStep> {
  const amount = await gatewayAmount(tx, form.amount);
  if (payment.amount !== amount || payment.method !== form.method) throw new ApiError("idempotency_mismatch");
  const attempt = await currentAttempt(tx, payment);
  const isWithCustomer = attempt?.status === "waiting" && attempt.actionUrl !== null;
  if (payment.status !== "pending" || isWithCustomer) return { payment, mustRun: false };
  if (isLeased(payment, panel.clock())) throw new ApiError("in_progress", { retryAfter: 1 });
  return { payment, mustRun: await takeLease(panel, tx, payment.id) };
}
