import type { Queries } from "../../db/database.js";
import { auditLog } from "../../db/schema.js";

/**
 * Appends to the audit log, in the transaction of the change. `action` is a subject and a verb, such as
 * `coupon.update`.
 */
export async function writeAuditEntry(
  tx: Queries,
  entry: {
    /** Null for a command of the operator. */
    actorId: string | null;
    action: string;
    subjectId: string;
    storeId?: string | null;
    deviceId?: string | null;
    before?: Record<string, unknown> | null;
    after: Record<string, unknown>;
    at: Date;
  },
): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** The fields that differ between two versions of a row. */
export function changesBetween<Row extends Record<string, unknown>>(before: Row, after: Row) {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const pickChanged = (row: Row) => Object.fromEntries(changed.map((field) => [field, row[field] ?? null]));
  return { before: pickChanged(before), after: pickChanged(after) };
}
