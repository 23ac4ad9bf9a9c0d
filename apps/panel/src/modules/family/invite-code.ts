import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families } from "../../db/schema.js";
import { generateCode } from "../../security/random-code.js";

/**
 * As many as the storefront has boxes. One of 729 million, and a customer may try few a day: the chance to come upon a
 * family's code is far below that of guessing a mailed one (REQ-SEC-02, REQ-SEC-10).
 */
const LENGTH = 6;

/** A code that opens no family yet. */
export async function generateInviteCode(tx: Queries): Promise<string> {
  for (;;) {
    const code = generateCode(LENGTH);
    const taken = await tx.select({ id: families.id }).from(families).where(eq(families.inviteCode, code));
    if (taken.length === 0) return code;
  }
}
