import type { Address } from "@talabee/contract";
import type { OrderActor, OrderStatus, OrderType, PaymentMethod, PaymentStatus } from "@talabee/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { products, stores } from "./catalogue.js";
import { type Bilingual, bilingual, counted, id, moment, money, oneOf, picture } from "./columns.js";
import { coupons } from "./coupons.js";
import { families } from "./family.js";
import { cards, PAYMENT_STATUS_WORDS } from "./payments.js";

export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderCode: text("order_code").notNull().unique(),
    systemNumber: counted("system_number").unique(),
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
    /** What rounding of cash added to the amount due, below zero when it took off. */
    rounding: money("rounding").notNull().default(0),
    amountDue: money("amount_due").notNull(),
    couponId: text("coupon_id").references(() => coupons.id),
    /** As it was typed when the order was placed. */
    couponCode: text("coupon_code"),
    cardId: text("card_id").references(() => cards.id, { onDelete: "set null" }),
    /** The family whose basket this was. */
    familyId: text("family_id").references(() => families.id, { onDelete: "set null" }),
    tableNumber: text("table_number"),
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
    index("orders_waiting").on(table.orderStatus, table.systemNumber),
    oneOf("orders_type", table.orderType, ["delivery", "pickup", "dine_in"]),
    oneOf("orders_status", table.orderStatus, ["pending", "accepted", "delivering", "delivered", "canceled"]),
    oneOf("orders_payment_status", table.paymentStatus, PAYMENT_STATUS_WORDS),
    oneOf("orders_payment_method", table.paymentMethod, ["card", "wallet", "online", "cod"]),
    check(
      "orders_due",
      sql`${table.walletApplied} >= 0 and ${table.amountDue} = ${table.orderTotal} - ${table.walletApplied} + ${table.rounding}`,
    ),
    check("orders_table", sql`${table.tableNumber} is null or ${table.orderType} = 'dine_in'`),
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
    /** Its part of the order's discount, for refunds of single lines (D2.10). */
    discountShare: money("discount_share").notNull().default(0),
    /** Who put it into the family's basket. */
    memberId: text("member_id").references(() => users.id),
    position: integer("position").notNull(),
  },
  (table) => [
    index("order_lines_order").on(table.orderId),
    index("order_lines_product").on(table.productId),
    check("order_lines_quantity", sql`${table.quantity} > 0`),
    check("order_lines_discount", sql`${table.discountShare} between 0 and ${table.lineTotal}`),
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
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    oneOf("order_trail_actor", table.actor, ["customer", "vendor", "rider", "admin", "system"]),
    oneOf("order_trail_milestone", table.milestone, ["preparing", "ready", "rider_assigned"]),
  ],
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

/** How many scheduled orders a store has for a slot; the row is the lock under which they are counted. */
export const slots = pgTable(
  "slots",
  {
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    booked: integer("booked").notNull().default(0),
    /** The store's when the slot was first booked; null is no bound. */
    capacity: integer("capacity"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.startsAt] }),
    check(
      "slots_booked",
      sql`${table.booked} >= 0 and (${table.capacity} is null or ${table.booked} <= ${table.capacity})`,
    ),
  ],
);

/** The slot an order has; `releasedAt` when it was canceled. */
export const slotBookings = pgTable(
  "slot_bookings",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    storeId: text("store_id").notNull(),
    startsAt: moment("starts_at").notNull(),
    releasedAt: moment("released_at"),
  },
  (table) => [
    foreignKey({ columns: [table.storeId, table.startsAt], foreignColumns: [slots.storeId, slots.startsAt] }),
    index("slot_bookings_slot").on(table.storeId, table.startsAt),
  ],
);

/** Somebody who delivers: an account, and where it last was. */
export const riders = pgTable(
  "riders",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    /** Whether they take orders now, as they say. */
    isAvailable: boolean("is_available").notNull().default(false),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    locatedAt: moment("located_at"),
    /** Off: no longer rides; old orders keep them. */
    active: boolean("active").notNull().default(true),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [check("riders_location", sql`(${table.lat} is null) = (${table.lng} is null)`)],
);

/** Who rides with an order; an assignment that ended stays as what happened. */
export const riderAssignments = pgTable(
  "rider_assignments",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    riderId: text("rider_id")
      .notNull()
      .references(() => riders.id),
    assignedBy: text("assigned_by").references(() => users.id, { onDelete: "set null" }),
    assignedAt: moment("assigned_at").notNull(),
    /** When it was delivered, canceled or given to another; null while it lasts. */
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("rider_assignments_one_an_order")
      .on(table.orderId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex("rider_assignments_one_a_rider")
      .on(table.riderId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** What customers said of stores; those of an order once. */
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
    replyText: text("reply_text"),
    repliedAt: moment("replied_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("reviews_newest").on(table.storeId, table.createdAt, table.id),
    index("reviews_by_rating").on(table.storeId, table.rating, table.createdAt, table.id),
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    check("reviews_reply", sql`(${table.replyText} is null) = (${table.repliedAt} is null)`),
  ],
);

/** Stars a review gives to single products; they add up in `products.rating_sum`. */
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
