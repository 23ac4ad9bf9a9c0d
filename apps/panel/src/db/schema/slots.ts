import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamp } from "./columns.js";
import { orders } from "./orders.js";
import { stores } from "./stores.js";

/** Number of scheduled orders of a store in a slot; the row is the lock for counting them. */
export const slots = pgTable(
  "slots",
  {
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    startsAt: timestamp("starts_at").notNull(),
    booked: integer("booked").notNull().default(0),
    /** The store's capacity when the slot was first booked; null for no limit. */
    capacity: integer("capacity"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.startsAt] }),
    index("slots_age").on(table.startsAt).concurrently(),
    check(
      "slots_booked",
      sql`${table.booked} >= 0 and (${table.capacity} is null or ${table.booked} <= ${table.capacity})`,
    ),
  ],
);

/** An order's slot; `releasedAt` if the order was canceled. */
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
