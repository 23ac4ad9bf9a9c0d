import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families } from "../../db/schema.js";
import { generateCode } from "../../security/random-code.js";

/**
 * One digit for each box of the storefront's input. One of 729 million, with few attempts a day: guessing a family's
 * code is far less likely than guessing a mailed code (REQ-SEC-02, REQ-SEC-10).
 */
const LENGTH = 6;

/** Generates a code that no family uses. */
export async function generateInviteCode(tx: Queries): Promise<string> {
  for (;;) {
    const code = generateCode(LENGTH);
    const taken = await tx.select({ id: families.id }).from(families).where(eq(families.inviteCode, code));
    if (taken.length === 0) return code;
  }
}
