import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families } from "../../db/schema.js";
import { generateCode } from "../../security/random-code.js";

/** Letters and digits of a code: 58 bits, with few tries a day (REQ-SEC-10). */
const LENGTH = 12;
const VALID_MS = 7 * 86_400_000;

/** Generates an invite code that no family uses, with its expiry. */
export async function generateInvite(
  tx: Queries,
  now: Date,
): Promise<{ inviteCode: string; inviteExpiresAt: Date }> {
  for (;;) {
    const inviteCode = generateCode(LENGTH);
    const taken = await tx
      .select({ id: families.id })
      .from(families)
      .where(eq(families.inviteCode, inviteCode));
    if (taken.length === 0) return { inviteCode, inviteExpiresAt: new Date(now.getTime() + VALID_MS) };
  }
}
