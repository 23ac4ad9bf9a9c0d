import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { users } from "./accounts.js";
import { enumCheck, timestamp } from "./columns.js";

/** Authenticator apps of staff, riders and admins (REQ-SEC-16). */
export const secondFactors = pgTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted with the key of `secret-box.ts`, which is not in the database. */
  sealedSecret: text("sealed_secret").notNull(),
  /** Null until the first code was entered; until then sign-in does not ask for one. */
  confirmedAt: timestamp("confirmed_at"),
  /** Time step of the last accepted code: a code is accepted once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: timestamp("created_at").notNull(),
});

/** Single-use codes that replace the authenticator app, as keyed hashes. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: timestamp("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins that wait for a second step. Only the SHA-256 of the challenge's token is stored. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Null for a wrong password: no code confirms the challenge, and its response tells nothing. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"email" | "authenticator">().notNull(),
    /** Of the mailed code; empty for an authenticator. */
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    usedAt: timestamp("used_at"),
  },
  (table) => [
    index("sign_in_challenges_user").on(table.userId),
    index("sign_in_challenges_end").on(table.expiresAt),
    enumCheck("sign_in_challenges_kind", table.kind, ["email", "authenticator"]),
    check("sign_in_challenges_tries", sql`${table.tries} between 0 and 5`),
  ],
);
