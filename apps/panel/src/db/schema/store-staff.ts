import { STORE_ROLES, type StoreRole } from "@talabee/domain";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { enumCheck, timestamp } from "./columns.js";
import { stores } from "./stores.js";

/** Users who may act for a store, beside the admins. */
export const storeStaff = pgTable(
  "store_staff",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** The first members had all rights: what names no role is an owner. */
    role: text("role").$type<StoreRole>().notNull().default("owner"),
    /** By what a member names themselves at the store's devices; null without one. */
    pinHash: text("pin_hash"),
    /** Wrong PINs since `pinTriedAt`, or under way: what nobody guessed in a day is forgotten. */
    pinTries: integer("pin_tries").notNull().default(0),
    /** When the first of those PINs was tried; null for none. */
    pinTriedAt: timestamp("pin_tried_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storeId] }),
    index("store_staff_store").on(table.storeId),
    enumCheck("store_staff_role", table.role, STORE_ROLES),
  ],
);
