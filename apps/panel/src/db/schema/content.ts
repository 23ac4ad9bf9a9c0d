import type { ContentBlock, Picture } from "@talabee/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bilingual, id, picture, timestamp } from "./columns.js";

export const collections = pgTable("collections", {
  id: id(),
  name: bilingual("name"),
  image: picture("image"),
  position: integer("position").notNull(),
});

export const subCollections = pgTable(
  "sub_collections",
  {
    id: id(),
    collectionId: text("collection_id")
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    name: bilingual("name"),
    storeIds: jsonb("store_ids").$type<string[]>().notNull(),
    productIds: jsonb("product_ids").$type<string[]>().notNull(),
    position: integer("position").notNull(),
  },
  (table) => [index("sub_collections_collection").on(table.collectionId, table.position)],
);

export const banners = pgTable("banners", {
  id: id(),
  title: bilingual("title"),
  text: bilingual("text"),
  action: bilingual("action"),
  link: text("link").notNull(),
  /** One picture for each language, with empty space on the side of its text. */
  image: jsonb("image").$type<{ en: Picture; ar: Picture }>().notNull(),
  tone: text("tone").$type<"accent" | "dark">().notNull(),
  position: integer("position").notNull(),
  /**
   * The coupon that the banner promises; null if it promises none. The banner is shown only to customers whom the coupon
   * is offered to, and to nobody if no coupon has this id.
   */
  couponId: text("coupon_id"),
});

/** A page of text: about, privacy, terms, contact. */
export const pages = pgTable("pages", {
  slug: text("slug").primaryKey(),
  title: bilingual("title"),
  blocks: jsonb("blocks").$type<{ en: ContentBlock[]; ar: ContentBlock[] }>().notNull(),
  updatedAt: timestamp("updated_at").notNull(),
});
