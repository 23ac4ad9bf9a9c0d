import type { Language, Notification } from "@talabee/contract";
import { safeReturnTo } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { type Bilingual, notifications } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { appendUserEvent } from "./user-events.js";

type NotificationRow = typeof notifications.$inferSelect;

/** Job that sends a notification to the push provider. Its subject is the id of the notification. */
export const SEND_PUSH = "send_push";

export interface NotificationContent {
  readonly title: Bilingual;
  readonly body: Bilingual;
  /** A storefront path. Other links are dropped (REQ-PUSH-11). */
  readonly link?: string | null;
  /** Machine-readable values for clients. */
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * Notifies a customer on /notifications, in their event streams, and by push if a provider is configured. Call it in the
 * transaction of the change that it reports.
 */
export async function createNotification(
  panel: Panel,
  tx: Queries,
  userId: string,
  content: NotificationContent,
): Promise<NotificationRow> {
  const now = panel.clock();
  const [row] = await tx
    .insert(notifications)
    .values({
      id: randomUUID(),
      userId,
      title: content.title,
      body: content.body,
      link: storefrontPath(content.link ?? null),
      data: { ...content.data },
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

/** The link if it is a path of the storefront, else null (REQ-PUSH-11, REQ-SEC-13). */
function storefrontPath(link: string | null): string | null {
  const path = link === null ? null : safeReturnTo(link);
  return path === link ? path : null;
}

/** The wire shape of a notification. */
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
