import type { Language, UserEvent } from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import { carts, families, familyMembers, notifications, orders, stores } from "../../db/schema.js";
import type { SseSource } from "../../http/open-streams.js";
import type { Panel } from "../../panel.js";
import type { SessionUser } from "../../http/session-user.js";
import { SETTINGS_TOPIC, settingsVersion } from "../settings/brand-settings.js";
import { serializeTrack } from "../order-record/order-dto.js";
import { serializeNotification } from "./create-notification.js";
import { eventsAfter, isForgotten, latestEventId, type UserEventRow } from "./user-events.js";

/**
 * Event stream of a customer's orders, notifications, cart and family, and of the shop's settings (REQ-PUSH-13). Resumes
 * after `lastEventId`, or starts with the next event. Each event carries the state of its subject at the time of sending.
 * If events after `lastEventId` are no longer kept, the stream begins with `reset`.
 */
export async function userEventSource(
  panel: Panel,
  user: SessionUser,
  from: { lastEventId: string | undefined; language: Language },
): Promise<SseSource> {
  const resumed = readEventId(from.lastEventId);
  let mustReset = resumed !== null && (await isForgotten(panel.db, resumed));
  let last = resumed === null || mustReset ? await latestEventId(panel.db, user.id) : resumed;
  let settings = await settingsVersion(panel);
  return {
    user,
    topics: [SETTINGS_TOPIC],
    async emit(send) {
      if (mustReset)
        await send({ event: "reset", id: String(last), data: { kind: "reset" } satisfies UserEvent });
      mustReset = false;
      const version = await settingsVersion(panel);
      if (version !== settings) {
        settings = version;
        // Belongs to no customer's events: the stream resumes after the last of those.
        await send({ event: "settings", id: String(last), data: { kind: "settings", version } });
      }
      for (;;) {
        const rows = await eventsAfter(panel.db, user.id, last);
        // Send only the newest of several events with the same subject.
        const newest = new Map(rows.map((row) => [`${row.kind} ${row.subjectId}`, row.id]));
        for (const row of rows) {
          last = row.id;
          if (newest.get(`${row.kind} ${row.subjectId}`) !== row.id) continue;
          const data = await readEvent(panel, user.id, row, from.language);
          if (data !== null) await send({ event: row.kind, id: String(row.id), data });
        }
        if (rows.length === 0) return false;
      }
    },
  };
}

/** Current state of the subject of an event. Null if it no longer exists. */
async function readEvent(
  panel: Panel,
  userId: string,
  { kind, subjectId }: UserEventRow,
  language: Language,
): Promise<UserEvent | null> {
  if (kind === "notification") {
    const [row] = await panel.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, subjectId), eq(notifications.userId, userId)));
    return row === undefined ? null : { kind, notification: serializeNotification(row, language) };
  }
  if (kind === "cart") {
    const [row] = await panel.db
      .select({ version: carts.version })
      .from(carts)
      .where(and(eq(carts.id, subjectId), eq(carts.userId, userId)));
    return row === undefined ? null : { kind, version: row.version };
  }
  if (kind === "family") {
    const [row] = await panel.db
      .select({ version: families.basketVersion })
      .from(familyMembers)
      .innerJoin(families, eq(families.id, familyMembers.familyId))
      .where(eq(familyMembers.userId, userId));
    return { kind, version: row?.version ?? null };
  }
  const [row] = await panel.db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.id, subjectId), eq(orders.userId, userId)));
  const relayPhone = panel.config.relay?.phone ?? null;
  return row === undefined
    ? null
    : { kind, order: serializeTrack(row.order, row.store, language, relayPhone, panel.config.market) };
}

/** Null for a missing or malformed id. */
function readEventId(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}
