import type { Address, Picture, Tint } from "@talabee/contract";
import type {
  OpeningInterval,
  OrderActor,
  OrderStatus,
  OrderType,
  PaymentMethod,
  PaymentStatus,
} from "@talabee/domain";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** A text in both languages; the panel hands out the one that is asked for. */
export interface Bilingual {
  en: string;
  ar: string;
}

const id = () => text("id").primaryKey();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bilingual = (name: string) => jsonb(name).$type<Bilingual>().notNull();
const picture = (name: string) => jsonb(name).$type<Picture>();
/** Dirhams: 100 = QAR 1. */
const money = (name: string) => integer(name);

// ── Accounts ────────────────────────────────────────────────────────────────────────────────────────────────

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    username: text("username"),
    mobile: text("mobile"),
    birthday: text("birthday"),
    gender: text("gender").$type<"male" | "female">(),
    country: text("country"),
    role: text("role").$type<"user" | "admin" | "super_admin">().notNull().default("user"),
    emailVerifiedAt: moment("email_verified_at"),
    blockedAt: moment("blocked_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
    check("users_role", sql`${table.role} in ('user', 'admin', 'super_admin')`),
  ],
);

/** Only the SHA-256 of a token is kept. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/**
 * The newest code of an e-mail address and purpose. Addresses without an account, or whose account needs no
 * code, get rows too (`userId` null), so that nothing about an answer tells which addresses are known.
 */
export const codes = pgTable(
  "codes",
  {
    email: text("email").notNull(),
    purpose: text("purpose").$type<"verify_email">().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose] })],
);

/** The shape rate-limiter-flexible writes. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});

/** Who may act for a store, beside the panel's admins. */
export const storeStaff = pgTable(
  "store_staff",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.storeId] })],
);

// ── Catalogue ───────────────────────────────────────────────────────────────────────────────────────────────

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
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    locationText: jsonb("location_text").$type<Bilingual>(),
    /** Off: the page stays, orders are refused. */
    active: boolean("active").notNull().default(true),
    position: integer("position").notNull(),
  },
  (table) => [
    check("stores_amounts", sql`${table.minOrder} >= 0 and ${table.deliveryFee} >= 0`),
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
  (table) => [primaryKey({ columns: [table.categoryId, table.storeId] })],
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
    stock: integer("stock").notNull(),
    maxPerOrder: integer("max_per_order").notNull(),
    /** Off: no longer sold; old orders keep their lines. */
    active: boolean("active").notNull().default(true),
    /** Place in the whole menu of the store. */
    position: integer("position").notNull(),
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
    check("products_max_per_order", sql`${table.maxPerOrder} >= 0`),
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

export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    author: text("author").notNull(),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("reviews_store").on(table.storeId, table.createdAt),
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
  ],
);

// ── Cart and addresses ──────────────────────────────────────────────────────────────────────────────────────

export interface ChosenOption {
  id: string;
  quantity: number;
}

export const carts = pgTable("carts", {
  id: id(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Null while empty: one cart holds one vendor's products. */
  storeId: text("store_id").references(() => stores.id),
  version: integer("version").notNull().default(0),
});

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

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────

export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderCode: text("order_code").notNull().unique(),
    systemNumber: bigint("system_number", { mode: "number" }).notNull().generatedAlwaysAsIdentity().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id),
    idempotencyKey: text("idempotency_key").notNull(),
    orderType: text("order_type").$type<OrderType>().notNull(),
    orderStatus: text("order_status").$type<OrderStatus>().notNull(),
    paymentStatus: text("payment_status").$type<PaymentStatus>().notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    subtotal: money("subtotal").notNull(),
    discount: money("discount").notNull(),
    deliveryFee: money("delivery_fee").notNull(),
    serviceFee: money("service_fee").notNull(),
    tax: money("tax").notNull(),
    orderTotal: money("order_total").notNull(),
    walletApplied: money("wallet_applied").notNull(),
    amountDue: money("amount_due").notNull(),
    note: text("note"),
    /** The address as it was when the order was placed. */
    address: jsonb("address").$type<Address>(),
    scheduledAt: moment("scheduled_at"),
    etaFrom: moment("eta_from"),
    etaTo: moment("eta_to"),
    /** The promise made when the order was placed; never moved. */
    latestBy: moment("latest_by"),
    createdAt: moment("created_at").notNull(),
    acceptedAt: moment("accepted_at"),
    preparingAt: moment("preparing_at"),
    readyAt: moment("ready_at"),
    riderAssignedAt: moment("rider_assigned_at"),
    deliveringAt: moment("delivering_at"),
    deliveredAt: moment("delivered_at"),
    canceledAt: moment("canceled_at"),
    riderName: text("rider_name"),
    riderPhone: text("rider_phone"),
    riderLat: doublePrecision("rider_lat"),
    riderLng: doublePrecision("rider_lng"),
    /** Raised by every change of status or milestone. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    unique("orders_once_per_key").on(table.userId, table.idempotencyKey),
    index("orders_of_user").on(table.userId, table.systemNumber),
    index("orders_of_store").on(table.storeId, table.systemNumber),
    check(
      "orders_status",
      sql`${table.orderStatus} in ('pending', 'accepted', 'delivering', 'delivered', 'canceled')`,
    ),
    check(
      "orders_amounts",
      sql`${table.orderTotal} >= 0 and ${table.amountDue} >= 0 and ${table.discount} >= 0`,
    ),
    check(
      "orders_total",
      sql`${table.orderTotal} = ${table.subtotal} - ${table.discount} + ${table.deliveryFee} + ${table.serviceFee} + ${table.tax}`,
    ),
  ],
);

export interface OrderedAddon {
  id: string;
  name: Bilingual;
  price: number;
  quantity: number;
}

/** What was bought, as it was: names, picture and prices are copies. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    name: bilingual("name"),
    image: picture("image"),
    unitPrice: money("unit_price").notNull(),
    addons: jsonb("addons").$type<OrderedAddon[]>().notNull(),
    note: text("note"),
    quantity: integer("quantity").notNull(),
    lineTotal: money("line_total").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    index("order_lines_order").on(table.orderId),
    index("order_lines_product").on(table.productId),
    check("order_lines_quantity", sql`${table.quantity} > 0`),
  ],
);

/** The audit trail: one row a change, never altered. */
export const orderTrail = pgTable(
  "order_trail",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The order's version after the change. */
    version: integer("version").notNull(),
    /** Null for the placement. */
    fromStatus: text("from_status").$type<OrderStatus>(),
    toStatus: text("to_status").$type<OrderStatus>().notNull(),
    /** What happened inside a status, when the status itself stayed. */
    milestone: text("milestone").$type<"preparing" | "ready" | "rider_assigned">(),
    actor: text("actor").$type<OrderActor>().notNull(),
    actorId: text("actor_id"),
    reason: text("reason"),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
);

/** Answers to replay, written in the transaction that does the work: there is never a claim to clean up. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status").notNull(),
    /** json, not jsonb: the answer comes back byte for byte. */
    body: json("body").$type<{ message: string; data: unknown }>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.path, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);

// ── Work for later ──────────────────────────────────────────────────────────────────────────────────────────

/** Mails to send, written with the change they tell of; with a mail server they go once they are sent. */
export const mails = pgTable(
  "mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    at: moment("at").notNull(),
    sentAt: moment("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: moment("next_try_at").notNull(),
  },
  (table) => [
    index("mails_waiting")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

export const jobs = pgTable(
  "jobs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    /** What it is about, such as an order's id; one job of a kind a subject. */
    subject: text("subject").notNull(),
    dueAt: moment("due_at").notNull(),
    leaseUntil: moment("lease_until"),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [unique("jobs_once").on(table.kind, table.subject), index("jobs_due").on(table.dueAt)],
);
