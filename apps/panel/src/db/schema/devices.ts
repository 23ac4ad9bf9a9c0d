import { DEVICE_ROLES, type DeviceRole } from "@talabee/domain";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.js";
import { enumCheck, id, timestamp } from "./columns.js";
import { stores } from "./stores.js";

/** What a device last reported of itself; null for what its browser does not tell. */
export interface DeviceHearing {
  sound: boolean;
  visible: boolean;
  awake: boolean;
  charging: boolean | null;
  printer: boolean | null;
  tested?: boolean | null | undefined;
  stream_age?: number | null | undefined;
}

/**
 * Devices that are paired with a store. Only the SHA-256 of a token is stored. A token that was replaced still counts until
 * the new one has arrived.
 */
export const storeDevices = pgTable(
  "store_devices",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    role: text("role").$type<DeviceRole>().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    tokenSince: timestamp("token_since").notNull(),
    /** The token before. */
    formerHash: text("former_hash").unique(),
    /** Until when the one before counts; null while the new one has not been used. */
    formerUntil: timestamp("former_until"),
    pairedBy: text("paired_by").references(() => users.id, { onDelete: "set null" }),
    pairedAt: timestamp("paired_at").notNull(),
    lastSeenAt: timestamp("last_seen_at"),
    /** When it last said that it hears orders. */
    heardAt: timestamp("heard_at"),
    hearing: jsonb("hearing").$type<DeviceHearing>(),
    /** Who named themselves by a PIN, and until when that counts. */
    personId: text("person_id").references(() => users.id, { onDelete: "set null" }),
    personUntil: timestamp("person_until"),
    revokedAt: timestamp("revoked_at"),
  },
  (table) => [
    index("store_devices_paired")
      .on(table.storeId)
      .where(sql`${table.revokedAt} is null`),
    index("store_devices_person").on(table.personId),
    index("store_devices_pairer").on(table.pairedBy),
    enumCheck("store_devices_role", table.role, DEVICE_ROLES),
  ],
);

/** Codes that pair a device, once. Only a keyed hash of a code is stored. */
export const devicePairings = pgTable(
  "device_pairings",
  {
    id: id(),
    storeId: text("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    role: text("role").$type<DeviceRole>().notNull(),
    codeHash: text("code_hash").notNull().unique(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [
    index("device_pairings_store").on(table.storeId),
    index("device_pairings_creator").on(table.createdBy),
    index("device_pairings_end").on(table.expiresAt),
    enumCheck("device_pairings_role", table.role, DEVICE_ROLES),
    check("device_pairings_term", sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);
