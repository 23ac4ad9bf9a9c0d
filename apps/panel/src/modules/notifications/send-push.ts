import { and, eq, inArray } from "drizzle-orm";
import { notifications, pushTokens, users } from "../../db/schema.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";

/** Job that sends a notification in the user's language. Skips notifications that were already read or sent. */
export function createPushJob(panel: Panel): JobHandler {
  return async (id) => {
    const { push } = panel;
    const [row] = await panel.db
      .select({ notification: notifications, language: users.language })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.id, id));
    if (push === null || row === undefined) return null;
    const { notification, language } = row;
    if (notification.pushedAt !== null || notification.readAt !== null) return null;
    const devices = await panel.db
      .select({ token: pushTokens.token })
      .from(pushTokens)
      .where(and(eq(pushTokens.userId, notification.userId), eq(pushTokens.provider, "firebase")));
    if (devices.length === 0) return null;
    const { gone } = await push.send(
      devices.map(({ token }) => token),
      {
        id,
        title: notification.title[language],
        body: notification.body[language],
        link: notification.link,
        data: notification.data,
      },
    );
    if (gone.length > 0) await panel.db.delete(pushTokens).where(inArray(pushTokens.token, [...gone]));
    await panel.db.update(notifications).set({ pushedAt: panel.clock() }).where(eq(notifications.id, id));
    return null;
  };
}
