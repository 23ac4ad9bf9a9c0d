import type { CallBody, login, logout, User } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import { users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { userTopic } from "../../http/bus.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { readUser } from "../account/user-dto.js";
import { deletePushToken } from "../notifications/push-tokens.js";
import { findVerifiedUser, type RequestOrigin } from "./accounts.js";
import { latestRegistration } from "./registrations.js";
import { closeSession } from "./sessions.js";
import { requireEmailCode, requireSecondFactor } from "./sign-in-challenges.js";
import { type SessionDto, startSession } from "./start-session.js";

/**
 * Signs a customer in. Throws `email_unverified` for the password of a pending registration, `invalid_credentials` for
 * anything else that does not match, and `second_factor_required` for an account with an authenticator app. After too
 * many wrong passwords from anywhere, a right one needs a mailed code, too: nobody can lock the owner out (REQ-SEC-15).
 */
export async function signIn(
  panel: Panel,
  form: CallBody<typeof login>,
  from: RequestOrigin,
): Promise<SessionDto> {
  const limitKey = `${from.ip} ${form.email}`;
  // Counted before the password is compared, so that parallel guesses each count.
  await panel.limits.use("login_address", from.ip);
  await panel.limits.useSlowing("login", limitKey);
  const mayCompare = await panel.limits.tryUse("login_email", form.email);
  const user = await findVerifiedUser(panel.db, form.email);
  const pending = await latestRegistration(panel.db, form.email);
  const storedHash = user?.passwordHash ?? pending?.passwordHash ?? null;
  const matches = await panel.passwords.verify(storedHash, form.password);
  if (!mayCompare && (user !== undefined || !matches)) {
    return requireEmailCode(panel, form.email, matches ? user! : null, from);
  }
  if (!matches) throw new ApiError("invalid_credentials");
  await panel.limits.giveBack("login_email", form.email);
  const now = panel.clock();
  if (user === undefined) {
    const wait = await panel.limits.cooldownLeft(form.email);
    throw new ApiError("email_unverified", {
      data: {
        email: form.email,
        attempt: pending!.id,
        resend_available_at: new Date(now.getTime() + wait * 1000).toISOString(),
      },
    });
  }
  if (user.blockedAt !== null) throw new ApiError("account_blocked");
  await panel.limits.reset("login", limitKey);
  await requireSecondFactor(panel, user);
  const passwordHash = panel.passwords.isOutdated(user.passwordHash, form.password)
    ? await panel.passwords.hash(form.password)
    : user.passwordHash;
  return panel.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, language: from.language }).where(eq(users.id, user.id));
    return startSession(tx, user, now, form.fcm_token);
  });
}

/** Ends the session, its event streams, and pushes to the device. */
export async function signOut(panel: Panel, user: SessionUser, form: CallBody<typeof logout>): Promise<void> {
  await panel.db.transaction(async (tx) => {
    if (form.fcm_token) await deletePushToken(tx, user.id, form.fcm_token);
    await closeSession(tx, user.tokenHash);
    afterCommit(tx, () => panel.bus.publish(userTopic(user.id)));
  });
}

/** The user of a session. Throws the `ApiError` `unauthenticated` if the account is gone. */
export async function readSignedInUser(panel: Panel, { id }: SessionUser): Promise<User> {
  const user = await readUser(panel.db, id, panel.clock());
  if (user === null) throw new ApiError("unauthenticated");
  return user;
}
