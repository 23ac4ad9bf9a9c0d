import type { CallBody, CallData, register, resendVerification, verifyEmail } from "@talabee/contract";
import { resendAvailableFrom } from "@talabee/domain";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import { enqueueEmail, simulateEnqueue } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { linkAcceptedRider } from "../riders/accepted-riders.js";
import { readSettings } from "../settings/brand-settings.js";
import { accountExistsEmail, verificationCodeEmail } from "./account-emails.js";
import { findVerifiedUser, openAccount, type RequestOrigin } from "./accounts.js";
import { codeExpiry, countSentCode, generateCode } from "./codes.js";
import { rejectCommonPassword } from "./common-passwords.js";
import {
  checkRegistrationCode,
  consumeRegistration,
  createRegistration,
  renewCode,
} from "./registrations.js";
import { type SessionDto, startSession } from "./start-session.js";

/**
 * Starts a registration and mails its code. The response does not reveal whether the address has an account
 * (REQ-AUTH-53): its owner gets a mail about the attempt instead of a code.
 */
export async function startRegistration(
  panel: Panel,
  form: CallBody<typeof register>,
  from: RequestOrigin,
): Promise<CallData<typeof register>> {
  await panel.limits.use("register", from.ip);
  rejectCommonPassword(form.password, form);
  await countSentCode(panel, form.email, from.ip);
  const code = generateCode();
  const codeHash = await panel.passwords.hash(code);
  const passwordHash = await panel.passwords.hash(form.password);
  const now = panel.clock();
  const input = {
    email: form.email,
    passwordHash,
    firstName: form.first_name,
    lastName: form.last_name,
    mobile: form.mobile,
  };
  const owner = await findVerifiedUser(panel.db, form.email);
  const { email_verification_required } = await readSettings(panel.db);
  // A taken address always needs verification, whatever the setting.
  if (!email_verification_required && owner === undefined) {
    const session = await panel.db.transaction(async (tx) =>
      startSession(tx, await openAccount(tx, input, from.language, now), now),
    );
    return { email: form.email, verification: null, ...session };
  }
  const registration = await panel.db.transaction(async (tx) => {
    const created = await createRegistration(tx, input, { hash: codeHash, now });
    const template =
      owner === undefined
        ? verificationCodeEmail(from.language, { code, name: input.firstName })
        : accountExistsEmail(from.language, { name: owner.firstName });
    await enqueueEmail(panel, tx, { to: form.email, ...template, now });
    return created;
  });
  return {
    email: form.email,
    attempt: registration.id,
    // The cooldown applies from the first resend on (REQ-AUTH-37).
    verification: { expires_at: codeExpiry(now).toISOString(), resend_available_at: now.toISOString() },
  };
}

/** Mails a new code. Unknown addresses get the same response after the same work, without a mail. */
export async function resendCode(
  panel: Panel,
  { email, attempt }: CallBody<typeof resendVerification>,
  from: RequestOrigin & { signedIn: SessionUser | null },
): Promise<CallData<typeof resendVerification>> {
  const owner = await findVerifiedUser(panel.db, email);
  if (from.signedIn !== null && owner?.id === from.signedIn.id) throw new ApiError("already_verified");
  const wait = await panel.limits.startCooldown(email);
  if (wait !== null) throw new ApiError("resend_cooldown", { retryAfter: wait, data: { retry_after: wait } });
  await countSentCode(panel, email, from.ip);
  const code = generateCode();
  const codeHash = await panel.passwords.hash(code);
  const now = panel.clock();
  await panel.db.transaction(async (tx) => {
    const registration = await renewCode(tx, { email, attempt, codeHash, now });
    if (owner !== undefined) {
      const template = accountExistsEmail(from.language, { name: owner.firstName });
      await enqueueEmail(panel, tx, { to: email, ...template, now });
    } else if (registration !== null) {
      const template = verificationCodeEmail(from.language, { code, name: registration.firstName });
      await enqueueEmail(panel, tx, { to: email, ...template, now });
    } else {
      const template = accountExistsEmail(from.language, { name: "" });
      await simulateEnqueue(panel, tx, { to: email, ...template, now });
    }
  });
  return {
    expires_at: codeExpiry(now).toISOString(),
    resend_available_at: resendAvailableFrom(now).toISOString(),
  };
}

/** Confirms a registration by its code: opens the account with the name and password of that registration. */
export async function confirmRegistration(
  panel: Panel,
  form: CallBody<typeof verifyEmail>,
  from: RequestOrigin,
): Promise<SessionDto> {
  await panel.limits.use("verify", from.ip);
  const check = await checkRegistrationCode(panel, form, { code: form.otp, ip: from.ip });
  if (check.result === "used") throw new ApiError("already_verified");
  if (check.result !== "valid") throw new ApiError(`otp_${check.result}`);
  const now = panel.clock();
  const { registration } = check;
  return panel.db.transaction(async (tx) => {
    if (!(await consumeRegistration(tx, registration, now))) throw new ApiError("otp_invalid");
    const user = await openAccount(tx, registration, from.language, now);
    // Rider applications are linked by address, so the address must be verified first.
    await linkAcceptedRider(tx, user, now);
    return startSession(tx, user, now);
  });
}
