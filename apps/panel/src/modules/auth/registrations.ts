import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { registrations } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { CODE_TRIES, codeEnd } from "./codes.js";

export type Registration = typeof registrations.$inferSelect;

/** What a form asked for; the password as its hash. */
export interface RegistrationInput {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
}

/** Of what stands in for a registration at an address where nobody began one: nothing can confirm it. */
const DECOY_INPUT = { passwordHash: "", firstName: "", lastName: "", mobile: "" };

/** Begins a registration with its first code; nobody can guess its name. */
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
      expiresAt: codeEnd(code.now),
    })
    .returning();
  return row!;
}

/** The newest registration of an address that its sender waits with: somebody who knows its password may go on with it. */
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
 * The registration a caller speaks of: the one they name, else the only one of the address whose code still lives, else
 * the last there was. Null when several wait and none is named: a code must not confirm what somebody else began.
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
  const real = rows.filter(({ passwordHash }) => passwordHash !== "");
  const waiting = real.filter(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);
  if (waiting.length > 1) return null;
  return waiting[0] ?? real[0] ?? rows[0] ?? null;
}

/**
 * Gives the registration a caller speaks of another code, which voids the one before it. Without such a registration
 * something is kept that nobody can confirm, so that an unknown address behaves like a known one.
 */
export async function renewCode(
  queries: Queries,
  of: { email: string; attempt: string | undefined; codeHash: string; now: Date },
): Promise<Registration | null> {
  const { email, attempt, codeHash, now } = of;
  const found = await registrationFor(queries, email, attempt, now);
  if (found === null) {
    await createRegistration(queries, { email, ...DECOY_INPUT }, { hash: codeHash, now });
    return null;
  }
  const [row] = await queries
    .update(registrations)
    .set({ codeHash, tries: 0, expiresAt: codeEnd(now) })
    .where(eq(registrations.id, found.id))
    .returning();
  return row === undefined || row.usedAt !== null || row.passwordHash === "" ? null : row;
}

export type RegistrationResult =
  { result: "right"; registration: Registration } | { result: "invalid" | "expired" | "locked" | "used" };

/**
 * Tries a code on the registration a caller speaks of. The try is counted in the database before the code is looked
 * at, so that parallel guesses cannot share one; addresses where nobody registered are counted the same way.
 */
export async function checkRegistrationCode(
  panel: Panel,
  of: { email: string; attempt: string | undefined; code: string },
): Promise<RegistrationResult> {
  const now = panel.clock();
  const found =
    (await registrationFor(panel.db, of.email, of.attempt, now)) ?? (await latestDecoy(panel, of.email, now));
  const [row] = await panel.db
    .update(registrations)
    .set({ tries: sql`${registrations.tries} + 1` })
    .where(and(eq(registrations.id, found.id), lt(registrations.tries, CODE_TRIES)))
    .returning();
  const isRight = await panel.passwords.verify(row?.codeHash || null, of.code);
  if (row === undefined) return { result: "locked" };
  if (!isRight || row.passwordHash === "") {
    return { result: row.tries >= CODE_TRIES ? "locked" : "invalid" };
  }
  if (row.usedAt !== null) return { result: "used" };
  if (now >= row.expiresAt) return { result: "expired" };
  return { result: "right", registration: row };
}

/** What tries are counted on where there is no registration to count them on. */
async function latestDecoy(panel: Panel, email: string, now: Date): Promise<Registration> {
  const [row] = await panel.db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), eq(registrations.passwordHash, "")))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row ?? createRegistration(panel.db, { email, ...DECOY_INPUT }, { hash: "", now });
}

/** Uses a registration up; false when somebody was first, or another code was asked for meanwhile. */
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
