import type {
  CallBody,
  CallData,
  confirmSecondFactor,
  disableSecondFactor,
  enrolSecondFactor,
  Language,
  renewRecoveryCodes,
  secondFactor,
} from "@talabee/contract";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { secondFactors, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import { enqueueEmail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { secondFactorEmail } from "./account-emails.js";
import type { RequestOrigin } from "./accounts.js";
import {
  acceptSecondFactor,
  countRecoveryCodes,
  generateSecret,
  replaceRecoveryCodes,
} from "./second-factor-codes.js";
import { requirePassword } from "./require-password.js";
import { endSessions } from "./sessions.js";

/** Whether sign-in asks for a second factor. */
export async function hasSecondFactor(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length > 0;
}

/** Whether a user's second factor is on and required, and how many recovery codes are left. */
export async function readSecondFactor(
  panel: Panel,
  user: SessionUser,
): Promise<CallData<typeof secondFactor>> {
  const { requireSecondFactor } = panel.config;
  return {
    enabled: user.hasSecondFactor,
    required:
      requireSecondFactor === "staff" || (requireSecondFactor === "admin" && user.officeRole !== null),
    recovery_codes_left: await countRecoveryCodes(panel.db, user.id),
  };
}

/** Stores a new secret; sign-in does not ask for its codes until the first one was entered. */
export async function enrol(
  panel: Panel,
  { id }: SessionUser,
  form: CallBody<typeof enrolSecondFactor>,
  language: Language,
): Promise<CallData<typeof enrolSecondFactor>> {
  const user = await requirePassword(panel, id, form.current_password);
  const generated = await generateSecret(await panel.brandName(panel.db, language), user.email);
  const values = {
    sealedSecret: await panel.secrets.seal(generated.secret, id),
    lastStep: 0,
    createdAt: panel.clock(),
  };
  const stored = await panel.db
    .insert(secondFactors)
    .values({ userId: id, ...values })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: values,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (stored.length === 0) throw new ApiError("second_factor_enabled");
  return generated;
}

/** Turns the app on with its first code, and ends all other sessions. */
export async function confirmEnrolment(
  panel: Panel,
  { id, tokenHash }: SessionUser,
  form: CallBody<typeof confirmSecondFactor>,
  from: RequestOrigin,
): Promise<CallData<typeof confirmSecondFactor>> {
  const [row] = await panel.db.select().from(secondFactors).where(eq(secondFactors.userId, id));
  if (row === undefined) throw new ApiError("second_factor_disabled");
  if (row.confirmedAt !== null) throw new ApiError("second_factor_enabled");
  if (!(await acceptSecondFactor(panel, id, { code: form.otp, ip: from.ip })))
    throw new ApiError("otp_invalid");
  return panel.db.transaction(async (tx) => {
    const now = panel.clock();
    const enabled = await tx
      .update(secondFactors)
      .set({ confirmedAt: now })
      // The secret could have been replaced since its code was checked.
      .where(
        and(
          eq(secondFactors.userId, id),
          eq(secondFactors.sealedSecret, row.sealedSecret),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ userId: secondFactors.userId });
    if (enabled.length === 0) throw new ApiError("otp_invalid");
    const recovery_codes = await replaceRecoveryCodes(panel, tx, id);
    await endSessions(panel, tx, id, tokenHash);
    await record(panel, tx, id, "enable", from.language);
    return { recovery_codes };
  });
}

/** Replaces a user's recovery codes, after a proof of identity. The new codes are shown only once. */
export async function renewCodes(
  panel: Panel,
  { id }: SessionUser,
  form: CallBody<typeof renewRecoveryCodes>,
  from: RequestOrigin,
): Promise<CallData<typeof renewRecoveryCodes>> {
  await requireProof(panel, id, form, from.ip);
  return panel.db.transaction(async (tx) => {
    const recovery_codes = await replaceRecoveryCodes(panel, tx, id);
    await writeAuditEntry(tx, auditEntry(id, "renew_codes", panel.clock()));
    return { recovery_codes };
  });
}

/** Turns a user's second factor off, after a proof of identity, and notifies them by mail. */
export async function disable(
  panel: Panel,
  user: SessionUser,
  form: CallBody<typeof disableSecondFactor>,
  from: RequestOrigin,
): Promise<CallData<typeof disableSecondFactor>> {
  await requireProof(panel, user.id, form, from.ip);
  await panel.db.transaction(async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
    await record(panel, tx, user.id, "disable", from.language);
  });
  return readSecondFactor(panel, { ...user, hasSecondFactor: false });
}

/** Requires the password and a code, so that an open session alone cannot change the second factor. */
async function requireProof(
  panel: Panel,
  userId: string,
  form: { current_password: string; otp: string },
  ip: string,
): Promise<void> {
  await requirePassword(panel, userId, form.current_password);
  if (!(await hasSecondFactor(panel.db, userId))) throw new ApiError("second_factor_disabled");
  if (!(await acceptSecondFactor(panel, userId, { code: form.otp, ip }))) throw new ApiError("otp_invalid");
}

/** Mails the owner and writes the audit log. */
async function record(
  panel: Panel,
  tx: Queries,
  userId: string,
  what: "enable" | "disable",
  language: Language,
): Promise<void> {
  const now = panel.clock();
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const template = secondFactorEmail(language, {
    name: user!.firstName,
    at: now,
    timeZone: panel.config.market.time_zone,
    isOn: what === "enable",
  });
  await enqueueEmail(panel, tx, { to: user!.email, ...template, now });
  await writeAuditEntry(tx, auditEntry(userId, what, now));
}

const auditEntry = (userId: string, what: string, at: Date) => ({
  actorId: userId,
  action: `second_factor.${what}`,
  subjectId: userId,
  after: {},
  at,
});
