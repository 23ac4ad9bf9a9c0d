import { WALLET_ENTRY_KINDS, type WalletEntryKind } from "@talabee/domain";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { enumCheck, id, identityColumn, money, timestamp } from "./columns.js";
import { vouchers } from "./coupons.js";
import { orders } from "./orders.js";
import { payments } from "./payments.js";

/**
 * Wallet balances; the row is the lock for everything in a wallet. `balance` is the sum of the ledger and of the
 * remaining credits.
 */
export const wallets = pgTable(
  "wallets",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    balance: money("balance").notNull().default(0),
  },
  (table) => [check("wallets_balance", sql`${table.balance} >= 0`)],
);

/**
 * The ledger: one row for each movement, never altered nor deleted (a trigger prevents it), except that it forgets an order or
 * payment that is deleted after ten years.
 */
export const walletEntries = pgTable(
  "wallet_entries",
  {
    id: identityColumn("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => wallets.userId),
    kind: text("kind").$type<WalletEntryKind>().notNull(),
    /**
     * Dirhams, signed. An order's `hold` takes the money out; its `spend` is 0 if everything held is spent; returned
     * money is a `refund`.
     */
    amount: money("amount").notNull(),
    balanceAfter: money("balance_after").notNull(),
    orderId: text("order_id").references(() => orders.id, { onDelete: "set null" }),
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "set null" }),
    voucherId: text("voucher_id").references(() => vouchers.id),
    /** When the credit of this entry expires; null for never. */
    expiresAt: timestamp("expires_at"),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("wallet_entries_user").on(table.userId, table.id),
    index("wallet_entries_order").on(table.orderId),
    index("wallet_entries_payment")
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    // Once each, however often a gateway's event or a request is repeated.
    uniqueIndex("wallet_entries_one_topup")
      .on(table.paymentId)
      .where(sql`${table.kind} = 'topup'`),
    uniqueIndex("wallet_entries_one_voucher").on(table.voucherId),
    uniqueIndex("wallet_entries_one_hold")
      .on(table.orderId)
      .where(sql`${table.kind} = 'hold'`),
    uniqueIndex("wallet_entries_one_spend")
      .on(table.orderId)
      .where(sql`${table.kind} = 'spend'`),
    enumCheck("wallet_entries_kind", table.kind, WALLET_ENTRY_KINDS),
    check(
      "wallet_entries_sign",
      sql`case when ${table.kind} in ('hold', 'spend', 'expire') then ${table.amount} <= 0 else ${table.amount} > 0 end`,
    ),
    check("wallet_entries_balance", sql`${table.balanceAfter} >= 0`),
  ],
);

/** Credits of a wallet with what remains of them: soonest expiry is spent first (REQ-MONEY-19). */
export const walletCredits = pgTable(
  "wallet_credits",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => wallets.userId),
    /** The ledger entry that created it; a refund creates one credit for each expiry. */
    entryId: bigint("entry_id", { mode: "number" })
      .notNull()
      .references(() => walletEntries.id),
    amount: money("amount").notNull(),
    remaining: money("remaining").notNull(),
    /** Exclusive; null for never. */
    expiresAt: timestamp("expires_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("wallet_credits_entry").on(table.entryId),
    index("wallet_credits_left")
      .on(table.userId, table.expiresAt)
      .where(sql`${table.remaining} > 0`),
    index("wallet_credits_ending")
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0 and ${table.expiresAt} is not null`),
    check("wallet_credits_remaining", sql`${table.remaining} between 0 and ${table.amount}`),
  ],
);

/** The credits that a movement was taken from: a refund returns it to them. */
export const walletSpendings = pgTable(
  "wallet_spendings",
  {
    entryId: bigint("entry_id", { mode: "number" })
      .notNull()
      .references(() => walletEntries.id),
    creditId: text("credit_id")
      .notNull()
      .references(() => walletCredits.id),
    amount: money("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.creditId] }),
    check("wallet_spendings_amount", sql`${table.amount} > 0`),
  ],
);
