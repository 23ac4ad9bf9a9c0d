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
import { orders } from "./orders.js";

/** What a customer owes beside orders. */
export const bills = pgTable(
  "bills",
  {
    id: id(),
    /** As it stands on the bill. */
    number: text("number").notNull().unique(),
    /** Whose it is; null is whoever has the number. */
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
    enumCheck("bills_status", table.status, ["unpaid", "paid", "canceled"]),
    check("bills_amount", sql`${table.amount} > 0`),
    check("bills_paid", sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

/**
 * Money to come from a customer, written and committed before any gateway is asked: whatever happens after that, the
 * row tells what is under way. The row is the lock under which its status changes.
 */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    /** In the order in which they were made. */
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
    /** Of the request that made it: the claim that survives a crash between two transactions. */
    idempotencyPath: text("idempotency_path"),
    idempotencyKey: text("idempotency_key"),
    /** How often a gateway was asked; the newest attempt is the one that counts. */
    attempts: integer("attempts").notNull().default(0),
    /** Until when one process talks to the gateway for it. */
    leaseUntil: timestamp("lease_until"),
    /** Until when it may be paid. */
    expiresAt: timestamp("expires_at"),
    createdAt: timestamp("created_at").notNull(),
    paidAt: timestamp("paid_at"),
  },
  (table) => [
    unique("payments_once_per_key").on(table.userId, table.idempotencyPath, table.idempotencyKey),
    index("payments_user").on(table.userId, table.sequence),
    // An order or a bill has one payment, which is tried again when it failed.
    uniqueIndex("payments_order").on(table.orderId),
    uniqueIndex("payments_bill")
      .on(table.billId)
      .where(sql`${table.status} <> 'failed'`),
    index("payments_under_way")
      .on(table.leaseUntil)
      .where(sql`${table.status} = 'pending'`),
    enumCheck("payments_purpose", table.purpose, ["order", "topup", "bill"]),
    enumCheck("payments_method", table.method, PAYMENT_METHODS),
    enumCheck("payments_status", table.status, PAYMENT_STATUSES),
    check(
      "payments_subject",
      sql`(${table.purpose} = 'order') = (${table.orderId} is not null) and (${table.purpose} = 'bill') = (${table.billId} is not null)`,
    ),
    check("payments_amount", sql`${table.amount} > 0 and ${table.refunded} between 0 and ${table.amount}`),
    check(
      "payments_paid",
      sql`(${table.status} in ('paid', 'partially_refunded', 'refunded')) = (${table.paidAt} is not null)`,
    ),
    check(
      "payments_refunded",
      sql`case ${table.status} when 'refunded' then ${table.refunded} = ${table.amount} when 'partially_refunded' then ${table.refunded} > 0 and ${table.refunded} < ${table.amount} else ${table.refunded} = 0 end`,
    ),
  ],
);

/** Each time a gateway was asked for a payment. Its key there is the payment's id and the number. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    provider: text("provider").notNull(),
    /** The gateway's name for it; null until it has answered. */
    reference: text("reference"),
    status: text("status").$type<"started" | "waiting" | "succeeded" | "failed">().notNull(),
    /** The gateway's page on which the customer goes on. */
    actionUrl: text("action_url"),
    /** What the gateway said of a failure, for people of the panel. */
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

/** What gateways told, each event once: one that was handled changes nothing when it comes again. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** Without personal data: what is needed to handle it again. */
    body: jsonb("body").$type<Record<string, unknown>>().notNull(),
    occurredAt: timestamp("occurred_at").notNull(),
    receivedAt: timestamp("received_at").notNull(),
    /** Null while it waits, such as for the payment it is about. */
    handledAt: timestamp("handled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("payment_events_payment").on(table.paymentId),
    index("payment_events_waiting")
      .on(table.receivedAt)
      .where(sql`${table.handledAt} is null`),
  ],
);

/** Money to go back to a customer by the gateway; what goes to the wallet stands in its ledger. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    /** Which of the payment's attempts took the money; null for one that no gateway has a name for. */
    attempt: integer("attempt"),
    amount: money("amount").notNull(),
    status: text("status").$type<"pending" | "done" | "failed">().notNull(),
    reason: text("reason"),
    provider: text("provider").notNull(),
    reference: text("reference"),
    /** Who asked for it; null for the system. */
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
