import { OTP_LENGTH } from "@talabee/domain";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { randomInt } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { codes } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { CODE_TTL_S } from "../settings/setting-defaults.js";

/** Tries of one code from anywhere. From one network address it has five. */
export const MAX_CODE_ATTEMPTS = 20;

type Purpose = (typeof codes.$inferSelect)["purpose"];

/** Expiry of a code created at `now`. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + CODE_TTL_S * 1000);
}

/** Six random digits, leading zeros included. */
export function generateCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** Counts a code that is sent to an e-mail address. Throws `too_many_requests` beyond the limits (REQ-SEC-03). */
export async function countSentCode(panel: Panel, email: string, ip: string): Promise<void> {
  await panel.limits.use("codes", `${email} ${ip}`);
  await panel.limits.use("codes_daily", `${email} ${ip}`);
  await panel.limits.use("codes_email", email);
  await panel.limits.use("codes_address", ip);
}

/**
 * Counts a try of a code and compares it. Each network address has five tries of it, counted before the comparison, so
 * that parallel guesses each count, and a stranger's do not use up the owner's (REQ-SEC-02).
 *
 * @param countInAll counts a try of any address; false when there is none left, or when the code has been replaced
 */
export async function compareCode(
  panel: Panel,
  stored: { readonly email: string; readonly codeHash: string },
  entered: { readonly code: string; readonly ip: string },
  countInAll: () => Promise<boolean>,
): Promise<"matches" | "differs" | "locked"> {
  // A hash has a salt of its own, so a new code has new tries.
  const left = await panel.limits.useCodeTry(`${stored.email} ${stored.codeHash} ${entered.ip}`);
  // Known and unknown addresses are locked alike, so answering at once tells nothing.
  if (left === null || !(await countInAll())) return "locked";
  if (await panel.passwords.verify(stored.codeHash || null, entered.code)) return "matches";
  return left === 0 ? "locked" : "differs";
}

/**
 * Stores the code of an address and purpose, replacing the previous one. With `userId` null the code can never be
 * confirmed: unknown addresses take the same steps as known ones.
 */
export async function saveCode(
  queries: Queries,
  code: { email: string; purpose: Purpose; userId: string | null; codeHash: string; now: Date },
): Promise<Date> {
  const expiresAt = codeExpiry(code.now);
  const values = {
    userId: code.userId,
    codeHash: code.codeHash,
    tries: 0,
    createdAt: code.now,
    expiresAt,
    usedAt: null,
  };
  await queries
    .insert(codes)
    .values({ email: code.email, purpose: code.purpose, ...values })
    .onConflictDoUpdate({ target: [codes.email, codes.purpose], set: values });
  return expiresAt;
}

export type CodeResult =
  | { result: "valid"; userId: string; codeHash: string }
  | { result: "invalid" | "expired" | "locked" | "used" };

/**
 * Checks a code. The attempt is counted in the database before the comparison, so that parallel guesses each count.
 * Addresses without a code are counted the same way.
 */
export async function checkCode(
  panel: Panel,
  { email, purpose }: { email: string; purpose: Purpose },
  entered: { readonly code: string; readonly ip: string },
): Promise<CodeResult> {
  const now = panel.clock();
  const isOfThis = and(eq(codes.email, email), eq(codes.purpose, purpose));
  await panel.db
    .insert(codes)
    .values({ email, purpose, codeHash: "", createdAt: now, expiresAt: codeExpiry(now) })
    .onConflictDoNothing();
  const [row] = await panel.db.select().from(codes).where(isOfThis);
  const countInAll = async () => {
    const counted = await panel.db
      .update(codes)
      .set({ tries: sql`${codes.tries} + 1` })
      .where(and(isOfThis, eq(codes.codeHash, row!.codeHash), lt(codes.tries, MAX_CODE_ATTEMPTS)))
      .returning({ tries: codes.tries });
    return counted.length > 0;
  };
  const comparison = await compareCode(panel, row!, entered, countInAll);
  if (comparison === "locked") return { result: "locked" };
  if (comparison === "differs" || row!.userId === null) return { result: "invalid" };
  if (row!.usedAt !== null) return { result: "used" };
  if (now.getTime() >= row!.expiresAt.getTime()) return { result: "expired" };
  return { result: "valid", userId: row!.userId, codeHash: row!.codeHash };
}

/** Consumes a code. Returns false if it was already used or replaced by a newer one. */
export async function consumeCode(
  queries: Queries,
  code: { email: string; purpose: Purpose; codeHash: string; now: Date },
): Promise<boolean> {
  const used = await queries
    .update(codes)
    .set({ usedAt: code.now })
    .where(
      and(
        eq(codes.email, code.email),
        eq(codes.purpose, code.purpose),
        eq(codes.codeHash, code.codeHash),
        isNull(codes.usedAt),
      ),
    )
    .returning({ email: codes.email });
  return used.length > 0;
}
