import { index, integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { timestamp } from "./columns.js";

/**
 * Stored responses for replay, written in the transaction that does the work, so that no claim is ever left to clean
 * up.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Null for guests, who are identified by the random key alone. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status").notNull(),
    /** json, not jsonb: the response is replayed byte for byte. */
    body: json("body").$type<{ message: string; data: unknown }>().notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    unique("idempotency_keys_once").on(table.userId, table.path, table.key).nullsNotDistinct(),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
