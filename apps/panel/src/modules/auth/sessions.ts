import { eq, sql } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { riders, sessions, storeStaff, users } from "../../db/schema.js";
import type { Panel } from "../../panel.js";

const DAY_MS = 86_400_000;
/** A session ends 7 days after its last use and 30 days after sign-in (settled 11). */
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** The last use is written down this often at most. */
const TOUCH_MS = DAY_MS / 24;

/** The person behind a request. */
export interface SignedIn {
  readonly id: string;
  readonly tokenHash: string;
  readonly role: "user" | "admin" | "super_admin";
  readonly blocked: boolean;
  readonly verified: boolean;
  /** Stores it may act for; admins may act for all. */
  readonly storeIds: readonly string[];
  /** Under which id it delivers; null when it does not (any more). */
  readonly riderId: string | null;
  /** Whether the panel's side is open to it at all. */
  readonly isStaff: boolean;
}

/** Begins a session; the token exists nowhere but in what is returned. */
export async function openSession(queries: Queries, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await queries
    .insert(sessions)
    .values({ tokenHash: hashOf(token), userId, createdAt: now, lastUsedAt: now });
  return token;
}

/** Who a token stands for, null when nobody (any more); counts as a use of the session. */
export async function findSession(panel: Panel, token: string): Promise<SignedIn | null> {
  const tokenHash = hashOf(token);
  const [row] = await panel.db
    .select({
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      id: users.id,
      role: users.role,
      blockedAt: users.blockedAt,
      emailVerifiedAt: users.emailVerifiedAt,
      storeIds: sql<
        string[]
      >`array(select ${storeStaff.storeId} from ${storeStaff} where ${storeStaff.userId} = ${users.id})`,
      riderId: sql<
        string | null
      >`(select ${riders.id} from ${riders} where ${riders.userId} = ${users.id} and ${riders.active})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  if (row === undefined) return null;
  const now = panel.clock();
  if (isOver(row, now)) {
    await closeSession(panel.db, tokenHash);
    return null;
  }
  if (now.getTime() - row.lastUsedAt.getTime() >= TOUCH_MS) {
    await panel.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return {
    id: row.id,
    tokenHash,
    role: row.role,
    blocked: row.blockedAt !== null,
    verified: row.emailVerifiedAt !== null,
    storeIds: row.storeIds,
    riderId: row.riderId,
    isStaff: row.role !== "user" || row.storeIds.length > 0 || row.riderId !== null,
  };
}

/** Whether a session still holds, for answers that go on after the request: looking is no use of it. */
export async function isSessionOpen(panel: Panel, tokenHash: string): Promise<boolean> {
  const [row] = await panel.db
    .select({
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      blockedAt: users.blockedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row !== undefined && row.blockedAt === null && !isOver(row, panel.clock());
}

/** Ends a session; its token is worth nothing from now on. */
export async function closeSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

function isOver(session: { lastUsedAt: Date; createdAt: Date }, now: Date): boolean {
  return (
    now.getTime() - session.lastUsedAt.getTime() >= IDLE_MS ||
    now.getTime() - session.createdAt.getTime() >= ABSOLUTE_MS
  );
}

/** What is kept of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
