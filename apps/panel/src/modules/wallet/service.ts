import {
  type CallBody,
  type CallData,
  type CallQuery,
  fillMessage,
  type Language,
  messages,
  type topUpWallet,
  type Wallet,
  type walletTransactions,
} from "@talabee/contract";
import { foldDigits } from "@talabee/domain";
import { and, desc, eq, lt } from "drizzle-orm";
import { orders, payments, vouchers, walletEntries } from "../../db/schema.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { Fault } from "../../http/fault.js";
import { claimKey, type KeyedRequest, type StoredAnswer, storeAnswer } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { createPaymentFlow } from "../payments/payment-flow.js";
import {
  currentAttempt,
  isLeased,
  openPayment,
  type PaymentRow,
  paymentToWire,
  takeLease,
} from "../payments/payment-rows.js";
import { pending } from "../payments/service.js";
import { creditWallet, endingCredits, spendable } from "./ledger.js";

type TopUp = CallData<typeof topUpWallet>;

const TOPUP_TIMEOUT_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** What a customer's wallet holds, where it came from and went, and what puts more in (C6, D2.8). */
export function createWalletService(panel: Panel) {
  const flow = createPaymentFlow(panel);

  return {
    async read(userId: string): Promise<Wallet> {
      const now = panel.clock();
      const ending = await endingCredits(panel.db, userId, now);
      return {
        balance: await spendable(panel.db, userId, now),
        currency: "QAR",
        expiring: ending.map(({ remaining, expiresAt }) => ({
          amount: remaining,
          expires_at: expiresAt!.toISOString(),
        })),
      };
    },

    async ledger(
      userId: string,
      query: CallQuery<typeof walletTransactions>,
    ): Promise<CallData<typeof walletTransactions>> {
      const perPage = query.per_page ?? PER_PAGE;
      const before = readCursor(query.cursor, Number.MAX_SAFE_INTEGER);
      const rows = await panel.db
        .select({ entry: walletEntries, code: orders.orderCode })
        .from(walletEntries)
        .leftJoin(orders, eq(orders.id, walletEntries.orderId))
        .where(and(eq(walletEntries.userId, userId), lt(walletEntries.id, before)))
        .orderBy(desc(walletEntries.id))
        .limit(perPage + 1);
      const page = cutPage(rows, perPage, ({ entry }) => entry.id);
      return {
        items: page.rows.map(({ entry, code }) => ({
          id: String(entry.id),
          kind: entry.kind,
          amount: entry.amount,
          balance_after: entry.balanceAfter,
          order_code: code,
          at: entry.at.toISOString(),
        })),
        next_cursor: page.next_cursor,
      };
    },

    /** Puts money in through the gateway; credited when the gateway says that it was paid, however that is heard. */
    async topUp(
      form: CallBody<typeof topUpWallet>,
      request: KeyedRequest,
      language: Language,
    ): Promise<{ body: StoredAnswer<TopUp>; replayed: boolean }> {
      const { userId } = request;
      const begun = await panel.db.transaction(async (tx) => {
        const stored = await claimKey<TopUp>(tx, request);
        if (stored !== null) return { stored };
        const [before] = await tx
          .select()
          .from(payments)
          .where(
            and(
              eq(payments.userId, userId),
              eq(payments.idempotencyPath, request.path),
              eq(payments.idempotencyKey, request.key),
            ),
          );
        if (before === undefined) {
          const payment = await openPayment(panel, tx, {
            userId,
            purpose: "topup",
            amount: form.amount,
            method: form.method,
            cardId: form.card_id ?? null,
            expiresAt: new Date(panel.clock().getTime() + TOPUP_TIMEOUT_MS),
            request,
          });
          return { payment, isToRun: true };
        }
        const { payment, isToRun } = await goOn(panel, tx, before, form);
        return { payment, isToRun };
      });
      if ("stored" in begun && begun.stored) return { body: begun.stored, replayed: true };
      const { payment: claimed, isToRun } = begun as { payment: PaymentRow; isToRun: boolean };
      const payment = isToRun ? await flow.run(claimed.id, language) : claimed;
      if (payment.status === "failed") throw new Fault("payment_declined", { data: { retry: true } });
      const wire = paymentToWire(payment, await currentAttempt(panel.db, payment), null);
      const isPaid = payment.status === "paid";
      if (!isPaid && wire.action_url === null) throw pending();
      const data = { payment: wire, balance: await spendable(panel.db, userId, panel.clock()) };
      const body = { message: isPaid ? fillMessage(messages.payment_successful, language) : "", data };
      if (isPaid) {
        await panel.db.transaction((tx) =>
          storeAnswer(tx, request, { status: 200, body, now: panel.clock() }),
        );
      }
      return { body, replayed: false };
    },

    /** Puts the worth of a voucher in, once for whoever comes first (REL-12). */
    async redeem(
      code: string,
      request: KeyedRequest,
      language: Language,
    ): Promise<{ body: StoredAnswer<{ balance: number }>; replayed: boolean }> {
      const { userId } = request;
      return panel.db.transaction(async (tx) => {
        const stored = await claimKey<{ balance: number }>(tx, request);
        if (stored !== null) return { body: stored, replayed: true };
        const now = panel.clock();
        const [voucher] = await tx
          .select()
          .from(vouchers)
          .where(eq(vouchers.code, foldDigits(code).trim().toUpperCase()))
          .for("update");
        const isTheirs = voucher !== undefined && (voucher.userId === null || voucher.userId === userId);
        if (!isTheirs) throw new Fault("voucher_not_found");
        if (voucher.redeemedAt !== null) throw new Fault("voucher_used");
        if (voucher.expiresAt !== null && voucher.expiresAt <= now) throw new Fault("voucher_expired");
        await tx
          .update(vouchers)
          .set({ redeemedBy: userId, redeemedAt: now })
          .where(eq(vouchers.id, voucher.id));
        await creditWallet(tx, panel.jobs, userId, {
          kind: voucher.kind,
          amount: voucher.amount,
          expiresAt:
            voucher.creditDays === null ? null : new Date(now.getTime() + voucher.creditDays * DAY_MS),
          at: now,
          voucherId: voucher.id,
        });
        await panel.checkpoint("voucher: credited");
        const body = {
          message: fillMessage(messages.updated, language),
          data: { balance: await spendable(tx, userId, now) },
        };
        await storeAnswer(tx, request, { status: 200, body, now });
        return { body, replayed: false };
      });
    },
  };
}

/** The same request again, before its answer was kept: looks at the payment it made, and goes on where it was cut off. */
async function goOn(
  panel: Panel,
  tx: Parameters<typeof takeLease>[1],
  payment: PaymentRow,
  form: CallBody<typeof topUpWallet>,
): Promise<{ payment: PaymentRow; isToRun: boolean }> {
  if (payment.amount !== form.amount || payment.method !== form.method)
    throw new Fault("idempotency_mismatch");
  const attempt = await currentAttempt(tx, payment);
  const isWithCustomer = attempt?.status === "waiting" && attempt.actionUrl !== null;
  if (payment.status !== "pending" || isWithCustomer) return { payment, isToRun: false };
  if (isLeased(payment, panel.clock())) throw new Fault("in_progress", { retryAfter: 1 });
  return { payment, isToRun: await takeLease(panel, tx, payment.id) };
}
