import { OTP_LENGTH } from "@talabee/domain";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { randomInt } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { codes } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { CODE_TTL_S } from "../settings/setting-defaults.js";

export const MAX_CODE_ATTEMPTS = 5;

type Purpose = (typeof codes.$inferSelect)["purpose"];

/** Expiry of a code created at `now`. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + CODE_TTL_S * 1000);
}

/** Six random digits, leading zeros included. */
export function generateCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/**
 * Counts an attempt against the daily limit of the address. Call it before comparing the code, so that parallel
 * guesses each count (REQ-SEC-02). Throws `otp_locked` beyond the limit.
 */
export async function countCodeAttempt(panel: Panel, email: string): Promise<void> {
  try {
    await panel.limits.use("wrong_codes", email);
  } catch (error) {
    throw error instanceof ApiError ? new ApiError("otp_locked") : error;
  }
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
  email: string,
  purpose: Purpose,
  code: string,
): Promise<CodeResult> {
  const now = panel.clock();
  const [row] = await panel.db
    .insert(codes)
    .values({
      email,
      purpose,
      codeHash: "",
      tries: 1,
      createdAt: now,
      expiresAt: codeExpiry(now),
    })
    .onConflictDoUpdate({
      target: [codes.email, codes.purpose],
      set: { tries: sql`${codes.tries} + 1` },
      setWhere: lt(codes.tries, MAX_CODE_ATTEMPTS),
    })
    .returning();
  const matches = await panel.passwords.verify(row?.codeHash || null, code);
  if (row === undefined) return { result: "locked" };
  if (!matches || row.userId === null) {
    return { result: row.tries >= MAX_CODE_ATTEMPTS ? "locked" : "invalid" };
  }
  if (row.usedAt !== null) return { result: "used" };
  if (now.getTime() >= row.expiresAt.getTime()) return { result: "expired" };
  return { result: "valid", userId: row.userId, codeHash: row.codeHash };
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
