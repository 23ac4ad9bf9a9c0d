import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, money, timestamp } from "./columns.js";
import { coupons } from "./coupons.js";
import { orders } from "./orders.js";

/** An order's use of a coupon; `releasedAt` if the order was canceled. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    id: id(),
    couponId: text("coupon_id")
      .notNull()
      .references(() => coupons.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    discount: money("discount").notNull(),
    usedAt: timestamp("used_at").notNull(),
    releasedAt: timestamp("released_at"),
  },
  (table) => [
    uniqueIndex("coupon_uses_order").on(table.orderId),
    index("coupon_uses_customer").on(table.couponId, table.userId),
    check("coupon_uses_discount", sql`${table.discount} >= 0`),
  ],
);
