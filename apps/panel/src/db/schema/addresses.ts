import type { Address } from "@talabee/contract";
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { id, timestamp } from "./columns.js";

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
    avenue: text("avenue"),
    floor: text("floor"),
    apartment: text("apartment"),
    lineTwo: text("line_two"),
    lineThree: text("line_three"),
    landmark: text("landmark"),
    city: text("city").notNull(),
    state: text("state"),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    note: text("note").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("addresses_user").on(table.userId),
    uniqueIndex("addresses_one_default")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);
