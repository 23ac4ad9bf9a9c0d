import { type Language, LANGUAGES } from "@talabee/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { enumCheck, id, timestamp } from "./columns.js";

/** Roles of accounts: a customer's, and those of the office. Members of a store are customers with a row in `store_staff`. */
export const ACCOUNT_ROLES = ["user", "support", "finance", "content", "admin", "super_admin"] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    username: text("username"),
    mobile: text("mobile"),
    birthday: text("birthday"),
    gender: text("gender").$type<"male" | "female">(),
    /** ISO 3166-1 alpha-2. */
    country: text("country"),
    avatarFileId: text("avatar_file_id").references((): AnyPgColumn => files.id, { onDelete: "set null" }),
    /** Language of messages that are not a response to a request: e-mails and pushes of jobs. */
    language: text("language").$type<Language>().notNull().default("en"),
    role: text("role").$type<AccountRole>().notNull().default("user"),
    emailVerifiedAt: timestamp("email_verified_at"),
    blockedAt: timestamp("blocked_at"),
    /** When its owner deleted it; the row stays, without personal data, for orders and payments. */
    deletedAt: timestamp("deleted_at"),
    /** Created by the demo, with a published password; blocked outside the demo. */
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_mobile").on(table.mobile),
    uniqueIndex("users_username").on(table.username),
    check("users_username_lower_case", sql`${table.username} = lower(${table.username})`),
    enumCheck("users_gender", table.gender, ["male", "female"]),
    enumCheck("users_language", table.language, LANGUAGES),
    check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
    enumCheck("users_role", table.role, ACCOUNT_ROLES),
  ],
);

/** Only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    lastUsedAt: timestamp("last_used_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_idle").on(table.lastUsedAt).concurrently(),
    index("sessions_age").on(table.createdAt).concurrently(),
  ],
);

/**
 * The newest code for an e-mail address and purpose. Addresses without an account, or whose account needs no code, get
 * rows too (`userId` null), so that no response reveals which addresses are known.
 */
export const codes = pgTable(
  "codes",
  {
    email: text("email").notNull(),
    purpose: text("purpose").$type<"verify_email" | "reset_password">().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    usedAt: timestamp("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    index("codes_end").on(table.expiresAt).concurrently(),
    enumCheck("codes_purpose", table.purpose, ["verify_email", "reset_password"]),
  ],
);

/**
 * Registrations waiting for their code. The code belongs to the attempt, not to the address: it confirms the name and
 * password of this form only, so that one person's code never activates another person's password.
 */
export const registrations = pgTable(
  "registrations",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    mobile: text("mobile").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    usedAt: timestamp("used_at"),
  },
  (table) => [
    index("registrations_email").on(table.email, table.createdAt),
    index("registrations_end").on(table.expiresAt),
    check("registrations_email_lower_case", sql`${table.email} = lower(${table.email})`),
  ],
);

/** The schema that rate-limiter-flexible requires. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_end").on(table.expire).concurrently()],
);

/** Uploaded files: avatars, attachments and photographs in reviews. The bytes are stored in the data folder. */
export const files = pgTable(
  "files",
  {
    id: id(),
    /** Null for a guest's file, which belongs to the row that references it. */
    ownerId: text("owner_id").references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<"avatar" | "cr_attachment" | "review_photo" | "ride_photo">().notNull(),
    /** Detected from the first bytes, not from the sender's header. */
    mime: text("mime").notNull(),
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
    /** A random name below the uploads folder. */
    path: text("path").notNull().unique(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("files_owner").on(table.ownerId),
    enumCheck("files_kind", table.kind, ["avatar", "cr_attachment", "review_photo", "ride_photo"]),
    check("files_bytes", sql`${table.bytes} > 0`),
  ],
);
