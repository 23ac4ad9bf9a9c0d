import type { Queries } from "../../db/database.js";
import { auditLog } from "../../db/schema.js";

/**
 * Appends to the audit log, in the transaction of the change. `action` is a subject and a verb, such as
 * `coupon.update`. The log outlives the accounts of those whom it names, so that of their contact details it holds a hint alone.
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
  const { before, after } = entry;
  await tx.insert(auditLog).values({
    ...entry,
    before: before === null || before === undefined ? before : withHints(before),
    after: withHints(after),
  });
}

/** Fields of people that say how to reach them. */
const CONTACTS: readonly string[] = ["email", "phone", "mobile"];

function withHints(fields: Record<string, unknown>): Record<string, unknown> {
  const written = Object.entries(fields).map(([name, value]) => [
    name,
    CONTACTS.includes(name) && typeof value === "string" ? hintOf(value) : value,
  ]);
  return Object.fromEntries(written);
}

/** Enough to tell two apart: `s…@example.com`, `…821`. */
export function hintOf(contact: string): string {
  const at = contact.lastIndexOf("@");
  return at > 0 ? `${contact.slice(0, 1)}…${contact.slice(at)}` : `…${contact.slice(-3)}`;
}

/** The fields that differ between two versions of a row. */
export function changesBetween<Row extends Record<string, unknown>>(before: Row, after: Row) {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const pickChanged = (row: Row) => Object.fromEntries(changed.map((field) => [field, row[field] ?? null]));
  return { before: pickChanged(before), after: pickChanged(after) };
}
