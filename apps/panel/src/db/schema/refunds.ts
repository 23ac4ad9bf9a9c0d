import { REFUND_REASONS, type RefundReason } from "@talabee/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { enumCheck, id, money, timestamp } from "./columns.js";
import { orderLines, orders } from "./orders.js";
import { refunds } from "./payments.js";

/**
 * Refunds of delivered orders, written in the transaction that moves the money, never altered, and deleted with their order
 * alone: a trigger refuses more than was paid (`migrations`). What goes through a gateway is a row of `refunds` besides.
 */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Back to the credits of the wallet that the order took. */
    wallet: money("wallet").notNull(),
    card: money("card").notNull(),
    /** New money of the wallet. */
    credit: money("credit").notNull(),
    cash: money("cash").notNull(),
    /** Of the amounts before: for delivery and service, and for tax and rounding. */
    fees: money("fees").notNull(),
    rest: money("rest").notNull(),
    hasFees: boolean("has_fees").notNull(),
    reason: text("reason").$type<RefundReason>().notNull(),
    words: text("words"),
    restocked: boolean("restocked").notNull(),
    /**
     * Of the part that goes through the gateway. Checked at the end of a transaction (`migrations`): it is deleted before the
     * order, with which this row goes.
     */
    gatewayRefundId: text("gateway_refund_id")
      .unique()
      .references(() => refunds.id),
    actorId: text("actor_id")
      .notNull()
      .references(() => users.id),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("order_refunds_order").on(table.orderId, table.at),
    index("order_refunds_at").on(table.at),
    enumCheck("order_refunds_reason", table.reason, REFUND_REASONS),
    check(
      "order_refunds_amounts",
      sql`${table.wallet} >= 0 and ${table.card} >= 0 and ${table.credit} >= 0 and ${table.cash} >= 0 and ${table.fees} >= 0`,
    ),
    check("order_refunds_gateway", sql`(${table.card} > 0) = (${table.gatewayRefundId} is not null)`),
  ],
);

/** Units that a refund is for; a trigger refuses more than were ordered. */
export const orderRefundLines = pgTable(
  "order_refund_lines",
  {
    refundId: text("refund_id")
      .notNull()
      .references(() => orderRefunds.id, { onDelete: "cascade" }),
    lineId: text("line_id")
      .notNull()
      .references(() => orderLines.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    amount: money("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.lineId] }),
    index("order_refund_lines_line").on(table.lineId),
    check("order_refund_lines_quantity", sql`${table.quantity} > 0 and ${table.amount} >= 0`),
  ],
);
