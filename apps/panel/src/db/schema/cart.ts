import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, timestamp } from "./columns.js";
import { coupons } from "./coupons.js";
import { lineColumns } from "./line-columns.js";
import { stores } from "./stores.js";

/** A customer has one active cart, and at most one parked cart for each store. The active one has `parkedAt` null. */
export const carts = pgTable(
  "carts",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null while empty: a cart holds products of one store. */
    storeId: text("store_id").references(() => stores.id),
    /** The applied coupon. */
    couponId: text("coupon_id").references(() => coupons.id, { onDelete: "set null" }),
    version: integer("version").notNull().default(0),
    /** When the cart was parked; null for the active one. */
    parkedAt: timestamp("parked_at"),
  },
  (table) => [
    uniqueIndex("carts_one_in_use")
      .on(table.userId)
      .where(sql`${table.parkedAt} is null`),
    uniqueIndex("carts_one_parked_a_store")
      .on(table.userId, table.storeId)
      .where(sql`${table.parkedAt} is not null`),
    check("carts_parked_with_store", sql`${table.parkedAt} is null or ${table.storeId} is not null`),
  ],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    ...lineColumns(),
    cartId: text("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("cart_lines_sameness").on(table.cartId, table.lineKey),
    check("cart_lines_quantity", sql`${table.quantity} > 0`),
  ],
);
