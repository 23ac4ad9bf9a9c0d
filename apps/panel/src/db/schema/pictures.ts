import type { Picture } from "@talabee/contract";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { enumCheck, id, timestamp } from "./columns.js";
import { stores } from "./stores.js";

export const PICTURE_KINDS = [
  "product",
  "logo",
  "cover",
  "card",
  "category",
  "banner",
  "collection",
] as const;

/**
 * Pictures that people behind the counter uploaded. Rows that show one have a copy of `picture`: one that was used is kept,
 * as past orders show it.
 */
export const pictures = pgTable(
  "pictures",
  {
    id: id(),
    kind: text("kind").$type<(typeof PICTURE_KINDS)[number]>().notNull(),
    /** The store that it is for; null for the brand's. */
    storeId: text("store_id").references(() => stores.id, { onDelete: "set null" }),
    uploadedBy: text("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    picture: jsonb("picture").$type<Picture>().notNull(),
    /** Names of its uploads, one a width. */
    names: text("names").array().notNull(),
    createdAt: timestamp("created_at").notNull(),
    /** When something first showed it; until then it is deleted after a day. */
    usedAt: timestamp("used_at"),
  },
  (table) => [
    index("pictures_names").using("gin", table.names),
    index("pictures_unused")
      .on(table.createdAt)
      .where(sql`${table.usedAt} is null`),
    index("pictures_store").on(table.storeId),
    enumCheck("pictures_kind", table.kind, PICTURE_KINDS),
  ],
);
