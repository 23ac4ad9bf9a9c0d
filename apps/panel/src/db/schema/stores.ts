import type { MenuLayout, Tint } from "@talabee/contract";
import {
  HOURS_KINDS,
  HOURS_MODES,
  type HoursKind,
  type HoursMode,
  type OpeningInterval,
  type OrderType,
  type PaymentMethod,
} from "@talabee/domain";
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
import { type Bilingual, bilingual, enumCheck, id, money, picture, timestamp } from "./columns.js";

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
    /** Wide picture for the store's page. */
    cover: picture("cover"),
    /** Picture for the store's card. */
    cardCover: picture("card_cover"),
    ratingTenths: integer("rating_tenths").notNull().default(0),
    reviewsCount: integer("reviews_count").notNull().default(0),
    cuisines: jsonb("cuisines").$type<Bilingual[]>().notNull(),
    tags: jsonb("tags").$type<Bilingual[]>().notNull(),
    /** The hours of the seven days that begin now: what customers read. */
    openingHours: jsonb("opening_hours").$type<OpeningInterval[]>().notNull(),
    /** The store's own week, while plans make other hours of it; null without any: then it is the one above. */
    ownHours: jsonb("own_hours").$type<OpeningInterval[]>(),
    minOrder: money("min_order").notNull(),
    deliveryFee: money("delivery_fee").notNull(),
    freeDeliveryOver: money("free_delivery_over"),
    deliveryMin: integer("delivery_min").notNull(),
    deliveryMax: integer("delivery_max").notNull(),
    orderTypes: jsonb("order_types").$type<OrderType[]>().notNull(),
    zone: integer("zone").notNull(),
    /** Zones it delivers to; null for all of Qatar. */
    deliveryZones: jsonb("delivery_zones").$type<number[]>(),
    /** Fees by distance (REQ-MONEY-17); null for fees by zone. */
    deliveryBands: jsonb("delivery_bands").$type<{ up_to_metres: number; fee: number }[]>(),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    locationText: jsonb("location_text").$type<Bilingual>(),
    /** Minutes that the kitchen needs to prepare an order. */
    preparationMinutes: integer("preparation_minutes").notNull().default(15),
    /** Minutes that it adds to its times while it is busy; 0 while it is not. */
    busyMinutes: integer("busy_minutes").notNull().default(0),
    /** When it is no longer busy, by itself. */
    busyUntil: timestamp("busy_until"),
    /** Maximum number of scheduled orders in a slot; null for no limit. */
    slotCapacity: integer("slot_capacity"),
    /** Accepted payment methods; null for all of the brand's. */
    paymentMethods: jsonb("payment_methods").$type<PaymentMethod[]>(),
    menuLayout: text("menu_layout").$type<MenuLayout>().notNull().default("list"),
    /** If false, the page stays and orders are rejected. */
    active: boolean("active").notNull().default(true),
    /** Was never open: nobody but those who run it sees it. */
    isDraft: boolean("is_draft").notNull().default(false),
    /** Until when the office lets it take orders although no device of it hears them. */
    unheardUntil: timestamp("unheard_until"),
    position: integer("position").notNull(),
  },
  (table) => [
    check("stores_draft", sql`not (${table.isDraft} and ${table.active})`),
    check("stores_amounts", sql`${table.minOrder} >= 0 and ${table.deliveryFee} >= 0`),
    check("stores_slot_capacity", sql`${table.slotCapacity} > 0`),
    enumCheck("stores_menu_layout", table.menuLayout, ["list", "grid"]),
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

/** Zones with another delivery fee than the store's own. */
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

/** Hours of some dates: they replace the week's, or are a break within them. Deleted when they are over. */
export const hoursPlans = pgTable(
  "store_hours_plans",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    kind: text("kind").$type<HoursKind>().notNull(),
    mode: text("mode").$type<HoursMode>().notNull(),
    /** First and last date, `YYYY-MM-DD`; null for no end. */
    from: text("from_date").notNull(),
    to: text("to_date"),
    hours: jsonb("hours").$type<OpeningInterval[]>().notNull(),
  },
  (table) => [
    index("store_hours_plans_store").on(table.storeId),
    enumCheck("store_hours_plans_kind", table.kind, HOURS_KINDS),
    enumCheck("store_hours_plans_mode", table.mode, HOURS_MODES),
    check("store_hours_plans_dates", sql`${table.to} >= ${table.from}`),
  ],
);

/** Times at which a store is closed regardless of its opening hours, such as holidays. */
export const storeClosures = pgTable(
  "store_closures",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    startsAt: timestamp("starts_at").notNull(),
    /** Exclusive. */
    endsAt: timestamp("ends_at").notNull(),
    reason: jsonb("reason").$type<Bilingual>(),
    /** Whether its staff paused the store, and may resume it before the end. */
    isPause: boolean("is_pause").notNull().default(false),
    /** A pause that began because no device of the store could hear orders, and ends when one can. */
    isUnheard: boolean("is_unheard").notNull().default(false),
  },
  (table) => [
    index("store_closures_store").on(table.storeId, table.endsAt),
    check("store_closures_span", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Tables for dine-in orders. A store without rows accepts any table number. */
export const dineTables = pgTable(
  "dine_tables",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** As shown on the table. */
    number: text("number").notNull(),
    seats: integer("seats").notNull(),
    active: boolean("active").notNull().default(true),
  },
  (table) => [
    unique("dine_tables_number").on(table.storeId, table.number),
    check("dine_tables_seats", sql`${table.seats} > 0`),
  ],
);
