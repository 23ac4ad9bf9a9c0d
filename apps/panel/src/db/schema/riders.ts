import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, timestamp } from "./columns.js";
import { orders } from "./orders.js";

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
    locatedAt: timestamp("located_at"),
    /** Off: no longer rides; old orders keep them. */
    active: boolean("active").notNull().default(true),
    createdAt: timestamp("created_at").notNull(),
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
    assignedAt: timestamp("assigned_at").notNull(),
    /** When it was delivered, canceled or given to another; null while it lasts. */
    endedAt: timestamp("ended_at"),
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
