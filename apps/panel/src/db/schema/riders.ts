import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, timestamp } from "./columns.js";
import { orders } from "./orders.js";

/** Riders: an account with its last location. */
export const riders = pgTable(
  "riders",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** In Arabic script; null if they gave none. */
    nameAr: text("name_ar"),
    phone: text("phone").notNull(),
    /** Whether the rider accepts orders now. */
    isAvailable: boolean("is_available").notNull().default(false),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    locatedAt: timestamp("located_at"),
    /** If false, they no longer ride; past orders keep them. */
    active: boolean("active").notNull().default(true),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [check("riders_location", sql`(${table.lat} is null) = (${table.lng} is null)`)],
);

/** Assignments of riders to orders; ended ones are kept as history. */
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
    assignedAt: timestamp("assigned_at").notNull(),
    /** When the rider came to the customer's door. */
    arrivedAt: timestamp("arrived_at"),
    /** When the order was delivered, canceled or reassigned; null for the current assignment. */
    endedAt: timestamp("ended_at"),
  },
  (table) => [
    index("rider_assignments_order").on(table.orderId, table.assignedAt),
    index("rider_assignments_rider").on(table.riderId),
    uniqueIndex("rider_assignments_one_an_order")
      .on(table.orderId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex("rider_assignments_one_a_rider")
      .on(table.riderId)
      .where(sql`${table.endedAt} is null`),
  ],
);
