import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { identityColumn, timestamp } from "./columns.js";
import { products } from "./products.js";
import { stores } from "./stores.js";

/** A customer's favourites: a store or a product each. */
export const favourites = pgTable(
  "favourites",
  {
    id: identityColumn("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    storeId: text("store_id").references(() => stores.id, { onDelete: "cascade" }),
    productId: text("product_id").references(() => products.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    unique("favourites_store").on(table.userId, table.storeId),
    unique("favourites_product").on(table.userId, table.productId),
    index("favourites_user").on(table.userId, table.id),
    check("favourites_one_thing", sql`(${table.storeId} is null) <> (${table.productId} is null)`),
  ],
);
