import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, timestamp } from "./columns.js";

/** A user's customer id at a gateway. */
export const gatewayCustomers = pgTable(
  "gateway_customers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    reference: text("reference").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    unique("gateway_customers_reference").on(table.provider, table.reference),
  ],
);

/** Saved cards by the gateway's token; card numbers are never stored. */
export const cards = pgTable(
  "cards",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    token: text("token").notNull(),
    brand: text("brand").notNull(),
    last4: text("last4").notNull(),
    expMonth: integer("exp_month").notNull(),
    expYear: integer("exp_year").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    unique("cards_token").on(table.provider, table.token),
    index("cards_user").on(table.userId, table.createdAt, table.id),
    uniqueIndex("cards_one_default")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    check("cards_last4", sql`${table.last4} ~ '^[0-9]{4}$'`),
    check("cards_month", sql`${table.expMonth} between 1 and 12`),
  ],
);
