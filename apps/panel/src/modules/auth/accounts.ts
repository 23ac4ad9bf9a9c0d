import type { Language } from "@talabee/contract";
import { eq, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { PersonalDetails } from "./common-passwords.js";
import type { RegistrationInput } from "./registrations.js";

export type UserRow = typeof users.$inferSelect;

/** Client address and language of a request. */
export interface RequestOrigin {
  readonly ip: string;
  readonly language: Language;
}

/** The verified account of an address. An unverified row has no owner yet: confirming the address takes it over. */
export async function findVerifiedUser(queries: Queries, email: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.email, email));
  return row === undefined || row.emailVerifiedAt === null ? undefined : row;
}

/**
 * Creates the account of a registration. Throws `already_verified` if a verified account has the address, which stays
 * unchanged.
 */
export async function openAccount(
  queries: Queries,
  { email, passwordHash, firstName, lastName, mobile }: RegistrationInput,
  language: Language,
  now: Date,
): Promise<UserRow> {
  const account = { passwordHash, firstName, lastName, mobile, language, emailVerifiedAt: now };
  const [user] = await queries
    .insert(users)
    .values({ id: randomUUID(), email, ...account, createdAt: now })
    .onConflictDoUpdate({ target: users.email, set: account, setWhere: isNull(users.emailVerifiedAt) })
    .returning();
  if (user === undefined) throw new ApiError("already_verified");
  if (user.blockedAt !== null) throw new ApiError("account_blocked");
  return user;
}

/** The personal details that a customer may edit; an empty text for no mobile number. */
export function personalDetails(user: UserRow): PersonalDetails {
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    mobile: user.mobile ?? "",
  };
}
