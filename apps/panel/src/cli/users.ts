import { STORE_ROLES } from "@talabee/domain";
import { and, desc, eq, ilike, or } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Database } from "../db/database.js";
import {
  ACCOUNT_ROLES,
  type AccountRole,
  secondFactors,
  sessions,
  stores,
  storeStaff,
  users,
} from "../db/schema.js";
import { createPasswords } from "../security/passwords.js";
import { OperatorError } from "./operator-error.js";

type Say = (line: string) => void;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

function readRole(text: string): AccountRole {
  const role = ACCOUNT_ROLES.find((one) => one === text);
  if (role === undefined)
    throw new OperatorError(`"${text}" is not a role; roles are ${ACCOUNT_ROLES.join(", ")}.`);
  return role;
}

async function find(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (user === undefined) throw new OperatorError(`There is no account with the address ${email}.`);
  return user;
}

/** Reads the password from standard input, or generates one. Not an argument: other users of the machine could read it. */
async function readPassword({
  passwordStdin,
}: {
  passwordStdin?: true;
}): Promise<{ password: string; generated: boolean }> {
  if (passwordStdin !== true) return { password: randomBytes(12).toString("base64url"), generated: true };
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new OperatorError(
      `A password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
    );
  }
  return { password, generated: false };
}

/** Creates a verified account. */
export async function createUser(
  db: Database,
  email: string,
  options: { firstName: string; lastName: string; role: string; passwordStdin?: true },
  say: Say,
): Promise<void> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new OperatorError(`"${email}" is not an e-mail address.`);
  const role = readRole(options.role);
  const { password, generated } = await readPassword(options);
  const now = new Date();
  const created = await db
    .insert(users)
    .values({
      id: randomUUID(),
      email: address,
      firstName: options.firstName,
      lastName: options.lastName,
      role,
      passwordHash: await createPasswords().hash(password),
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (created.length === 0) throw new OperatorError(`An account with the address ${address} already exists.`);
  say(`Created ${role} ${address}`);
  if (generated) say(`Password: ${password}`);
}

/** Lists accounts, one per line, without secrets. */
export async function listUsers(
  db: Database,
  options: { role?: string; search?: string; limit: number; json?: true },
  say: Say,
): Promise<void> {
  const like = options.search === undefined ? undefined : `%${options.search.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db
    .select({
      email: users.email,
      first_name: users.firstName,
      last_name: users.lastName,
      role: users.role,
      verified: users.emailVerifiedAt,
      blocked: users.blockedAt,
      created: users.createdAt,
    })
    .from(users)
    .where(
      and(
        options.role === undefined ? undefined : eq(users.role, readRole(options.role)),
        like === undefined
          ? undefined
          : or(ilike(users.email, like), ilike(users.firstName, like), ilike(users.lastName, like)),
      ),
    )
    .orderBy(desc(users.createdAt), users.email)
    .limit(options.limit);
  for (const row of rows) {
    if (options.json === true) {
      say(JSON.stringify(row));
      continue;
    }
    const marks = [row.verified === null ? "not verified" : "", row.blocked === null ? "" : "blocked"];
    const name = `${row.first_name} ${row.last_name}`;
    say(
      [row.created.toISOString().slice(0, 10), row.role.padEnd(11), row.email, name, ...marks]
        .filter(Boolean)
        .join("  "),
    );
  }
  if (rows.length === 0) say("No account matches.");
}

/** Changes the role of an account; it applies from the next request on. */
export async function setRole(db: Database, email: string, role: string, say: Say): Promise<void> {
  const to = readRole(role);
  const { id, email: address } = await find(db, email);
  await db.update(users).set({ role: to }).where(eq(users.id, id));
  say(`${address} now has the role ${to}`);
}

/** Blocks an account and ends its sessions, or unblocks it. */
export async function blockUser(db: Database, email: string, isBlocked: boolean, say: Say): Promise<void> {
  const { id, email: address } = await find(db, email);
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ blockedAt: isBlocked ? new Date() : null })
      .where(eq(users.id, id));
    if (isBlocked) await tx.delete(sessions).where(eq(sessions.userId, id));
  });
  say(`${address} is ${isBlocked ? "blocked" : "unblocked"}`);
}

/** Adds an account to a store's staff with a role, which replaces an earlier one, or removes it (null). */
export async function setStaff(
  db: Database,
  email: string,
  storeId: string,
  role: string | null,
  say: Say,
): Promise<void> {
  const { id, email: address } = await find(db, email);
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (store === undefined) throw new OperatorError(`There is no store with the id ${storeId}.`);
  if (role === null) {
    await db.delete(storeStaff).where(and(eq(storeStaff.userId, id), eq(storeStaff.storeId, storeId)));
    say(`${address} is no longer staff of ${storeId}`);
    return;
  }
  const known = STORE_ROLES.find((one) => one === role);
  if (known === undefined)
    throw new OperatorError(`"${role}" is not a role of a store; roles are ${STORE_ROLES.join(", ")}.`);
  await db
    .insert(storeStaff)
    .values({ userId: id, storeId, role: known })
    .onConflictDoUpdate({ target: [storeStaff.userId, storeStaff.storeId], set: { role: known } });
  say(`${address} is ${known} of ${storeId}`);
}

/** Sets a password and ends all sessions of the account. */
export async function setPassword(
  db: Database,
  email: string,
  options: { passwordStdin?: true },
  say: Say,
): Promise<void> {
  const { id, email: address } = await find(db, email);
  const { password, generated } = await readPassword(options);
  const passwordHash = await createPasswords().hash(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
  });
  say(`${address} has a new password; its sessions were ended`);
  if (generated) say(`Password: ${password}`);
}

/** Turns off the second factor of an account whose owner has lost the app and the recovery codes. */
export async function removeSecondFactor(db: Database, email: string, say: Say): Promise<void> {
  const { id, email: address } = await find(db, email);
  const removed = await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, id));
    return tx
      .delete(secondFactors)
      .where(eq(secondFactors.userId, id))
      .returning({ userId: secondFactors.userId });
  });
  if (removed.length === 0) throw new OperatorError(`${address} has no second factor.`);
  say(`${address} signs in without a second factor; its sessions were ended`);
}
