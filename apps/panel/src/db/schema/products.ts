import type { Picture } from "@talabee/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { type Bilingual, bilingual, id, identityColumn, money, picture, timestamp } from "./columns.js";
import { stores } from "./stores.js";

export const sections = pgTable(
  "sections",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    name: bilingual("name"),
    position: integer("position").notNull(),
  },
  (table) => [index("sections_store").on(table.storeId, table.position)],
);

export const products = pgTable(
  "products",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    sectionId: text("section_id")
      .notNull()
      .references(() => sections.id, { onDelete: "cascade" }),
    name: bilingual("name"),
    description: bilingual("description"),
    price: money("price").notNull(),
    salePrice: money("sale_price"),
    featured: boolean("featured").notNull().default(false),
    brand: text("brand"),
    image: picture("image"),
    /** Further pictures, after `image`. */
    images: jsonb("images").$type<Picture[]>().notNull().default([]),
    /** Sum of all stars, and number of ratings. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingsCount: integer("ratings_count").notNull().default(0),
    stock: integer("stock").notNull(),
    maxPerOrder: integer("max_per_order").notNull(),
    /** If false, the product is no longer sold; past orders keep their lines. */
    active: boolean("active").notNull().default(true),
    /** Since when it is sold out because the store said so, whatever its stock; null while it is not. */
    offSince: timestamp("off_since"),
    /** When it is put back by itself; null for not before somebody does. */
    offUntil: timestamp("off_until"),
    /** Position in the store's whole menu. */
    position: integer("position").notNull(),
    createdAt: timestamp("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("products_of_menu").on(table.storeId, table.position, table.id).concurrently(),
    index("products_of_section").on(table.sectionId, table.position, table.id).concurrently(),
    index("products_sales")
      .on(table.storeId)
      .where(sql`${table.salePrice} is not null and ${table.active}`),
    index("products_featured")
      .on(table.featured)
      .where(sql`${table.featured}`),
    check("products_stock", sql`${table.stock} >= 0`),
    check(
      "products_price",
      sql`${table.price} >= 0 and (${table.salePrice} is null or ${table.salePrice} >= 0)`,
    ),
    check(
      "products_ratings",
      sql`${table.ratingSum} between ${table.ratingsCount} and 5 * ${table.ratingsCount}`,
    ),
    check("products_max_per_order", sql`${table.maxPerOrder} >= 0`),
  ],
);

/** Changes of stock by staff, not by orders: stock = initial stock + adjustments − ordered. */
export const stockAdjustments = pgTable(
  "stock_adjustments",
  {
    id: identityColumn("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Units added; negative if removed. */
    delta: integer("delta").notNull(),
    stockAfter: integer("stock_after").notNull(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("stock_adjustments_product").on(table.productId, table.id),
    check("stock_adjustments_delta", sql`${table.delta} <> 0`),
    check("stock_adjustments_after", sql`${table.stockAfter} >= 0`),
  ],
);

export interface AddonOptionRow {
  id: string;
  name: Bilingual;
  price: number;
  max: number;
  in_stock: boolean;
  /** When an option that is sold out is put back by itself. */
  back_at?: string | null;
}

export const addonGroups = pgTable(
  "addon_groups",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    name: bilingual("name"),
    min: integer("min").notNull(),
    max: integer("max").notNull(),
    options: jsonb("options").$type<AddonOptionRow[]>().notNull(),
  },
  (table) => [
    index("addon_groups_store").on(table.storeId),
    check("addon_groups_bounds", sql`${table.min} >= 0 and ${table.max} >= ${table.min}`),
  ],
);

export const productAddonGroups = pgTable(
  "product_addon_groups",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    groupId: text("group_id")
      .notNull()
      .references(() => addonGroups.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.groupId] })],
);
