import type {
  CallBody,
  CallData,
  CallQuery,
  Language,
  notifications,
  registerPushToken,
} from "@talabee/contract";
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { notifications as table } from "../../db/schema.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import type { SessionUser } from "../../http/session-user.js";
import { serializeNotification } from "./create-notification.js";
import { savePushToken } from "./push-tokens.js";

/** A customer's notifications and push devices (REQ-PUSH-14). Those of other users are `not_found`. */
export function createNotificationService(panel: Panel) {
  return {
    async list(
      userId: string,
      query: CallQuery<typeof notifications>,
      language: Language,
    ): Promise<CallData<typeof notifications>> {
      const perPage = query.per_page ?? PER_PAGE;
      const before = readCursor(query.cursor, Number.MAX_SAFE_INTEGER);
      const rows = await panel.db
        .select()
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            lt(table.sequence, before),
            query.unread === true ? isNull(table.readAt) : undefined,
          ),
        )
        .orderBy(desc(table.sequence))
        .limit(perPage + 1);
      const page = cutPage(rows, perPage, (row) => row.sequence);
      return {
        items: page.rows.map((row) => serializeNotification(row, language)),
        next_cursor: page.next_cursor,
      };
    },

    /** Marks a notification as read. Reading it again keeps the first timestamp. */
    async read(userId: string, id: string): Promise<void> {
      const condition = and(eq(table.id, id), eq(table.userId, userId));
      const [row] = await panel.db.select({ readAt: table.readAt }).from(table).where(condition);
      if (row === undefined) throw new ApiError("not_found");
      await panel.db
        .update(table)
        .set({ readAt: panel.clock() })
        .where(and(condition, isNull(table.readAt)));
    },

    async readAll(userId: string): Promise<void> {
      await panel.db
        .update(table)
        .set({ readAt: panel.clock() })
        .where(and(eq(table.userId, userId), isNull(table.readAt)));
    },

    async remove(userId: string, id: string): Promise<void> {
      const deleted = await panel.db
        .delete(table)
        .where(and(eq(table.id, id), eq(table.userId, userId)))
        .returning({ id: table.id });
      if (deleted.length === 0) throw new ApiError("not_found");
    },

    async registerDevice(user: SessionUser, form: CallBody<typeof registerPushToken>): Promise<void> {
      const { fcm_token: token, provider, platform } = form;
      const session = { userId: user.id, sessionHash: user.tokenHash };
      await savePushToken(panel.db, session, { token, provider, platform, now: panel.clock() });
    },
  };
}
