import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, timestamp } from "./columns.js";
import { orders } from "./orders.js";
import { products } from "./products.js";
import { stores } from "./stores.js";

/** Reviews of stores, at most one for each order. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    orderId: text("order_id")
      .unique()
      .references(() => orders.id, { onDelete: "set null" }),
    author: text("author").notNull(),
    rating: integer("rating").notNull(),
    comment: text("comment"),
    /** The store's reply, shown below the review. No call writes it yet: operators enter it in the database. */
    replyText: text("reply_text"),
    repliedAt: timestamp("replied_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("reviews_newest").on(table.storeId, table.createdAt, table.id),
    index("reviews_by_rating").on(table.storeId, table.rating, table.createdAt, table.id),
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    check("reviews_reply", sql`(${table.replyText} is null) = (${table.repliedAt} is null)`),
  ],
);

/** Ratings of single products in a review; summed up in `products.rating_sum`. */
export const productRatings = pgTable(
  "product_ratings",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    rating: integer("rating").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.productId] }),
    index("product_ratings_product").on(table.productId),
    check("product_ratings_rating", sql`${table.rating} between 1 and 5`),
  ],
);
