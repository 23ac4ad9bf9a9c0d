import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { secondFactors, sessions, signInChallenges, users } from "../../db/schema.js";
import { userTopic } from "../../http/bus.js";
import { readRoles, roleColumns } from "../../http/roles-of-users.js";
import type { Panel } from "../../panel.js";
import type { SessionStore } from "../../http/session-user.js";
import { findDevice, pairedAmong } from "../devices/device-sessions.js";

const DAY_MS = 86_400_000;
/** A session expires 7 days after its last use and 30 days after sign-in (REQ-AUTH-51). */
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** Minimum time between two updates of the last use. */
const TOUCH_MS = DAY_MS / 24;

/** Creates a session and returns its token. Only a hash of the token is stored. */
export async function openSession(queries: Queries, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await queries
    .insert(sessions)
    .values({ tokenHash: hashOf(token), userId, createdAt: now, lastUsedAt: now });
  return token;
}

/** The session store that `http` uses to authenticate requests. */
export function createSessionStore({ db, clock }: Pick<Panel, "db" | "clock">): SessionStore {
  return {
    async find(token) {
      const tokenHash = hashOf(token);
      const [row] = await db
        .select({
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          id: users.id,
          ...roleColumns,
          blockedAt: users.blockedAt,
          emailVerifiedAt: users.emailVerifiedAt,
          hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, tokenHash));
      if (row === undefined) return null;
      const now = clock();
      if (isExpired(row, now)) {
        await closeSession(db, tokenHash);
        return null;
      }
      if (now.getTime() - row.lastUsedAt.getTime() >= TOUCH_MS) {
        await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
      }
      return {
        id: row.id,
        tokenHash,
        ...readRoles(row),
        blocked: row.blockedAt !== null,
        verified: row.emailVerifiedAt !== null,
        hasSecondFactor: row.hasSecondFactor,
      };
    },

    findDevice: (token) => findDevice(db, token, clock()),

    async openAmong(tokenHashes) {
      const rows = await db
        .select({
          tokenHash: sessions.tokenHash,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          blockedAt: users.blockedAt,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(inArray(sessions.tokenHash, [...new Set(tokenHashes)]));
      const now = clock();
      const open = rows.filter((row) => row.blockedAt === null && !isExpired(row, now));
      return new Set([...open.map(({ tokenHash }) => tokenHash), ...(await pairedAmong(db, tokenHashes))]);
    },
  };
}

/** Deletes a session; its token is no longer accepted. */
export async function closeSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a user except `except` and sign-ins that wait for a code, and their event streams once the transaction is committed. */
export async function endSessions(
  panel: Pick<Panel, "bus">,
  queries: Queries,
  userId: string,
  except = "",
): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)));
  await queries.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  afterCommit(queries, () => panel.bus.publish(userTopic(userId)));
}

function isExpired(session: { lastUsedAt: Date; createdAt: Date }, now: Date): boolean {
  return (
    now.getTime() - session.lastUsedAt.getTime() >= IDLE_MS ||
    now.getTime() - session.createdAt.getTime() >= ABSOLUTE_MS
  );
}

/** The stored form of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
