import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { registrations } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { codeExpiry, compareCode, MAX_CODE_ATTEMPTS } from "./codes.js";

export type Registration = typeof registrations.$inferSelect;

/** The submitted registration form, with the password hashed. */
export interface RegistrationInput {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
}

/** Content of a decoy row for addresses without a registration. No code can confirm it. */
const DECOY_INPUT = { passwordHash: "", firstName: "", lastName: "", mobile: "" };

/** Stores a registration with its first code, under an unguessable id. */
export async function createRegistration(
  queries: Queries,
  input: RegistrationInput,
  code: { hash: string; now: Date },
): Promise<Registration> {
  const [row] = await queries
    .insert(registrations)
    .values({
      id: randomBytes(18).toString("base64url"),
      ...input,
      codeHash: code.hash,
      createdAt: code.now,
      expiresAt: codeExpiry(code.now),
    })
    .returning();
  return row!;
}

/** The newest unconfirmed registration of an address. Signing in with its password continues it. */
export async function latestRegistration(queries: Queries, email: string): Promise<Registration | undefined> {
  const [row] = await queries
    .select()
    .from(registrations)
    .where(
      and(eq(registrations.email, email), ne(registrations.passwordHash, ""), isNull(registrations.usedAt)),
    )
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row;
}

/**
 * The registration that a request refers to: the one named by `attempt`, else the only one of the address with an
 * unexpired code, else the newest. Null when several are pending and `attempt` is missing: a code must not confirm
 * another person's registration of the same address.
 */
async function registrationFor(
  queries: Queries,
  email: string,
  attempt: string | undefined,
  now: Date,
): Promise<Registration | null> {
  const rows = await queries
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt))
    .limit(20);
  if (attempt !== undefined) return rows.find(({ id }) => id === attempt) ?? null;
  const genuine = rows.filter(({ passwordHash }) => passwordHash !== "");
  const pending = genuine.filter(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);
  if (pending.length > 1) return null;
  return pending[0] ?? genuine[0] ?? rows[0] ?? null;
}

/**
 * Gives a registration a new code, which voids the previous one. Without a matching registration it stores a decoy, so
 * that unknown addresses take the same steps as known ones, and returns null.
 */
export async function renewCode(
  queries: Queries,
  request: { email: string; attempt: string | undefined; codeHash: string; now: Date },
): Promise<Registration | null> {
  const { email, attempt, codeHash, now } = request;
  const registration = await registrationFor(queries, email, attempt, now);
  if (registration === null) {
    await createRegistration(queries, { email, ...DECOY_INPUT }, { hash: codeHash, now });
    return null;
  }
  const [row] = await queries
    .update(registrations)
    .set({ codeHash, tries: 0, expiresAt: codeExpiry(now) })
    .where(eq(registrations.id, registration.id))
    .returning();
  return row === undefined || row.usedAt !== null || row.passwordHash === "" ? null : row;
}

export type RegistrationResult =
  | { result: "valid"; registration: Registration }
  | { result: "invalid" | "expired" | "locked" | "used" };

/**
 * Checks the code of a registration. The attempt is counted in the database before the comparison, so that parallel
 * guesses each count. Addresses without a registration are counted the same way.
 */
export async function checkRegistrationCode(
  panel: Panel,
  { email, attempt }: { email: string; attempt?: string | undefined },
  entered: { readonly code: string; readonly ip: string },
): Promise<RegistrationResult> {
  const now = panel.clock();
  const registration =
    (await registrationFor(panel.db, email, attempt, now)) ?? (await ensureDecoy(panel, email, now));
  const countInAll = async () => {
    const counted = await panel.db
      .update(registrations)
      .set({ tries: sql`${registrations.tries} + 1` })
      .where(
        and(
          eq(registrations.id, registration.id),
          eq(registrations.codeHash, registration.codeHash),
          lt(registrations.tries, MAX_CODE_ATTEMPTS),
        ),
      )
      .returning({ id: registrations.id });
    return counted.length > 0;
  };
  const comparison = await compareCode(panel, registration, entered, countInAll);
  if (comparison === "locked") return { result: "locked" };
  if (comparison === "differs" || registration.passwordHash === "") return { result: "invalid" };
  if (registration.usedAt !== null) return { result: "used" };
  if (now >= registration.expiresAt) return { result: "expired" };
  return { result: "valid", registration };
}

/** The decoy row that counts attempts for an address without a registration. */
async function ensureDecoy(panel: Panel, email: string, now: Date): Promise<Registration> {
  const [row] = await panel.db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), eq(registrations.passwordHash, "")))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row ?? createRegistration(panel.db, { email, ...DECOY_INPUT }, { hash: "", now });
}

/** Consumes the registration. Returns false if it was already used or superseded by a newer code. */
export async function consumeRegistration(
  queries: Queries,
  { id, codeHash }: Registration,
  now: Date,
): Promise<boolean> {
  const used = await queries
    .update(registrations)
    .set({ usedAt: now })
    .where(and(eq(registrations.id, id), eq(registrations.codeHash, codeHash), isNull(registrations.usedAt)))
    .returning({ id: registrations.id });
  return used.length > 0;
}
