import type { CallBody, CallData, changePassword, Language, resetPassword } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import { enqueueEmail, simulateEnqueue } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { movePushTokens } from "../notifications/push-tokens.js";
import { passwordChangedEmail, passwordResetEmail } from "./account-emails.js";
import { findVerifiedUser, personalDetails, type RequestOrigin } from "./accounts.js";
import { checkCode, consumeCode, countSentCode, generateCode, saveCode } from "./codes.js";
import { rejectCommonPassword } from "./common-passwords.js";
import { requirePassword } from "./require-password.js";
import { endSessions, hashOf, openSession } from "./sessions.js";

/** Mails a reset code. Unknown addresses get the same response after the same work, without a mail (REQ-AUTH-53). */
export async function sendResetCode(panel: Panel, email: string, from: RequestOrigin): Promise<void> {
  await countSentCode(panel, email, from.ip);
  const code = generateCode();
  const codeHash = await panel.passwords.hash(code);
  const now = panel.clock();
  const user = await findVerifiedUser(panel.db, email);
  await panel.db.transaction(async (tx) => {
    await saveCode(tx, { email, purpose: "reset_password", userId: user?.id ?? null, codeHash, now });
    const template = passwordResetEmail(from.language, { code, name: user?.firstName ?? "" });
    if (user === undefined) await simulateEnqueue(panel, tx, { to: email, ...template, now });
    else await enqueueEmail(panel, tx, { to: email, ...template, now });
  });
}

/** Sets a new password by a reset code, and ends all sessions of the account. */
export async function resetPasswordByCode(
  panel: Panel,
  form: CallBody<typeof resetPassword>,
  from: RequestOrigin,
): Promise<void> {
  const { email } = form;
  await panel.limits.use("verify", from.ip);
  const check = await checkCode(panel, { email, purpose: "reset_password" }, { code: form.otp, ip: from.ip });
  if (check.result === "used") throw new ApiError("otp_invalid");
  if (check.result !== "valid") throw new ApiError(`otp_${check.result}`);
  const { codeHash, userId } = check;
  const [owner] = await panel.db.select().from(users).where(eq(users.id, userId));
  if (owner === undefined) throw new ApiError("otp_invalid");
  // Rejected before the code is consumed, so that it can be used with another password.
  rejectCommonPassword(form.password, personalDetails(owner));
  const passwordHash = await panel.passwords.hash(form.password);
  const now = panel.clock();
  await panel.db.transaction(async (tx) => {
    if (!(await consumeCode(tx, { email, purpose: "reset_password", codeHash, now }))) {
      throw new ApiError("otp_invalid");
    }
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endSessions(panel, tx, userId);
    const template = passwordChangedEmail(from.language, {
      name: owner.firstName,
      at: now,
      timeZone: panel.config.market.time_zone,
    });
    await enqueueEmail(panel, tx, { to: email, ...template, now });
  });
}

/** Changes the password. Returns a new token for this session; all other sessions end. */
export async function changeOwnPassword(
  panel: Panel,
  { id, tokenHash }: SessionUser,
  form: CallBody<typeof changePassword>,
  language: Language,
): Promise<CallData<typeof changePassword>> {
  const user = await requirePassword(panel, id, form.current_password);
  rejectCommonPassword(form.password, personalDetails(user));
  const passwordHash = await panel.passwords.hash(form.password);
  const now = panel.clock();
  const token = await panel.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    const newToken = await openSession(tx, id, now);
    await movePushTokens(tx, { from: tokenHash, to: hashOf(newToken) });
    await endSessions(panel, tx, id, hashOf(newToken));
    const template = passwordChangedEmail(language, {
      name: user.firstName,
      at: now,
      timeZone: panel.config.market.time_zone,
    });
    await enqueueEmail(panel, tx, { to: user.email, ...template, now });
    return newToken;
  });
  return { token };
}
