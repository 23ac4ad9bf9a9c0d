import type { Language, Notification } from "@talabee/contract";
import { safeReturnTo } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { type Bilingual, notifications } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { appendUserEvent } from "./user-events.js";

type NotificationRow = typeof notifications.$inferSelect;

/** The job that hands a notification to the push provider; its subject is the notification's id. */
export const SEND_PUSH = "send_push";

/** What a customer is told. */
export interface NotificationContent {
  readonly title: Bilingual;
  readonly body: Bilingual;
  /** A path of the storefront; anything else is left out (REQ-PUSH-11). */
  readonly link?: string | null;
  /** For programs. */
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * Tells a customer something, in the transaction of what it tells of: on /notifications, in their streams, and by push
 * where they have a device and the panel a provider.
 */
export async function createNotification(
  panel: Panel,
  tx: Queries,
  userId: string,
  news: NotificationContent,
): Promise<NotificationRow> {
  const now = panel.clock();
  const [row] = await tx
    .insert(notifications)
    .values({
      id: randomUUID(),
      userId,
      title: news.title,
      body: news.body,
      link: ownPath(news.link ?? null),
      data: { ...news.data },
      createdAt: now,
    })
    .returning();
  await appendUserEvent(panel, tx, { userId, kind: "notification", subjectId: row!.id });
  if (panel.push !== null) {
    await panel.jobs.schedule(tx, { kind: SEND_PUSH, subject: row!.id, dueAt: now });
    afterCommit(tx, () => panel.jobs.wake());
  }
  return row!;
}

/** A path that stays in the storefront, else null (REQ-PUSH-11, REQ-SEC-13). */
function ownPath(link: string | null): string | null {
  const path = link === null ? null : safeReturnTo(link);
  return path === link ? path : null;
}

export function serializeNotification(row: NotificationRow, language: Language): Notification {
  return {
    id: row.id,
    title: row.title[language],
    body: row.body[language],
    link: row.link,
    data: row.data,
    read_at: row.readAt?.toISOString() ?? null,
    at: row.createdAt.toISOString(),
  };
}
