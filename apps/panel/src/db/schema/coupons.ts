import type { CouponKind, OrderType } from "@talabee/domain";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { bilingual, enumCheck, id, money, timestamp } from "./columns.js";
import { readCodeSql } from "../read-code-sql.js";
import { stores } from "./stores.js";

/** Coupons (REQ-MONEY-04, REQ-MONEY-16). */
export const coupons = pgTable(
  "coupons",
  {
    id: id(),
    /** Upper case, Western digits; found by `readCodeSql` (REQ-FORM-32). */
    code: text("code").notNull().unique(),
    title: bilingual("title"),
    kind: text("kind").$type<CouponKind>().notNull(),
    /** Basis points for `percent`, dirhams for `fixed`, 0 for `free_delivery`. */
    value: integer("value").notNull(),
    minSpending: money("min_spending").notNull().default(0),
    /** Null for no limit. */
    maxSavings: money("max_savings"),
    /** The last day in the market, `YYYY-MM-DD`. */
    validUntil: date("valid_until", { mode: "string" }),
    endsAt: timestamp("ends_at"),
    /** Null for all stores. */
    storeId: text("store_id").references(() => stores.id, { onDelete: "cascade" }),
    orderTypes: jsonb("order_types").$type<OrderType[]>().notNull(),
    excludesSaleItems: boolean("excludes_sale_items").notNull().default(false),
    /** The only customer who may use it; null for everybody. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** If false, the coupon is hidden in lists and works by code only. */
    listed: boolean("listed").notNull().default(true),
    /** Only for customers who have not ordered yet. */
    firstOrderOnly: boolean("first_order_only").notNull().default(false),
    /** Null for no limit. */
    usesLimit: integer("uses_limit"),
    usesPerCustomer: integer("uses_per_customer"),
    /** Uses that were not released; changed under the lock of this row. */
    usesCount: integer("uses_count").notNull().default(0),
    active: boolean("active").notNull().default(true),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("coupons_store").on(table.storeId, table.createdAt, table.id),
    index("coupons_newest").on(table.createdAt, table.id),
    index("coupons_user").on(table.userId),
    index("coupons_read_code").on(readCodeSql(table.code)).concurrently(),
    check("coupons_code_upper_case", sql`${table.code} = upper(${table.code})`),
    enumCheck("coupons_kind", table.kind, ["percent", "fixed", "free_delivery"]),
    check(
      "coupons_value",
      sql`${table.value} >= 0 and (${table.kind} <> 'percent' or ${table.value} <= 10000)`,
    ),
    check("coupons_amounts", sql`${table.minSpending} >= 0 and ${table.maxSavings} >= 0`),
    // A limit cannot be lower than the number of uses so far.
    check(
      "coupons_uses",
      sql`${table.usesCount} >= 0 and ${table.usesLimit} > 0 and ${table.usesCount} <= ${table.usesLimit} and ${table.usesPerCustomer} > 0`,
    ),
  ],
);

/** Codes that credit the wallet, each once. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: id(),
    /** Upper case, Western digits. */
    code: text("code").notNull().unique(),
    amount: money("amount").notNull(),
    /** The kind of the ledger entry it becomes. */
    kind: text("kind").$type<"voucher" | "gift">().notNull().default("voucher"),
    /** The only customer who may redeem it; null for anybody with the code. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Exclusive deadline for redeeming; null for none. */
    expiresAt: timestamp("expires_at"),
    /** Days until the credit expires; null for never. */
    creditDays: integer("credit_days"),
    redeemedBy: text("redeemed_by").references(() => users.id),
    redeemedAt: timestamp("redeemed_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("vouchers_read_code").on(readCodeSql(table.code)).concurrently(),
    check("vouchers_code_upper_case", sql`${table.code} = upper(${table.code})`),
    enumCheck("vouchers_kind", table.kind, ["voucher", "gift"]),
    check("vouchers_amount", sql`${table.amount} > 0 and ${table.creditDays} > 0`),
    check("vouchers_redeemed", sql`(${table.redeemedBy} is null) = (${table.redeemedAt} is null)`),
  ],
);
