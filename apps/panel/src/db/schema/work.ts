import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { stores } from "./stores.js";
import { identityColumn, id, timestamp } from "./columns.js";

/** Mails to send, written with the change they tell of; with a mail server they go once they are sent. */
export const mails = pgTable(
  "mails",
  {
    id: identityColumn("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    at: timestamp("at").notNull(),
    sentAt: timestamp("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: timestamp("next_try_at").notNull(),
  },
  (table) => [
    index("mails_waiting")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

export const jobs = pgTable(
  "jobs",
  {
    id: identityColumn("id").primaryKey(),
    kind: text("kind").notNull(),
    /** What it is about, such as an order's id; one job of a kind a subject. */
    subject: text("subject").notNull(),
    dueAt: timestamp("due_at").notNull(),
    leaseUntil: timestamp("lease_until"),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [unique("jobs_once").on(table.kind, table.subject), index("jobs_due").on(table.dueAt)],
);

/**
 * What panel people did, written with the deed and never altered: who changed what of which thing, as it was and as
 * it became. Orders have a trail of their own.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: identityColumn("id").primaryKey(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** A verb and what it was done to, such as `coupon.update`. */
    action: text("action").notNull(),
    subjectId: text("subject_id").notNull(),
    storeId: text("store_id").references(() => stores.id, { onDelete: "set null" }),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("audit_log_subject").on(table.subjectId, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
  ],
);

/** Messages to the people of the brand. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    message: text("message").notNull(),
    createdAt: timestamp("created_at").notNull(),
    handledAt: timestamp("handled_at"),
  },
  (table) => [
    index("contact_messages_waiting")
      .on(table.createdAt)
      .where(sql`${table.handledAt} is null`),
  ],
);
