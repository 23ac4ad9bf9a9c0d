import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { enumCheck, id, money, timestamp } from "./columns.js";
import { lineColumns } from "./line-columns.js";
import { stores } from "./stores.js";

/** A family with the head of its basket; the row is the lock for members and basket. */
export const families = pgTable(
  "families",
  {
    id: id(),
    name: text("name").notNull(),
    /** Shown to the owner only. */
    inviteCode: text("invite_code").notNull().unique(),
    inviteExpiresAt: timestamp("invite_expires_at").notNull(),
    /** The store of the basket's products; null while it is empty. */
    basketStoreId: text("basket_store_id").references((): AnyPgColumn => stores.id),
    basketVersion: integer("basket_version").notNull().default(0),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [check("families_invite_code", sql`${table.inviteCode} ~ '^[A-Z0-9]{6,12}$'`)],
);

/** Members; a user belongs to at most one family. */
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
    /** What the owner's wallet pays of their orders in a month, in dirhams; null for no limit. */
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

/** The family's shared basket; each line belongs to a member. */
export const familyBasketLines = pgTable(
  "family_basket_lines",
  {
    ...lineColumns(),
    familyId: text("family_id")
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => familyMembers.userId, { onDelete: "cascade" }),
  },
  (table) => [
    unique("family_basket_lines_sameness").on(table.familyId, table.memberId, table.lineKey),
    check("family_basket_lines_quantity", sql`${table.quantity} > 0`),
  ],
);
