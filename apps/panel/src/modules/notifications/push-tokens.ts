import { and, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { pushTokens } from "../../db/schema.js";

type PushTokenRow = typeof pushTokens.$inferSelect;

/** Registers a device for pushes to a session. A device registered before moves to this session and user. */
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

/** Deletes a push token if it belongs to this user. */
export async function deletePushToken(queries: Queries, userId: string, token: string): Promise<void> {
  await queries
    .delete(pushTokens)
    .where(and(eq(pushTokens.tokenHash, hashOf(token)), eq(pushTokens.userId, userId)));
}

/** Moves the push tokens of a session to its new token hash. */
export async function movePushTokens(queries: Queries, session: { from: string; to: string }): Promise<void> {
  await queries
    .update(pushTokens)
    .set({ sessionHash: session.to })
    .where(eq(pushTokens.sessionHash, session.from));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
