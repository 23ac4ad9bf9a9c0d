import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamp } from "./columns.js";
import { orders } from "./orders.js";
import { stores } from "./stores.js";

/** How many scheduled orders a store has for a slot; the row is the lock under which they are counted. */
export const slots = pgTable(
  "slots",
  {
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    startsAt: timestamp("starts_at").notNull(),
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
    startsAt: timestamp("starts_at").notNull(),
    releasedAt: timestamp("released_at"),
  },
  (table) => [
    foreignKey({ columns: [table.storeId, table.startsAt], foreignColumns: [slots.storeId, slots.startsAt] }),
    index("slot_bookings_slot").on(table.storeId, table.startsAt),
  ],
);
