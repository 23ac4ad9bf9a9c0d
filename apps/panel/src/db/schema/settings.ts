import type { AppSettings } from "@talabee/contract";
import type { MarketId } from "@talabee/domain";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { timestamp } from "./columns.js";

/** Changed settings, in one row; all others have their defaults. */
export const appSettings = pgTable(
  "app_settings",
  {
    id: integer("id").primaryKey().default(1),
    /** `market_id` is set when the database is created: all amounts are in that market's currency. Absent: Qatar. */
    body: jsonb("body").$type<Partial<AppSettings> & { market_id?: MarketId }>().notNull(),
    version: integer("version").notNull().default(1),
    updatedBy: text("updated_by").references(() => users.id, { onDelete: "set null" }),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [check("app_settings_one_row", sql`${table.id} = 1`)],
);
