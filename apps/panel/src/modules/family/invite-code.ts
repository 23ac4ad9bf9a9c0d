import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families } from "../../db/schema.js";
import { drawLetters } from "../orders/order-code.js";

/**
 * As many as the storefront has boxes. One of 729 million, and a customer may try few a day: the chance to come upon a
 * family's code is far below that of guessing a mailed one (SEC-02, SEC-10).
 */
const LENGTH = 6;

/** A code that opens no family yet. */
export async function drawInviteCode(tx: Queries): Promise<string> {
  for (;;) {
    const code = drawLetters(LENGTH);
    const taken = await tx.select({ id: families.id }).from(families).where(eq(families.inviteCode, code));
    if (taken.length === 0) return code;
  }
}
