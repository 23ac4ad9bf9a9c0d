import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sessions, users } from "./accounts.js";
import { bilingual, enumCheck, id, identityColumn, timestamp } from "./columns.js";

/** Notifications of customers, written in the transaction of the change they report. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    /** In order of creation. */
    sequence: identityColumn("sequence").unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: bilingual("title"),
    body: bilingual("body"),
    /** A path of the storefront. */
    link: text("link"),
    /** Data for clients. */
    data: jsonb("data").$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp("created_at").notNull(),
    readAt: timestamp("read_at"),
    /** When it was sent to the push provider. */
    pushedAt: timestamp("pushed_at"),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.sequence),
    index("notifications_unread")
      .on(table.userId, table.sequence)
      .where(sql`${table.readAt} is null`),
    index("notifications_age").on(table.createdAt),
  ],
);

/** Push tokens. A token belongs to the customer who signed in last on the device. */
export const pushTokens = pgTable(
  "push_tokens",
  {
    /** SHA-256 of the token, which may be too long for an index. */
    tokenHash: text("token_hash").primaryKey(),
    token: text("token").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Deleted with the session that registered it. */
    sessionHash: text("session_hash").references(() => sessions.tokenHash, { onDelete: "cascade" }),
    provider: text("provider").$type<"firebase" | "sse">().notNull(),
    platform: text("platform").$type<"web" | "ios" | "android">().notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("push_tokens_user").on(table.userId),
    index("push_tokens_session").on(table.sessionHash),
    enumCheck("push_tokens_provider", table.provider, ["firebase", "sse"]),
    enumCheck("push_tokens_platform", table.platform, ["web", "ios", "android"]),
  ],
);

/**
 * Events of customers' streams (REQ-PUSH-13), written in the transaction of the change. The id is the event's id on the
 * stream, so that an interrupted stream resumes from `Last-Event-ID`. A row names what changed; its state is read when
 * the event is sent. Pruned after a day. Writers of one customer's events must not overlap, else a reader could pass an
 * id that is not committed yet: insert only through `appendUserEvent`, which takes the customer's advisory lock.
 */
export const userEvents = pgTable(
  "user_events",
  {
    id: identityColumn("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"order" | "notification" | "cart" | "family">().notNull(),
    /** Id of the order, notification, cart or family. */
    subjectId: text("subject_id").notNull(),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("user_events_user").on(table.userId, table.id),
    index("user_events_age").on(table.at),
    enumCheck("user_events_kind", table.kind, ["order", "notification", "cart", "family"]),
  ],
);
