import { and, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { pushTokens } from "../../db/schema.js";

type PushTokenRow = typeof pushTokens.$inferSelect;

/** Keeps where pushes for a session go. A device that belonged to somebody else belongs to this one now. */
export async function savePushToken(
  queries: Queries,
  session: { userId: string; sessionHash: string },
  device: Pick<PushTokenRow, "token" | "provider" | "platform"> & { now: Date },
): Promise<void> {
  const { token, provider, platform, now } = device;
  const values = { ...session, provider, platform, createdAt: now };
  await queries
    .insert(pushTokens)
    .values({ tokenHash: hashOf(token), token, ...values })
    .onConflictDoUpdate({ target: pushTokens.tokenHash, set: values });
}

/** Lets go of a customer's device; somebody else's stays. */
export async function deletePushToken(queries: Queries, userId: string, token: string): Promise<void> {
  await queries
    .delete(pushTokens)
    .where(and(eq(pushTokens.tokenHash, hashOf(token)), eq(pushTokens.userId, userId)));
}

/** Lets the devices of a session go on under another token of it. */
export async function movePushTokens(queries: Queries, session: { from: string; to: string }): Promise<void> {
  await queries
    .update(pushTokens)
    .set({ sessionHash: session.to })
    .where(eq(pushTokens.sessionHash, session.from));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
