import { type Language, LANGUAGES } from "@talabee/contract";
import { STORE_ROLES, type StoreRole } from "@talabee/domain";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { enumCheck, id, timestamp } from "./columns.js";
import { stores } from "./stores.js";

/** Invitations to work for a store, by a link that is valid once. Only the SHA-256 of its secret is stored. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role").$type<StoreRole>().notNull(),
    language: text("language").$type<Language>().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    /** When it was accepted, revoked or replaced; null while it is open. */
    endedAt: timestamp("ended_at"),
  },
  (table) => [
    uniqueIndex("invitations_one_open")
      .on(table.storeId, table.email)
      .where(sql`${table.endedAt} is null`),
    index("invitations_end").on(table.expiresAt),
    enumCheck("invitations_role", table.role, STORE_ROLES),
    enumCheck("invitations_language", table.language, LANGUAGES),
    check("invitations_email_lower_case", sql`${table.email} = lower(${table.email})`),
  ],
);
