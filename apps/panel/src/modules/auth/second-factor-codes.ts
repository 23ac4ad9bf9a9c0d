import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { recoveryCodes, secondFactors } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { formatWait } from "../../http/limits.js";
import type { Panel } from "../../panel.js";
import { generateCode } from "../../security/random-code.js";

const RECOVERY_CODES = 10;
/** Letters of a recovery code: 58 bits. Codes of the app have digits only. */
const RECOVERY_LENGTH = 12;
/** Length of the secret of RFC 4226 for SHA-1, which authenticator apps support. */
const SECRET_BYTES = 20;
/** Codes of the step before and after are accepted, for clocks that differ. */
const WINDOW = 1;

/** A new secret in base32, and the URI that authenticator apps read from a QR code. */
export async function generateSecret(
  issuer: string,
  email: string,
): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await loadOtpauth();
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: new TOTP({ issuer, label: email, secret }).toString() };
}

/** Loaded when it is first needed: most servers have few sign-ins of staff. */
const loadOtpauth = () => import("otpauth");

/**
 * Checks a code of the app, or consumes a recovery code. Wrong codes are limited by account and network address, and
 * wrong codes of the app by account, too; a recovery code still works then (REQ-SEC-16).
 */
export async function acceptSecondFactor(
  panel: Panel,
  userId: string,
  entered: { readonly code: string; readonly ip: string },
): Promise<boolean> {
  const attempt = `second factor ${userId} ${entered.ip}`;
  await panel.limits.useSlowing("login", attempt);
  const accepted = /^\d{6}$/.test(entered.code)
    ? await acceptAppCode(panel, userId, entered.code)
    : await consumeRecoveryCode(panel, userId, entered.code);
  if (accepted) await panel.limits.reset("login", attempt);
  return accepted;
}

async function acceptAppCode(panel: Panel, userId: string, code: string): Promise<boolean> {
  if (!(await panel.limits.tryUse("second_factor", userId))) {
    const wait = panel.config.limits.second_factor.seconds;
    throw new ApiError("too_many_requests", { retryAfter: wait, values: { time: formatWait(wait) } });
  }
  const [row] = await panel.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (row === undefined) return false;
  const { Secret, TOTP } = await loadOtpauth();
  const totp = new TOTP({ secret: Secret.fromBase32(await panel.secrets.open(row.sealedSecret, userId)) });
  const timestamp = panel.clock().getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  // A code is accepted once, also by concurrent requests.
  const accepted = await panel.db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  if (accepted.length === 0) return false;
  await panel.limits.giveBack("second_factor", userId);
  return true;
}

async function consumeRecoveryCode(panel: Panel, userId: string, code: string): Promise<boolean> {
  const used = await panel.db
    .update(recoveryCodes)
    .set({ usedAt: panel.clock() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, await panel.secrets.digest(code, userId)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Replaces the recovery codes. Returns them in groups of four; only hashes are stored. */
export async function replaceRecoveryCodes(panel: Panel, tx: Queries, userId: string): Promise<string[]> {
  const fresh = Array.from({ length: RECOVERY_CODES }, () => generateCode(RECOVERY_LENGTH));
  const rows = await Promise.all(
    fresh.map(async (code) => ({ userId, codeHash: await panel.secrets.digest(code, userId) })),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(rows);
  return fresh.map((code) => code.replaceAll(/.{4}(?=.)/g, "$&-"));
}

/** How many recovery codes a user has left. */
export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
