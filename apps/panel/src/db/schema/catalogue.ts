import type { AppSettings, ContentBlock, Picture, Tint } from "@talabee/contract";
import type { OpeningInterval, OrderType, PaymentMethod } from "@talabee/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { type Bilingual, bilingual, counted, id, moment, money, picture } from "./columns.js";

export const categories = pgTable("categories", {
  id: id(),
  name: bilingual("name"),
  image: picture("image"),
  tint: text("tint").$type<Tint>().notNull(),
  position: integer("position").notNull(),
});

export const stores = pgTable(
  "stores",
  {
    id: id(),
    name: bilingual("name"),
    legalName: text("legal_name").notNull(),
    description: bilingual("description"),
    logo: picture("logo"),
    brandColor: text("brand_color").notNull(),
    /** The wide picture of the store's page. */
    cover: picture("cover"),
    /** The picture of the store's card. */
    cardCover: picture("card_cover"),
    ratingTenths: integer("rating_tenths").notNull().default(0),
    reviewsCount: integer("reviews_count").notNull().default(0),
    cuisines: jsonb("cuisines").$type<Bilingual[]>().notNull(),
    tags: jsonb("tags").$type<Bilingual[]>().notNull(),
    openingHours: jsonb("opening_hours").$type<OpeningInterval[]>().notNull(),
    minOrder: money("min_order").notNull(),
    deliveryFee: money("delivery_fee").notNull(),
    freeDeliveryOver: money("free_delivery_over"),
    deliveryMin: integer("delivery_min").notNull(),
    deliveryMax: integer("delivery_max").notNull(),
    orderTypes: jsonb("order_types").$type<OrderType[]>().notNull(),
    zone: integer("zone").notNull(),
    /** Zones it delivers to; null is all of Qatar. */
    deliveryZones: jsonb("delivery_zones").$type<number[]>(),
    /** Fees by distance, instead of one fee or fees by zone (D2.5); null is by zone. */
    deliveryBands: jsonb("delivery_bands").$type<{ up_to_metres: number; fee: number }[]>(),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    locationText: jsonb("location_text").$type<Bilingual>(),
    /** Minutes the kitchen needs before food can leave. */
    preparationMinutes: integer("preparation_minutes").notNull().default(15),
    /** Scheduled orders it takes for one slot; null is no bound. */
    slotCapacity: integer("slot_capacity"),
    /** Ways to pay it takes; null is all of the brand. */
    paymentMethods: jsonb("payment_methods").$type<PaymentMethod[]>(),
    /** Off: the page stays, orders are refused. */
    active: boolean("active").notNull().default(true),
    position: integer("position").notNull(),
  },
  (table) => [
    check("stores_amounts", sql`${table.minOrder} >= 0 and ${table.deliveryFee} >= 0`),
    check("stores_slot_capacity", sql`${table.slotCapacity} > 0`),
    check("stores_rating", sql`${table.ratingTenths} between 0 and 50`),
  ],
);

export const storesInCategories = pgTable(
  "stores_in_categories",
  {
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.storeId] }),
    index("stores_in_categories_store").on(table.storeId),
  ],
);

/** Zones to which a store delivers for another fee than its own. */
export const storeZoneFees = pgTable(
  "store_zone_fees",
  {
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    zone: integer("zone").notNull(),
    deliveryFee: money("delivery_fee").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.zone] }),
    check("store_zone_fees_zone", sql`${table.zone} between 1 and 999`),
    check("store_zone_fees_fee", sql`${table.deliveryFee} >= 0`),
  ],
);

/** Times at which a store is closed whatever its opening hours say, such as a holiday. */
export const storeClosures = pgTable(
  "store_closures",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    /** Exclusive. */
    endsAt: moment("ends_at").notNull(),
    reason: jsonb("reason").$type<Bilingual>(),
  },
  (table) => [
    index("store_closures_store").on(table.storeId, table.endsAt),
    check("store_closures_span", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Tables at which dine-in orders are served. A store without rows takes any table number. */
export const dineTables = pgTable(
  "dine_tables",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** As it stands on the table. */
    number: text("number").notNull(),
    seats: integer("seats").notNull(),
    active: boolean("active").notNull().default(true),
  },
  (table) => [
    unique("dine_tables_number").on(table.storeId, table.number),
    check("dine_tables_seats", sql`${table.seats} > 0`),
  ],
);

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
    /** Stars customers gave it, added up, and how many did. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingsCount: integer("ratings_count").notNull().default(0),
    stock: integer("stock").notNull(),
    maxPerOrder: integer("max_per_order").notNull(),
    /** Off: no longer sold; old orders keep their lines. */
    active: boolean("active").notNull().default(true),
    /** Place in the whole menu of the store. */
    position: integer("position").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("products_menu").on(table.storeId, table.position),
    index("products_section").on(table.sectionId, table.position),
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

/** Changes of stock by people, not by orders: stock = stock at the beginning + these − what was ordered. */
export const stockAdjustments = pgTable(
  "stock_adjustments",
  {
    id: counted("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Pieces that came, below zero when some went. */
    delta: integer("delta").notNull(),
    stockAfter: integer("stock_after").notNull(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    at: moment("at").notNull(),
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
  /** Drawn once a language: calm on the side where its text stands. */
  image: jsonb("image").$type<{ en: Picture; ar: Picture }>().notNull(),
  tone: text("tone").$type<"accent" | "dark">().notNull(),
  position: integer("position").notNull(),
});

/** A page of text: about, privacy, terms, contact. */
export const pages = pgTable("pages", {
  slug: text("slug").primaryKey(),
  title: bilingual("title"),
  blocks: jsonb("blocks").$type<{ en: ContentBlock[]; ar: ContentBlock[] }>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** What was changed of the settings, in one row; everything else is as the panel is built. */
export const appSettings = pgTable(
  "app_settings",
  {
    id: integer("id").primaryKey().default(1),
    body: jsonb("body").$type<Partial<AppSettings>>().notNull(),
    version: integer("version").notNull().default(1),
    updatedBy: text("updated_by").references(() => users.id, { onDelete: "set null" }),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [check("app_settings_one_row", sql`${table.id} = 1`)],
);
