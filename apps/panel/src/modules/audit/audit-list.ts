import type { auditLog as auditLogCall, CallData, CallQuery } from "@talabee/contract";
import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { auditLog, users } from "../../db/schema.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";

/** The audit log, newest first: for the office all of it, for an owner that of their stores. */
export async function listAuditLog(
  panel: Pick<Panel, "db">,
  user: SessionUser,
  query: CallQuery<typeof auditLogCall>,
): Promise<CallData<typeof auditLogCall>> {
  const perPage = query.per_page ?? PER_PAGE;
  const { action } = query;
  const rows = await panel.db
    .select({ entry: auditLog, firstName: users.firstName, lastName: users.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        mayEverywhere(user, "audit.read")
          ? undefined
          : inArray(auditLog.storeId, [...storesWith(user, "audit.read")]),
        query.vendor_id === undefined ? undefined : eq(auditLog.storeId, query.vendor_id),
        query.subject_id === undefined ? undefined : eq(auditLog.subjectId, query.subject_id),
        query.actor_id === undefined ? undefined : eq(auditLog.actorId, query.actor_id),
        action === undefined || action === ""
          ? undefined
          : or(eq(auditLog.action, action), sql`starts_with(${auditLog.action}, ${`${action}.`}::text)`),
        query.cursor === undefined ? undefined : lt(auditLog.id, readCursor(query.cursor, 0)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(perPage + 1);
  const page = cutPage(rows, perPage, ({ entry }) => entry.id);
  return {
    items: page.rows.map(({ entry, firstName, lastName }) => ({
      id: String(entry.id),
      at: entry.at.toISOString(),
      action: entry.action,
      subject_id: entry.subjectId,
      vendor_id: entry.storeId,
      actor:
        entry.actorId === null
          ? null
          : { id: entry.actorId, name: `${firstName ?? ""} ${lastName ?? ""}`.trim() },
      device_id: entry.deviceId,
      before: entry.before,
      after: entry.after,
    })),
    next_cursor: page.next_cursor,
  };
}
