import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { files, users } from "./accounts.js";
import { enumCheck, id, identityColumn, timestamp } from "./columns.js";
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
    /** The store's reply, shown below the review. */
    replyText: text("reply_text"),
    repliedAt: timestamp("replied_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("reviews_newest").on(table.storeId, table.createdAt, table.id),
    index("reviews_of_all").on(table.createdAt, table.id),
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

/** Photographs in reviews; shown once the store has approved them (REQ-ACCOUNT-30). */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: id(),
    /** In order of arrival. */
    sequence: identityColumn("sequence").unique(),
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    /** Copied from the review: a trigger notifies every server by store. */
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Null once rejected: the picture is deleted, the decision is kept. */
    fileId: text("file_id")
      .unique()
      .references(() => files.id, { onDelete: "cascade" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    state: text("state").$type<"pending" | "approved" | "rejected">().notNull().default("pending"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: timestamp("decided_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("review_photos_review").on(table.reviewId, table.sequence),
    index("review_photos_pending")
      .on(table.sequence)
      .where(sql`${table.state} = 'pending'`),
    enumCheck("review_photos_state", table.state, ["pending", "approved", "rejected"]),
    check("review_photos_file", sql`(${table.fileId} is null) = (${table.state} = 'rejected')`),
    check("review_photos_decided", sql`(${table.decidedAt} is null) = (${table.state} = 'pending')`),
    check("review_photos_size", sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
