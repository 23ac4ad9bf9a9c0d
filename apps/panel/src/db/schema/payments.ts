import { PAYMENT_METHODS, PAYMENT_STATUSES, type PaymentMethod, type PaymentStatus } from "@talabee/domain";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { cards } from "./cards.js";
import { bilingual, enumCheck, id, identityColumn, money, timestamp } from "./columns.js";
import { readCodeSql } from "../read-code-sql.js";
import { orders } from "./orders.js";

/** Bills of customers beside orders. */
export const bills = pgTable(
  "bills",
  {
    id: id(),
    /** As printed on the bill; found by `readCodeSql`. */
    number: text("number").notNull().unique(),
    /** The only customer who may pay it; null for anybody with the number. */
    userId: text("user_id").references(() => users.id),
    title: bilingual("title"),
    amount: money("amount").notNull(),
    status: text("status").$type<"unpaid" | "paid" | "canceled">().notNull().default("unpaid"),
    dueOn: date("due_on", { mode: "string" }),
    paidAt: timestamp("paid_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("bills_user").on(table.userId),
    index("bills_read_number").on(readCodeSql(table.number)).concurrently(),
    index("bills_settled")
      .on(sql`coalesce(${table.paidAt}, ${table.createdAt})`)
      .concurrently()
      .where(sql`${table.status} in ('paid', 'canceled')`),
    enumCheck("bills_status", table.status, ["unpaid", "paid", "canceled"]),
    check("bills_amount", sql`${table.amount} > 0`),
    check("bills_paid", sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

/**
 * Money to be received from a customer, committed before any gateway is called, so that the row always shows what is
 * under way. The row is the lock for changes of its status.
 */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    /** In order of creation. */
    sequence: identityColumn("sequence").unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    purpose: text("purpose").$type<"order" | "topup" | "bill">().notNull(),
    orderId: text("order_id").references(() => orders.id),
    billId: text("bill_id").references(() => bills.id),
    method: text("method").$type<PaymentMethod>().notNull(),
    /** The gateway; null for money that no gateway moves. */
    provider: text("provider"),
    cardId: text("card_id").references(() => cards.id, { onDelete: "set null" }),
    status: text("status").$type<PaymentStatus>().notNull(),
    amount: money("amount").notNull(),
    refunded: money("refunded").notNull().default(0),
    /** Key of the creating request: identifies the payment after a crash between two transactions. */
    idempotencyPath: text("idempotency_path"),
    idempotencyKey: text("idempotency_key"),
    /** Number of attempts; the latest one is current. */
    attempts: integer("attempts").notNull().default(0),
    /** Until when one process has exclusive use of the payment. */
    leaseUntil: timestamp("lease_until"),
    /** Deadline for paying. */
    expiresAt: timestamp("expires_at"),
    createdAt: timestamp("created_at").notNull(),
    paidAt: timestamp("paid_at"),
  },
  (table) => [
    unique("payments_once_per_key").on(table.userId, table.idempotencyPath, table.idempotencyKey),
    index("payments_user").on(table.userId, table.sequence),
    // An order or a bill has one payment, which is retried if it failed.
    uniqueIndex("payments_order").on(table.orderId),
    uniqueIndex("payments_bill")
      .on(table.billId)
      .where(sql`${table.status} <> 'failed'`),
    index("payments_of_bill")
      .on(table.billId)
      .concurrently()
      .where(sql`${table.billId} is not null`),
    index("payments_under_way")
      .on(table.leaseUntil)
      .where(sql`${table.status} = 'pending'`),
    index("payments_without_order_age")
      .on(table.createdAt)
      .concurrently()
      .where(sql`${table.orderId} is null`),
    enumCheck("payments_purpose", table.purpose, ["order", "topup", "bill"]),
    enumCheck("payments_method", table.method, PAYMENT_METHODS),
    enumCheck("payments_status", table.status, PAYMENT_STATUSES),
    check(
      "payments_subject",
      sql`(${table.purpose} = 'order') = (${table.orderId} is not null) and (${table.purpose} = 'bill') = (${table.billId} is not null)`,
    ),
    check("payments_amount", sql`${table.amount} > 0 and ${table.refunded} between 0 and ${table.amount}`),
    check("payments_paid", sql`(${table.status} in ('paid', 'refunded')) = (${table.paidAt} is not null)`),
    check(
      "payments_refunded",
      // A part may be refunded of what is paid; with the last part it is refunded.
      sql`case ${table.status} when 'refunded' then ${table.refunded} = ${table.amount} when 'paid' then ${table.refunded} < ${table.amount} else ${table.refunded} = 0 end`,
    ),
  ],
);

/** Attempts at a gateway. The payment's id and the number are the idempotency key there. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    provider: text("provider").notNull(),
    /** The gateway's id of the payment; null until it responded. */
    reference: text("reference"),
    status: text("status").$type<"started" | "waiting" | "succeeded" | "failed">().notNull(),
    /** The gateway's page on which the customer continues. */
    actionUrl: text("action_url"),
    /** The gateway's reason for a failure, for admins. */
    failure: text("failure"),
    startedAt: timestamp("started_at").notNull(),
    endedAt: timestamp("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.number] }),
    unique("payment_attempts_reference").on(table.provider, table.reference),
    enumCheck("payment_attempts_status", table.status, ["started", "waiting", "succeeded", "failed"]),
  ],
);

/** Webhook events, each handled once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** What is needed to handle it again, without personal data. */
    body: jsonb("body").$type<Record<string, unknown>>().notNull(),
    occurredAt: timestamp("occurred_at").notNull(),
    receivedAt: timestamp("received_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("payment_events_payment").on(table.paymentId),
    index("payment_events_age").on(table.receivedAt).concurrently(),
  ],
);

/** Refunds through the gateway; refunds to the wallet are in its ledger. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    /** The attempt that took the money; null if the gateway has no reference for it. */
    attempt: integer("attempt"),
    amount: money("amount").notNull(),
    status: text("status").$type<"pending" | "done" | "failed">().notNull(),
    reason: text("reason"),
    provider: text("provider").notNull(),
    reference: text("reference"),
    /** Who requested it; null for the system. */
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    attempts: integer("attempts").notNull().default(0),
    createdAt: timestamp("created_at").notNull(),
    endedAt: timestamp("ended_at"),
  },
  (table) => [
    index("refunds_payment").on(table.paymentId),
    unique("refunds_reference").on(table.provider, table.reference),
    enumCheck("refunds_status", table.status, ["pending", "done", "failed"]),
    check("refunds_amount", sql`${table.amount} > 0`),
  ],
);

/** Charges that the customer's bank disputes. An operator must answer them in the gateway's dashboard in time. */
export const disputes = pgTable(
  "disputes",
  {
    provider: text("provider").notNull(),
    /** The gateway's id. */
    id: text("id").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    amount: money("amount").notNull(),
    reason: text("reason").notNull(),
    status: text("status").$type<"open" | "won" | "lost">().notNull(),
    openedAt: timestamp("opened_at").notNull(),
    closedAt: timestamp("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index("disputes_payment").on(table.paymentId),
    index("disputes_open")
      .on(table.openedAt)
      .where(sql`${table.status} = 'open'`),
    enumCheck("disputes_status", table.status, ["open", "won", "lost"]),
    check("disputes_closed", sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
  ],
);
