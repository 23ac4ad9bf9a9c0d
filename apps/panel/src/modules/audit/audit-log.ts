import type { Queries } from "../../db/database.js";
import { auditLog } from "../../db/schema.js";

/** Writes down who changed what, with the change. `action` is a verb and what it was done to: `coupon.update`. */
export async function writeAuditEntry(
  tx: Queries,
  deed: {
    actorId: string;
    action: string;
    subjectId: string;
    storeId?: string | null;
    before?: Record<string, unknown> | null;
    after: Record<string, unknown>;
    at: Date;
  },
): Promise<void> {
  await tx.insert(auditLog).values(deed);
}

/** Of two versions of a row, the fields that differ: all the log needs. */
export function changesBetween<Row extends Record<string, unknown>>(before: Row, after: Row) {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const of = (row: Row) => Object.fromEntries(changed.map((field) => [field, row[field] ?? null]));
  return { before: of(before), after: of(after) };
}
