import type { Queries } from "../../db/database.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";

type State = Readonly<Record<string, unknown>> | null;

/** Writes what changed of a banner, collection or page into the audit log; nothing if nothing did. */
export async function auditChange(
  tx: Queries,
  of: { actorId: string; action: string; subjectId: string; at: Date },
  { before, after }: { before: State; after: State },
): Promise<void> {
  if (before !== null && after !== null) {
    const changes = changesBetween<Record<string, unknown>>(before, after);
    if (Object.keys(changes.after).length > 0) await writeAuditEntry(tx, { ...of, ...changes });
    return;
  }
  await writeAuditEntry(tx, { ...of, before, after: after ?? {} });
}
