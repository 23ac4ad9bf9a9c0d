import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import type { ChosenOption } from "./cart.js";
import { enumCheck, id, money, timestamp } from "./columns.js";
import { products } from "./products.js";
import { stores } from "./stores.js";

/** A family and the head of its basket; the row is the lock under which members and basket change. */
export const families = pgTable(
  "families",
  {
    id: id(),
    name: text("name").notNull(),
    /** For the owner to pass on. */
    inviteCode: text("invite_code").notNull().unique(),
    /** Whose products the basket holds; null while it is empty. */
    basketStoreId: text("basket_store_id").references((): AnyPgColumn => stores.id),
    basketVersion: integer("basket_version").notNull().default(0),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [check("families_invite_code", sql`${table.inviteCode} ~ '^[A-Z0-9]{6,12}$'`)],
);

/** Who belongs to a family: nobody to two. */
export const familyMembers = pgTable(
  "family_members",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    familyId: text("family_id")
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    role: text("role").$type<"owner" | "member">().notNull(),
    /** What the owner's wallet pays of their orders in a month, in dirhams; null is no bound. */
    allowance: money("allowance"),
    joinedAt: timestamp("joined_at").notNull(),
  },
  (table) => [
    index("family_members_family").on(table.familyId, table.joinedAt),
    uniqueIndex("family_members_one_owner")
      .on(table.familyId)
      .where(sql`${table.role} = 'owner'`),
    enumCheck("family_members_role", table.role, ["owner", "member"]),
    check("family_members_allowance", sql`${table.allowance} >= 0`),
  ],
);

/** The basket a family fills together, each line with who put it in. */
export const familyBasketLines = pgTable(
  "family_basket_lines",
  {
    id: id(),
    familyId: text("family_id")
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => familyMembers.userId, { onDelete: "cascade" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Sorted by id, so that equal choices compare equal. */
    addons: jsonb("addons").$type<ChosenOption[]>().notNull(),
    note: text("note"),
    /** What makes two lines of one member one: product, add-ons and note. */
    sameness: text("sameness").notNull(),
    quantity: integer("quantity").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    unique("family_basket_lines_sameness").on(table.familyId, table.memberId, table.sameness),
    check("family_basket_lines_quantity", sql`${table.quantity} > 0`),
  ],
);
