import type { Language, UserEvent } from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import { carts, families, familyMembers, notifications, orders, stores } from "../../db/schema.js";
import { batchReads, limitConcurrency } from "../../http/batched-reads.js";
import type { SseSource } from "../../http/open-streams.js";
import type { Panel } from "../../panel.js";
import type { SessionUser } from "../../http/session-user.js";
import { SETTINGS_TOPIC, settingsVersion } from "../settings/brand-settings.js";
import { readTrack } from "../order-record/order-track.js";
import { serializeNotification } from "./create-notification.js";
import { type DueEvent, type EventPosition, eventsAfter, isForgotten, latestEventId } from "./user-events.js";

/** Subjects of events that are read at a time: the other connections are for requests. */
const MAX_READING = 2;

/** What the streams of all customers read together. */
export interface EventReads {
  readonly settingsVersion: () => Promise<string>;
  readonly eventsAfter: (position: EventPosition) => Promise<DueEvent[]>;
  /** Runs the read of one event's subject, in its turn. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Creates the reads that all open streams of this server share. */
export function createEventReads(panel: Panel): EventReads {
  const version = batchReads(async (keys: readonly null[]) => {
    const read = await settingsVersion(panel);
    return keys.map(() => read);
  });
  return {
    settingsVersion: () => version(null),
    eventsAfter: batchReads((positions: readonly EventPosition[]) => eventsAfter(panel.db, positions)),
    inTurn: limitConcurrency(MAX_READING),
  };
}

/**
 * Event stream of a customer's orders, notifications, cart and family, and of the shop's settings (REQ-PUSH-13). Resumes
 * after `lastEventId`, or starts with the next event. Each event carries the state of its subject at the time of sending.
 * If events after `lastEventId` are no longer kept, the stream begins with `reset`.
 */
export async function userEventSource(
  panel: Panel,
  reads: EventReads,
  user: SessionUser,
  from: { lastEventId: string | undefined; language: Language },
): Promise<SseSource> {
  const ids = sealedIds(panel, user.id);
  const resumed = await ids.open(from.lastEventId);
  let mustReset = resumed === "unknown" || (resumed !== null && (await isForgotten(panel.db, resumed)));
  let last = mustReset || typeof resumed !== "number" ? await latestEventId(panel.db, user.id) : resumed;
  let settings = await reads.settingsVersion();
  return {
    user,
    topics: [SETTINGS_TOPIC],
    async emit(send) {
      if (mustReset)
        await send({ event: "reset", id: await ids.seal(last), data: { kind: "reset" } satisfies UserEvent });
      mustReset = false;
      const version = await reads.settingsVersion();
      if (version !== settings) {
        // Belongs to no customer's events: the stream resumes after the last of those.
        await send({ event: "settings", id: await ids.seal(last), data: { kind: "settings", version } });
        settings = version;
      }
      for (;;) {
        const rows = await reads.eventsAfter({ userId: user.id, after: last });
        // Send only the newest of several events with the same subject.
        const newest = new Map(rows.map((row) => [`${row.kind} ${row.subjectId}`, row.id]));
        for (const row of rows) {
          if (newest.get(`${row.kind} ${row.subjectId}`) === row.id) {
            const data = await reads.inTurn(() => readEvent(panel, user.id, row, from.language));
            if (data !== null) await send({ event: row.kind, id: await ids.seal(row.id), data });
          }
          // Only now: an event whose read failed is read again.
          last = row.id;
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
  { kind, subjectId }: DueEvent,
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
  return row === undefined ? null : { kind, order: await readTrack(panel, row.order, row.store, language) };
}

/** Digits of a sealed id, so that its length does not tell of its size. */
const DIGITS = 15;

/**
 * Ids of events as a customer sees them: the number counts the events of all customers (REQ-REL-16). `open` returns null for
 * none, or what no server sends, and `unknown` for what was not sealed here for this customer, such as a number of the release before: the stream
 * begins with `reset` then, whatever the number is, which would else be found out by trying.
 */
function sealedIds({ secrets }: Pick<Panel, "secrets">, userId: string) {
  const context = `event of ${userId}`;
  return {
    seal: (id: number) => secrets.seal(String(id).padStart(DIGITS, "0"), context),
    async open(text: string | undefined): Promise<number | "unknown" | null> {
      if (text === undefined || !/^[\w-]{1,200}$/.test(text)) return null;
      return secrets.open(text, context).then(Number, () => "unknown" as const);
    },
  };
}
