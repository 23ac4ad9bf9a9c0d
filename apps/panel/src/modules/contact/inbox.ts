import type { CallData, CallQuery, inbox as inboxCall, InboxMessage } from "@talabee/contract";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { contactMessages } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { exactTimestamp, PER_PAGE, readTimestampCursor, writeKeyCursor } from "../../http/cursor.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import { enqueueEmail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { contactAnswerEmail } from "./contact-emails.js";

type MessageRow = typeof contactMessages.$inferSelect;

/** Messages from the contact page, for those who answer them. */
export function createInbox(panel: Panel) {
  /** Changes a message that waits; `change` decides about one that does not. */
  async function finish(
    user: SessionUser,
    id: string,
    answer: string | null,
    whenDone: (row: MessageRow) => InboxMessage,
  ): Promise<InboxMessage> {
    const at = panel.clock();
    return panel.db.transaction(async (tx) => {
      // Of two colleagues who answer at once, one is told so.
      const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
      if (row === undefined) throw new ApiError("not_found");
      if (row.doneAt !== null) return whenDone(row);
      await tx.update(contactMessages).set({ answer, doneAt: at }).where(eq(contactMessages.id, id));
      if (answer !== null) {
        const mail = contactAnswerEmail(row.language, { ...row, answer });
        await enqueueEmail(panel, tx, { to: row.email, ...mail, now: at });
      }
      await writeAuditEntry(tx, {
        ...actingAs(user),
        action: answer === null ? "message.close" : "message.answer",
        subjectId: id,
        // What was written is deleted with the message, in a year.
        after: { done: true },
        at,
      });
      return serialize({ ...row, answer, doneAt: at });
    });
  }

  return {
    async list(query: CallQuery<typeof inboxCall>): Promise<CallData<typeof inboxCall>> {
      const isDone = query.state === "done";
      const perPage = query.per_page ?? PER_PAGE;
      const after = readTimestampCursor(query.cursor);
      const [time, id] = [contactMessages.createdAt, contactMessages.id];
      const rows = await panel.db
        .select({ message: contactMessages, timestamp: exactTimestamp(time) })
        .from(contactMessages)
        .where(
          and(
            isDone ? isNotNull(contactMessages.doneAt) : isNull(contactMessages.doneAt),
            after === null
              ? undefined
              : isDone
                ? sql`(${time}, ${id}) < (${after.timestamp}::timestamptz, ${after.id}::text)`
                : sql`(${time}, ${id}) > (${after.timestamp}::timestamptz, ${after.id}::text)`,
          ),
        )
        .orderBy(...(isDone ? [desc(time), desc(id)] : [asc(time), asc(id)]))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const end = rows.length > perPage ? page.at(-1) : undefined;
      return {
        items: page.map(({ message }) => serialize(message)),
        next_cursor: end === undefined ? null : writeKeyCursor(end.timestamp, end.message.id),
      };
    },

    /** Mails an answer. Throws `message_done` for a message that was answered or put away. */
    answer: (user: SessionUser, id: string, answer: string) =>
      finish(user, id, answer, () => {
        throw new ApiError("message_done");
      }),

    /** Puts a message away; one that is stays as it is. */
    close: (user: SessionUser, id: string) => finish(user, id, null, serialize),
  };
}

const serialize = (row: MessageRow): InboxMessage => ({
  id: row.id,
  user_id: row.userId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  message: row.message,
  at: row.createdAt.toISOString(),
  answer: row.answer,
  done_at: row.doneAt?.toISOString() ?? null,
});
