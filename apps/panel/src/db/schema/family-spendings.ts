import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { identityColumn, money, timestamp } from "./columns.js";
import { families } from "./family.js";
import { orders } from "./orders.js";

/** What the owner's wallet paid for a member; `releasedAt` if the order was canceled. */
export const familySpendings = pgTable(
  "family_spendings",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    familyId: text("family_id")
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    /** The month in the market, `YYYY-MM`. */
    month: text("month").notNull(),
    amount: money("amount").notNull(),
    at: timestamp("at").notNull(),
    releasedAt: timestamp("released_at"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.userId] }),
    index("family_spendings_month").on(table.familyId, table.userId, table.month),
    check("family_spendings_amount", sql`${table.amount} > 0`),
    check("family_spendings_month_form", sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
);

/** What refunds of single lines gave back of these; what a whole refund or a cancellation releases is the rest. */
export const familyReturns = pgTable(
  "family_returns",
  {
    id: identityColumn("id").primaryKey(),
    orderId: text("order_id").notNull(),
    userId: text("user_id").notNull(),
    amount: money("amount").notNull(),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("family_returns_spending").on(table.orderId, table.userId),
    foreignKey({
      name: "family_returns_spending_fk",
      columns: [table.orderId, table.userId],
      foreignColumns: [familySpendings.orderId, familySpendings.userId],
    }).onDelete("cascade"),
    check("family_returns_amount", sql`${table.amount} > 0`),
  ],
);
