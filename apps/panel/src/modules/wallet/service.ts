import {
  type CallData,
  type CallQuery,
  fillMessage,
  type Language,
  messages,
  type Wallet,
  type walletTransactions,
} from "@talabee/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import { readCodeSql } from "../../db/read-code-sql.js";
import { orders, vouchers, walletEntries } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { claimKey, type KeyedRequest, storeAnswer, type StoredAnswer } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { readCurrency } from "../settings/brand-settings.js";
import { creditWallet, endingCredits, spendable } from "./ledger.js";

const DAY_MS = 86_400_000;

/** The wallet's balance, ledger and vouchers (REQ-MONEY-33, REQ-MONEY-20). */
export function createWalletService(panel: Panel) {
  return {
    async read(userId: string): Promise<Wallet> {
      const now = panel.clock();
      const ending = await endingCredits(panel.db, userId, now);
      return {
        balance: await spendable(panel.db, userId, now),
        currency: (await readCurrency(panel.db)).code,
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
        items: await Promise.all(
          page.rows.map(async ({ entry, code }) => ({
            // The entry's number would tell how many movements all wallets have had (REQ-REL-16).
            id: await panel.secrets.digest(String(entry.id), "wallet entry"),
            kind: entry.kind,
            amount: entry.amount,
            balance_after: entry.balanceAfter,
            order_code: code,
            at: entry.at.toISOString(),
          })),
        ),
        next_cursor: page.next_cursor,
      };
    },

    /**
     * Redeems a voucher, once (REQ-REL-12). Throws the `ApiError`s `voucher_not_found`, `voucher_used` and
     * `voucher_expired`.
     */
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
          .where(eq(readCodeSql(vouchers.code), code))
          .for("update");
        const isTheirs = voucher !== undefined && (voucher.userId === null || voucher.userId === userId);
        if (!isTheirs) throw new ApiError("voucher_not_found");
        if (voucher.redeemedAt !== null) throw new ApiError("voucher_used");
        if (voucher.expiresAt !== null && voucher.expiresAt <= now) throw new ApiError("voucher_expired");
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
        await panel.faultPoint("voucher: credited");
        const body = {
          message: fillMessage(messages.voucher_redeemed, language),
          data: { balance: await spendable(tx, userId, now) },
        };
        await storeAnswer(tx, request, { status: 200, body, now });
        return { body, replayed: false };
      });
    },
  };
}
