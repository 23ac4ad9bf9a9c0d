import type { Address } from "@talabee/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { products, stores } from "./catalogue.js";
import { counted, id, moment } from "./columns.js";
import { coupons } from "./coupons.js";

export interface ChosenOption {
  id: string;
  quantity: number;
}

/**
 * A customer has one cart in use, and one put aside a store at most. What looks for the one in use asks for
 * `parkedAt` null.
 */
export const carts = pgTable(
  "carts",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null while empty: one cart holds one vendor's products. */
    storeId: text("store_id").references(() => stores.id),
    /** The coupon to be used, none while null. */
    couponId: text("coupon_id").references(() => coupons.id, { onDelete: "set null" }),
    version: integer("version").notNull().default(0),
    /** When it was put aside; null for the one in use. */
    parkedAt: moment("parked_at"),
  },
  (table) => [
    uniqueIndex("carts_one_in_use")
      .on(table.userId)
      .where(sql`${table.parkedAt} is null`),
    uniqueIndex("carts_one_parked_a_store")
      .on(table.userId, table.storeId)
      .where(sql`${table.parkedAt} is not null`),
    check("carts_parked_with_store", sql`${table.parkedAt} is null or ${table.storeId} is not null`),
  ],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    id: id(),
    cartId: text("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Sorted by id, so that equal choices compare equal. */
    addons: jsonb("addons").$type<ChosenOption[]>().notNull(),
    note: text("note"),
    /** What makes two lines one: product, add-ons and note. */
    sameness: text("sameness").notNull(),
    quantity: integer("quantity").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    unique("cart_lines_sameness").on(table.cartId, table.sameness),
    check("cart_lines_quantity", sql`${table.quantity} > 0`),
  ],
);

export const addresses = pgTable(
  "addresses",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    label: text("label").$type<Address["label"]>().notNull(),
    phone: text("phone").notNull(),
    zoneNumber: text("zone_number").notNull(),
    lineOne: text("line_one").notNull(),
    buildingNumber: text("building_number").notNull(),
    lineTwo: text("line_two"),
    lineThree: text("line_three"),
    landmark: text("landmark"),
    city: text("city").notNull(),
    state: text("state"),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    note: text("note").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("addresses_user").on(table.userId),
    uniqueIndex("addresses_one_default")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

/** What a customer marked with a heart: a store or a product. */
export const favourites = pgTable(
  "favourites",
  {
    id: counted("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    storeId: text("store_id").references(() => stores.id, { onDelete: "cascade" }),
    productId: text("product_id").references(() => products.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("favourites_store").on(table.userId, table.storeId),
    unique("favourites_product").on(table.userId, table.productId),
    index("favourites_user").on(table.userId, table.id),
    check("favourites_one_thing", sql`(${table.storeId} is null) <> (${table.productId} is null)`),
  ],
);
