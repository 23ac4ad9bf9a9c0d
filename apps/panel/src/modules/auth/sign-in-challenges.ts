import type { CallBody, confirmSignIn } from "@talabee/contract";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { signInChallenges, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { enqueueEmail, simulateEnqueue } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { signInCodeEmail } from "./account-emails.js";
import type { RequestOrigin, UserRow } from "./accounts.js";
import { codeExpiry, generateCode } from "./codes.js";
import { hasSecondFactor } from "./second-factor.js";
import { acceptSecondFactor } from "./second-factor-codes.js";
import { hashOf } from "./sessions.js";
import { type SessionDto, startSession } from "./start-session.js";

/** Tries of one challenge. Its token is known only to who signed in, so a stranger cannot use them up. */
const MAX_TRIES = 5;

/**
 * Asks for a mailed code, after too many wrong passwords of an account (REQ-SEC-15). The response and its time are the
 * same for a right and a wrong password and for unknown addresses; only the right password sends a mail.
 *
 * @param user the account whose password was right, else null
 */
export async function requireEmailCode(
  panel: Panel,
  email: string,
  user: UserRow | null,
  from: RequestOrigin,
): Promise<never> {
  await panel.limits.use("codes", `sign in ${email} ${from.ip}`);
  await panel.limits.use("codes_address", from.ip);
  const code = generateCode();
  const codeHash = await panel.passwords.hash(code);
  const now = panel.clock();
  const data = await panel.db.transaction(async (tx) => {
    const template = signInCodeEmail(from.language, { code, name: user?.firstName ?? "" });
    if (user === null) await simulateEnqueue(panel, tx, { to: email, ...template, now });
    else await enqueueEmail(panel, tx, { to: email, ...template, now });
    return insertChallenge(tx, { userId: user?.id ?? null, kind: "email", codeHash, now });
  });
  throw new ApiError("email_code_required", { data });
}

/** Asks for the code of the account's authenticator app, if it has one (REQ-SEC-16). */
export async function requireSecondFactor(panel: Panel, user: UserRow): Promise<void> {
  if (!(await hasSecondFactor(panel.db, user.id))) return;
  const challenge = { userId: user.id, kind: "authenticator", codeHash: "", now: panel.clock() } as const;
  throw new ApiError("second_factor_required", { data: await insertChallenge(panel.db, challenge) });
}

async function insertChallenge(
  queries: Queries,
  {
    now,
    ...challenge
  }: { userId: string | null; kind: "email" | "authenticator"; codeHash: string; now: Date },
): Promise<{ challenge: string; expires_at: string }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = codeExpiry(now);
  await queries
    .insert(signInChallenges)
    .values({ tokenHash: hashOf(token), ...challenge, createdAt: now, expiresAt });
  return { challenge: token, expires_at: expiresAt.toISOString() };
}

/** Signs in with the code that {@link requireEmailCode} or {@link requireSecondFactor} asked for. */
export async function completeSignIn(
  panel: Panel,
  form: CallBody<typeof confirmSignIn>,
  from: RequestOrigin,
): Promise<SessionDto> {
  await panel.limits.use("verify", from.ip);
  const isThis = and(eq(signInChallenges.tokenHash, hashOf(form.challenge)), isNull(signInChallenges.usedAt));
  // Counted before the comparison, so that parallel guesses each count.
  const [challenge] = await panel.db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(isThis, lt(signInChallenges.tries, MAX_TRIES)))
    .returning();
  if (challenge === undefined) {
    const left = await panel.db
      .select({ one: sql`1` })
      .from(signInChallenges)
      .where(isThis);
    throw new ApiError(left.length > 0 ? "otp_locked" : "otp_expired");
  }
  if (panel.clock() >= challenge.expiresAt) throw new ApiError("otp_expired");
  const { userId, kind, codeHash } = challenge;
  const matches =
    kind === "email"
      ? await panel.passwords.verify(codeHash, form.otp)
      : await acceptSecondFactor(panel, userId!, { code: form.otp, ip: from.ip });
  if (!matches || userId === null) throw new ApiError("otp_invalid");
  const [user] = await panel.db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new ApiError("otp_expired");
  if (user.blockedAt !== null) throw new ApiError("account_blocked");
  if (kind === "email") {
    if (!(await consumeChallenge(panel.db, challenge.tokenHash, panel.clock())))
      throw new ApiError("otp_expired");
    await requireSecondFactor(panel, user);
    return panel.db.transaction((tx) => startSession(tx, user, panel.clock(), form.fcm_token));
  }
  return panel.db.transaction(async (tx) => {
    if (!(await consumeChallenge(tx, challenge.tokenHash, panel.clock()))) throw new ApiError("otp_expired");
    return startSession(tx, user, panel.clock(), form.fcm_token);
  });
}

async function consumeChallenge(queries: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const used = await queries
    .update(signInChallenges)
    .set({ usedAt: now })
    .where(and(eq(signInChallenges.tokenHash, tokenHash), isNull(signInChallenges.usedAt)))
    .returning({ tokenHash: signInChallenges.tokenHash });
  return used.length > 0;
}
