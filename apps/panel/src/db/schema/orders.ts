import type { Address } from "@talabee/contract";
import {
  FINAL_ORDER_STATUSES,
  MAX_CODE_TRIES,
  ORDER_ACTORS,
  ORDER_MILESTONES,
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrderActor,
  type OrderMilestone,
  type OrderStatus,
  type OrderType,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from "@talabee/domain";
import { sql } from "drizzle-orm";
import {
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
import { cards } from "./cards.js";
import {
  type Bilingual,
  bilingual,
  enumCheck,
  id,
  identityColumn,
  literals,
  money,
  picture,
  timestamp,
} from "./columns.js";
import { coupons } from "./coupons.js";
import { families } from "./family.js";
import { products } from "./products.js";
import { stores } from "./stores.js";

export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderCode: text("order_code").notNull().unique(),
    systemNumber: identityColumn("system_number").unique(),
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
    /** Added to the amount due by rounding of cash; negative if it was reduced. */
    rounding: money("rounding").notNull().default(0),
    amountDue: money("amount_due").notNull(),
    couponId: text("coupon_id").references(() => coupons.id),
    /** As typed by the customer. */
    couponCode: text("coupon_code"),
    cardId: text("card_id").references(() => cards.id, { onDelete: "set null" }),
    /** The family whose basket was ordered. */
    familyId: text("family_id").references(() => families.id, { onDelete: "set null" }),
    tableNumber: text("table_number"),
    note: text("note"),
    /** Copy of the address at the time of the order. */
    address: jsonb("address").$type<Address>(),
    scheduledAt: timestamp("scheduled_at"),
    etaFrom: timestamp("eta_from"),
    etaTo: timestamp("eta_to"),
    /** The promise made when the order was placed; never changed. */
    latestBy: timestamp("latest_by"),
    createdAt: timestamp("created_at").notNull(),
    /** When it was paid, or changed to cash, after it was placed; the store's time to accept begins then. */
    settledAt: timestamp("settled_at"),
    acceptedAt: timestamp("accepted_at"),
    preparingAt: timestamp("preparing_at"),
    readyAt: timestamp("ready_at"),
    riderAssignedAt: timestamp("rider_assigned_at"),
    deliveringAt: timestamp("delivering_at"),
    deliveredAt: timestamp("delivered_at"),
    canceledAt: timestamp("canceled_at"),
    /** Minutes from acceptance in which the store promised it; null if it said nothing. */
    promisedMinutes: integer("promised_minutes"),
    /** Minutes of all delays that the store told of. */
    delayMinutes: integer("delay_minutes").notNull().default(0),
    /** Sealed: what the customer says at the hand-over. */
    handOverCode: text("hand_over_code"),
    /** Wrong codes said. */
    codeTries: integer("code_tries").notNull().default(0),
    /** Keyed hashes of these: the same one again costs no second try. */
    wrongCodes: jsonb("wrong_codes").$type<string[]>().notNull().default([]),
    riderName: text("rider_name"),
    /** In Arabic script; null if the rider gave none. */
    riderNameAr: text("rider_name_ar"),
    riderPhone: text("rider_phone"),
    riderLat: doublePrecision("rider_lat"),
    riderLng: doublePrecision("rider_lng"),
    /** Incremented by every change of status or milestone. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    unique("orders_once_per_key").on(table.userId, table.idempotencyKey),
    index("orders_of_user").on(table.userId, table.systemNumber),
    index("orders_of_store_by_status")
      .on(table.storeId, table.orderStatus, table.systemNumber)
      .concurrently(),
    // For reports of a day.
    index("orders_delivered_of_store")
      .on(table.storeId, table.deliveredAt)
      .concurrently()
      .where(sql`${table.deliveredAt} is not null`),
    index("orders_canceled_of_store")
      .on(table.storeId, table.canceledAt)
      .concurrently()
      .where(sql`${table.canceledAt} is not null`),
    index("orders_waiting").on(table.orderStatus, table.systemNumber),
    index("orders_age").on(table.createdAt).concurrently(),
    // Of those whose details are kept, so that the orders before, without them, are not read each day.
    index("orders_details_age")
      .on(table.createdAt)
      .concurrently()
      .where(
        sql`${table.orderStatus} in ${sql.raw(literals(FINAL_ORDER_STATUSES))} and (${table.address} is not null or ${table.note} is not null)`,
      ),
    enumCheck("orders_type", table.orderType, ORDER_TYPES),
    enumCheck("orders_status", table.orderStatus, ORDER_STATUSES),
    enumCheck("orders_payment_status", table.paymentStatus, PAYMENT_STATUSES),
    enumCheck("orders_payment_method", table.paymentMethod, PAYMENT_METHODS),
    check(
      "orders_due",
      sql`${table.walletApplied} >= 0 and ${table.amountDue} = ${table.orderTotal} - ${table.walletApplied} + ${table.rounding}`,
    ),
    check(
      "orders_minutes",
      sql`${table.promisedMinutes} > 0 and ${table.delayMinutes} >= 0 and ${table.codeTries} between 0 and ${sql.raw(String(MAX_CODE_TRIES))}`,
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

/** What was bought: names, pictures and prices are copies. */
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
    /** The line's share of the order's discount, for refunds of single lines (REQ-MONEY-22). */
    discountShare: money("discount_share").notNull().default(0),
    /** The member who added it to the family's basket. */
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

/**
 * Events of stores' boards, written in the transaction of the change; the id is the event's id on the stream. A row names the
 * order that changed; its card is read when it is sent. Pruned after a day. Insert only through `appendStoreEvent`.
 */
export const storeEvents = pgTable(
  "store_events",
  {
    id: identityColumn("id").primaryKey(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("store_events_store").on(table.storeId, table.id),
    index("store_events_order").on(table.orderId),
    index("store_events_age").on(table.at),
  ],
);

/** Status history: one row for each change, never altered. */
export const statusHistory = pgTable(
  "order_trail",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The order's version after the change. */
    version: integer("version").notNull(),
    /** Null for the creation. */
    fromStatus: text("from_status").$type<OrderStatus>(),
    toStatus: text("to_status").$type<OrderStatus>().notNull(),
    /** A milestone within a status, if the status did not change. */
    milestone: text("milestone").$type<OrderMilestone>(),
    actor: text("actor").$type<OrderActor>().notNull(),
    actorId: text("actor_id"),
    /** The store's device that it was done at. */
    deviceId: text("device_id"),
    reason: text("reason"),
    at: timestamp("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    enumCheck("order_trail_actor", table.actor, ORDER_ACTORS),
    enumCheck("order_trail_milestone", table.milestone, ORDER_MILESTONES),
  ],
);
