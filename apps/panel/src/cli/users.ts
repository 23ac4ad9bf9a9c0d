import { and, desc, eq, ilike, or } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Database } from "../db/database.js";
import { sessions, stores, storeStaff, users } from "../db/schema.js";
import { createPasswords } from "../security/passwords.js";
import { OperatorError } from "./operator-error.js";

type Say = (line: string) => void;
type Role = (typeof users.$inferSelect)["role"];

const ROLES: readonly string[] = ["user", "admin", "super_admin"] satisfies Role[];
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

function readRole(text: string): Role {
  if (!ROLES.includes(text)) throw new OperatorError(`"${text}" is no role: there are ${ROLES.join(", ")}.`);
  return text as Role;
}

async function find(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (user === undefined) throw new OperatorError(`There is no account with the address ${email}.`);
  return user;
}

/** From standard input, or drawn; arguments are seen by everybody on the machine. */
async function readPassword({
  passwordStdin,
}: {
  passwordStdin?: true;
}): Promise<{ password: string; drawn: boolean }> {
  if (passwordStdin !== true) return { password: randomBytes(12).toString("base64url"), drawn: true };
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
    throw new OperatorError(`A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  }
  return { password, drawn: false };
}

/** Makes an account that can sign in at once. */
export async function createUser(
  db: Database,
  email: string,
  options: { firstName: string; lastName: string; role: string; passwordStdin?: true },
  say: Say,
): Promise<void> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new OperatorError(`"${email}" is no e-mail address.`);
  const role = readRole(options.role);
  const { password, drawn } = await readPassword(options);
  const now = new Date();
  const made = await db
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
  if (made.length === 0) throw new OperatorError(`There is an account with the address ${address} already.`);
  say(`Made ${role} ${address}`);
  if (drawn) say(`Password: ${password}`);
}

/** One line an account; nothing secret is shown. */
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
  if (rows.length === 0) say("No account fits.");
}

/** Gives another role; sessions see it with their next request. */
export async function setRole(db: Database, email: string, role: string, say: Say): Promise<void> {
  const to = readRole(role);
  const { id, email: address } = await find(db, email);
  await db.update(users).set({ role: to }).where(eq(users.id, id));
  say(`${address} is ${to} now`);
}

/** Shuts an account and ends its sessions, or opens it again. */
export async function blockUser(db: Database, email: string, isBlocked: boolean, say: Say): Promise<void> {
  const { id, email: address } = await find(db, email);
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ blockedAt: isBlocked ? new Date() : null })
      .where(eq(users.id, id));
    if (isBlocked) await tx.delete(sessions).where(eq(sessions.userId, id));
  });
  say(`${address} is ${isBlocked ? "blocked" : "open again"}`);
}

/** Lets an account act for a store, or no longer. */
export async function setStaff(
  db: Database,
  email: string,
  storeId: string,
  isStaff: boolean,
  say: Say,
): Promise<void> {
  const { id, email: address } = await find(db, email);
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (store === undefined) throw new OperatorError(`There is no store with the id ${storeId}.`);
  if (isStaff) await db.insert(storeStaff).values({ userId: id, storeId }).onConflictDoNothing();
  else await db.delete(storeStaff).where(and(eq(storeStaff.userId, id), eq(storeStaff.storeId, storeId)));
  say(`${address} ${isStaff ? "acts" : "no longer acts"} for ${storeId}`);
}

/** Sets a password; who is signed in has to sign in again. */
export async function setPassword(
  db: Database,
  email: string,
  options: { passwordStdin?: true },
  say: Say,
): Promise<void> {
  const { id, email: address } = await find(db, email);
  const { password, drawn } = await readPassword(options);
  const passwordHash = await createPasswords().hash(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
  });
  say(`${address} has another password; its sessions are ended`);
  if (drawn) say(`Password: ${password}`);
}
