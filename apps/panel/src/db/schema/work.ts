import type { Language } from "@talabee/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, identityColumn, timestamp } from "./columns.js";
import { stores } from "./stores.js";

/**
 * E-mails to send, written in the transaction of the change they report; deleted once sent if a mail server is
 * configured. One that the mail server rejected too often is kept with `failedAt`, for the operator.
 */
export const mails = pgTable(
  "mails",
  {
    id: identityColumn("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Contains a code that the customer waits for: sent before all others. */
    isCode: boolean("is_code").notNull().default(false),
    at: timestamp("at").notNull(),
    sentAt: timestamp("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    /** While it is being sent, the end of the sender's lease. */
    nextTryAt: timestamp("next_try_at").notNull(),
    /** When the last of its tries failed; it is not sent any more. */
    failedAt: timestamp("failed_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_queue")
      .on(table.isCode.desc().nullsFirst(), table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("mails_failed")
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    index("mails_age")
      .on(table.at)
      .concurrently()
      .where(sql`${table.failedAt} is null`),
  ],
);

export const jobs = pgTable(
  "jobs",
  {
    id: identityColumn("id").primaryKey(),
    kind: text("kind").notNull(),
    /** Id of what the job is about, such as an order; one job for each kind and subject. */
    subject: text("subject").notNull(),
    dueAt: timestamp("due_at").notNull(),
    leaseUntil: timestamp("lease_until"),
    attempts: integer("attempts").notNull().default(0),
    /** When the last of its tries failed; it does not run any more and is kept for the operator. */
    failedAt: timestamp("failed_at"),
    lastError: text("last_error"),
  },
  (table) => [
    unique("jobs_once").on(table.kind, table.subject),
    index("jobs_queue")
      .on(table.kind, table.dueAt)
      .where(sql`${table.failedAt} is null`),
    index("jobs_failed")
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
  ],
);

/**
 * Changes by admins and staff, written in their transaction: who changed what, with the state before and after. A trigger
 * refuses to alter a row, and to delete one that is not years old. Orders have their own status history.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: identityColumn("id").primaryKey(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** A subject and a verb, such as `coupon.update`. */
    action: text("action").notNull(),
    subjectId: text("subject_id").notNull(),
    storeId: text("store_id").references(() => stores.id, { onDelete: "set null" }),
    /** The device of a store that it was done at; null for a person's own session. */
    deviceId: text("device_id"),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("audit_log_subject").on(table.subjectId, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
    index("audit_log_store").on(table.storeId, table.id).concurrently(),
  ],
);

/**
 * Changes that servers have yet to be told of, written in their transaction by triggers: a NOTIFY within it would make all
 * transactions that have one commit one after another. The relay sends and deletes them.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: identityColumn("id").primaryKey(),
    /** A topic of the bus. */
    topic: text("topic").notNull(),
    at: timestamp("at")
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index("outbox_topic").on(table.topic)],
);

/** Messages from the contact form. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    message: text("message").notNull(),
    /** In which its sender is answered. */
    language: text("language").$type<Language>().notNull().default("en"),
    /** What was mailed to the sender. */
    answer: text("answer"),
    /** When it was answered or put away. */
    doneAt: timestamp("done_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("contact_messages_age").on(table.createdAt).concurrently()],
);
