import {
  expireCredits,
  holdInWallet,
  refundHold,
  spendableBalance,
  spendHold,
  type WalletEntry,
} from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { walletCredits, walletEntries, wallets, walletSpendings } from "../../db/schema.js";
import type { JobQueue } from "../../jobs/job-queue.js";

type EntryRow = typeof walletEntries.$inferSelect;
type CreditRow = typeof walletCredits.$inferSelect;

/** What a ledger entry is about. */
export interface EntrySubject {
  readonly orderId?: string;
  readonly paymentId?: string;
  readonly voucherId?: string;
}

/** Writes off expired credit; its subject is the credit. */
export const EXPIRE_CREDIT = "expire_wallet_credit";

/** The wallet, locked until the transaction ends; inserted if missing. */
export async function lockWallet(tx: Queries, userId: string): Promise<{ balance: number }> {
  await tx.insert(wallets).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(wallets).where(eq(wallets.userId, userId)).for("update");
  return row!;
}

async function creditsOf(queries: Queries, userId: string): Promise<CreditRow[]> {
  return queries
    .select()
    .from(walletCredits)
    .where(and(eq(walletCredits.userId, userId), gt(walletCredits.remaining, 0)))
    .orderBy(asc(walletCredits.entryId), asc(walletCredits.id));
}

const toDomain = ({ id, remaining, expiresAt }: CreditRow) => ({
  id,
  remaining,
  expires_at: expiresAt?.toISOString() ?? null,
});

/** Credits as ledger entries: the rules for spending and expiry need nothing else. */
const asLedger = (credits: readonly CreditRow[]): WalletEntry[] =>
  credits.map((credit) => ({
    kind: "topup",
    reference: credit.id,
    hold: null,
    amount: credit.remaining,
    parts: [{ credit: credit.id, amount: credit.remaining, expires_at: toDomain(credit).expires_at }],
    at: credit.createdAt.toISOString(),
  }));

/** What a customer can spend now, in dirhams; expired credit does not count (REQ-MONEY-19). */
export async function spendable(queries: Queries, userId: string, now: Date): Promise<number> {
  return spendableBalance((await creditsOf(queries, userId)).map(toDomain), now);
}

/** Credits that will expire, soonest first. */
export async function endingCredits(queries: Queries, userId: string, now: Date): Promise<CreditRow[]> {
  return queries
    .select()
    .from(walletCredits)
    .where(
      and(
        eq(walletCredits.userId, userId),
        gt(walletCredits.remaining, 0),
        isNotNull(walletCredits.expiresAt),
        gt(walletCredits.expiresAt, now),
      ),
    )
    .orderBy(asc(walletCredits.expiresAt));
}

/** Appends to the ledger of a locked wallet. */
async function append(
  tx: Queries,
  userId: string,
  entry: { kind: EntryRow["kind"]; amount: number; at: Date; expiresAt?: Date | null } & EntrySubject,
): Promise<EntryRow> {
  const [wallet] = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${entry.amount}` })
    .where(eq(wallets.userId, userId))
    .returning();
  const [row] = await tx
    .insert(walletEntries)
    .values({ userId, balanceAfter: wallet!.balance, ...entry })
    .returning();
  return row!;
}

async function addCredit(
  tx: Queries,
  jobs: Pick<JobQueue, "schedule">,
  entry: EntryRow,
  part: { amount: number; expiresAt: Date | null },
): Promise<void> {
  const id = randomUUID();
  await tx.insert(walletCredits).values({
    id,
    userId: entry.userId,
    entryId: entry.id,
    amount: part.amount,
    remaining: part.amount,
    expiresAt: part.expiresAt,
    createdAt: entry.at,
  });
  if (part.expiresAt !== null)
    await jobs.schedule(tx, { kind: EXPIRE_CREDIT, subject: id, dueAt: part.expiresAt });
}

/** Credits a wallet; amount in dirhams. */
export async function creditWallet(
  tx: Queries,
  jobs: Pick<JobQueue, "schedule">,
  userId: string,
  credit: {
    kind: "topup" | "voucher" | "gift" | "refund";
    amount: number;
    expiresAt: Date | null;
    at: Date;
  } & EntrySubject,
): Promise<EntryRow> {
  await lockWallet(tx, userId);
  const entry = await append(tx, userId, credit);
  await addCredit(tx, jobs, entry, credit);
  return entry;
}

/**
 * Takes money from a wallet, soonest expiry first (REQ-MONEY-19): a `hold` for an order, a `spend` for a bill. Throws a
 * RangeError if the balance is too low; check it under the lock first.
 */
export async function takeFromWallet(
  tx: Queries,
  userId: string,
  taking: { kind: "hold" | "spend"; amount: number; at: Date } & EntrySubject,
): Promise<void> {
  await lockWallet(tx, userId);
  const taken = holdInWallet(asLedger(await creditsOf(tx, userId)), { ...taking, reference: "taken" })!;
  const entry = await append(tx, userId, { ...taking, amount: taken.amount });
  for (const { credit, amount } of taken.parts) {
    await tx
      .update(walletCredits)
      .set({ remaining: sql`${walletCredits.remaining} + ${amount}` })
      .where(eq(walletCredits.id, credit));
    await tx.insert(walletSpendings).values({ entryId: entry.id, creditId: credit, amount: -amount });
  }
}

/** The ledger entries of an order, in the domain's form. */
async function ledgerOfOrder(tx: Queries, orderId: string): Promise<WalletEntry[]> {
  const rows = await tx
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.orderId, orderId))
    .orderBy(asc(walletEntries.id));
  const taken = await tx
    .select({ credit: walletCredits, amount: walletSpendings.amount })
    .from(walletSpendings)
    .innerJoin(walletEntries, eq(walletEntries.id, walletSpendings.entryId))
    .innerJoin(walletCredits, eq(walletCredits.id, walletSpendings.creditId))
    .where(and(eq(walletEntries.orderId, orderId), eq(walletEntries.kind, "hold")))
    .orderBy(asc(walletCredits.expiresAt), asc(walletCredits.entryId));
  return rows.map((row): WalletEntry => ({
    kind: row.kind,
    reference: row.kind === "refund" ? `${orderId}:${row.id}` : orderId,
    hold: row.kind === "refund" || row.kind === "spend" ? orderId : null,
    amount: row.amount,
    parts:
      row.kind === "hold"
        ? taken.map(({ credit, amount }) => ({
            credit: credit.id,
            amount: -amount,
            expires_at: credit.expiresAt?.toISOString() ?? null,
          }))
        : [],
    at: row.at.toISOString(),
  }));
}

/** Makes an order's hold final when its store accepts (REQ-MONEY-20). The money left with the hold. */
export async function spendOrderHold(tx: Queries, userId: string, orderId: string, at: Date): Promise<void> {
  await lockWallet(tx, userId);
  const spend = spendHold(await ledgerOfOrder(tx, orderId), { reference: orderId, at });
  if (spend !== null) await append(tx, userId, { kind: "spend", amount: spend.amount, at, orderId });
}

/**
 * Returns `amount` of an order's hold, all that is left of it by default, each part with its own expiry but usable until
 * `usableUntil` at least (REQ-ORDER-30, REQ-MONEY-20). Does nothing if all of it was returned before. Throws a RangeError on
 * more than is left.
 */
export async function refundOrderHold(
  tx: Queries,
  jobs: Pick<JobQueue, "schedule">,
  order: { readonly id: string; readonly userId: string },
  refund: { at: Date; usableUntil: Date | null; part?: { readonly id: string; readonly amount: number } },
): Promise<void> {
  await lockWallet(tx, order.userId);
  const entry = refundHold(await ledgerOfOrder(tx, order.id), {
    reference: `${order.id}:${refund.part?.id ?? "cancel"}`,
    hold: order.id,
    ...(refund.part === undefined ? {} : { amount: refund.part.amount }),
    at: refund.at,
    ...(refund.usableUntil === null ? {} : { usable_until: refund.usableUntil }),
  });
  if (entry === null) return;
  const row = await append(tx, order.userId, {
    kind: "refund",
    amount: entry.amount,
    at: refund.at,
    orderId: order.id,
  });
  for (const { amount, expires_at } of entry.parts) {
    await addCredit(tx, jobs, row, { amount, expiresAt: expires_at === null ? null : new Date(expires_at) });
  }
}

/** Writes off credit that has expired (REQ-MONEY-20). */
export async function expireWallet(tx: Queries, userId: string, now: Date): Promise<void> {
  await lockWallet(tx, userId);
  for (const { reference, amount } of expireCredits(asLedger(await creditsOf(tx, userId)), now)) {
    const entry = await append(tx, userId, { kind: "expire", amount, at: now });
    await tx.update(walletCredits).set({ remaining: 0 }).where(eq(walletCredits.id, reference));
    await tx.insert(walletSpendings).values({ entryId: entry.id, creditId: reference, amount: -amount });
  }
}
