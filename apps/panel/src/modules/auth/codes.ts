import { OTP_LENGTH } from "@talabee/domain";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { randomInt } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { codes } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { CODE_TTL_S } from "../settings/setting-defaults.js";

export const CODE_TRIES = 5;

type Purpose = (typeof codes.$inferSelect)["purpose"];

/** Until when a code holds that is sent now. */
export function codeEnd(now: Date): Date {
  return new Date(now.getTime() + CODE_TTL_S * 1000);
}

/** Six random digits, leading zeros included. */
export function generateCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/**
 * Keeps the newest code of an address; the one before it is void. `userId` null keeps a code that fits
 * nobody, so that an unknown address behaves like a known one.
 */
export async function saveCode(
  queries: Queries,
  code: { email: string; purpose: Purpose; userId: string | null; codeHash: string; now: Date },
): Promise<Date> {
  const expiresAt = codeEnd(code.now);
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
  | { result: "right"; userId: string; codeHash: string }
  | { result: "invalid" | "expired" | "locked" | "used" };

/**
 * Tries a code. The try is counted in the database before the code is looked at, so that parallel guesses
 * cannot share one; addresses nobody asked a code for are counted the same way.
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
      expiresAt: codeEnd(now),
    })
    .onConflictDoUpdate({
      target: [codes.email, codes.purpose],
      set: { tries: sql`${codes.tries} + 1` },
      setWhere: lt(codes.tries, CODE_TRIES),
    })
    .returning();
  const isRight = await panel.passwords.verify(row?.codeHash || null, code);
  if (row === undefined) return { result: "locked" };
  if (!isRight || row.userId === null) return { result: row.tries >= CODE_TRIES ? "locked" : "invalid" };
  if (row.usedAt !== null) return { result: "used" };
  if (now.getTime() >= row.expiresAt.getTime()) return { result: "expired" };
  return { result: "right", userId: row.userId, codeHash: row.codeHash };
}

/** Uses a code up; false when someone else was first or a newer one came meanwhile. */
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
