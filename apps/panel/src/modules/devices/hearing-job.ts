import { DEAF_AFTER_MS, DEVICE_ROLES, isDeaf, mayDo } from "@talabee/domain";
import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { type Bilingual, storeClosures, storeDevices, stores } from "../../db/schema.js";
import type { JobRunHandler } from "../../jobs/job-queue.js";
import { marketTime } from "../../market-time.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { openingColumns, readOpenings } from "../catalogue/store-opening.js";
import { createNotification } from "../notifications/create-notification.js";
import { membersWith, officeOfOrders } from "../notifications/who-is-told.js";

/** Job that looks which stores hear their orders; its subject is `all`. */
export const WATCH_HEARING = "watch_hearing";

const CHECK_MS = 15_000;
/**
 * A run that comes so much later than it was due says that no server was there, or none had time. With the last report before it
 * and the first one after it, a shorter break is no 90 seconds of silence.
 */
const LATE_MS = 2 * CHECK_MS;
/** How long a pause lasts that nobody asked for. It is prolonged as long as the store stays deaf. */
const PAUSE_MS = 3_600_000;

/** A pause is prolonged when it would end so soon. */
const PROLONG_MS = 600_000;

/** Devices that ring for orders. */
const RINGING = DEVICE_ROLES.filter((role) => mayDo(role, "order.accept"));
const UNHEARD: Bilingual = {
  en: "Your store is paused: no device can hear its orders",
  ar: "تم إيقاف متجرك مؤقتًا: لا يوجد جهاز يمكنه تلقي الطلبات",
};
const REASON: Bilingual = { en: "The store cannot be reached", ar: "تعذر الاتصال بالمتجر" };

const isRinging = () => and(isNull(storeDevices.revokedAt), inArray(storeDevices.role, RINGING));

/** Has the job run while any store has a paired device. */
export async function watchHearing(panel: Pick<Panel, "jobs" | "clock">, tx: Queries): Promise<void> {
  const dueAt = new Date(panel.clock().getTime() + CHECK_MS);
  await panel.jobs.postpone(tx, { kind: WATCH_HEARING, subject: "all", dueAt });
}

/** Begins the silence of all stores anew: that nothing is heard of their devices is the servers' fault, not theirs. */
export async function excuseSilence(panel: Pick<Panel, "db" | "jobs" | "clock">): Promise<void> {
  const dueAt = new Date(panel.clock().getTime() + DEAF_AFTER_MS);
  await panel.jobs.postpone(panel.db, { kind: WATCH_HEARING, subject: "all", dueAt });
}

/** When a store was last heard, or may have been: a new device has yet to report. */
const heardLast = sql`max(coalesce(${storeDevices.heardAt}, ${storeDevices.pairedAt}))`.mapWith(
  storeDevices.pairedAt,
);

/** The pause of a store that began because nothing was heard there, as long as it lasts. */
export const unheardPause = (storeId: string, now: Date) =>
  and(
    eq(storeClosures.storeId, storeId),
    eq(storeClosures.isUnheard, true),
    lte(storeClosures.startsAt, now),
    gt(storeClosures.endsAt, now),
  );

/**
 * Pauses open stores whose devices have not heard anything for 90 seconds, tells their members and the office, and keeps them
 * paused until a device hears again (`heartbeat.ts`). Stores that never paired a device are left alone, and so are all of them for
 * the time in which the servers could not have heard anybody.
 */
export function createHearingJob(panel: Panel): JobRunHandler {
  /** Stores with devices of which none has reported in time. */
  async function quietStores(now: Date) {
    const since = new Date(now.getTime() - DEAF_AFTER_MS);
    return panel.db
      .select({ ...openingColumns, name: stores.name, heardAt: heardLast })
      .from(stores)
      .innerJoin(storeDevices, and(eq(storeDevices.storeId, stores.id), isRinging()))
      .where(and(stores.active, or(isNull(stores.unheardUntil), lte(stores.unheardUntil, now))))
      .groupBy(stores.id)
      .having(sql`${heardLast} <= ${since.toISOString()}::timestamptz`);
  }

  /** Keeps stores paused that are still out of hearing. */
  async function prolong(storeIds: readonly string[], now: Date): Promise<void> {
    const soon = new Date(now.getTime() + PROLONG_MS);
    await panel.db
      .update(storeClosures)
      .set({ endsAt: new Date(now.getTime() + PAUSE_MS) })
      .where(
        and(
          inArray(storeClosures.storeId, [...storeIds]),
          eq(storeClosures.isUnheard, true),
          gt(storeClosures.endsAt, now),
          lte(storeClosures.endsAt, soon),
        ),
      );
  }

  /** Pauses a store, unless a device of it was heard meanwhile, or the office has excused it. */
  async function pause(store: { id: string; name: Bilingual }, now: Date): Promise<void> {
    const endsAt = new Date(now.getTime() + PAUSE_MS);
    await panel.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(stores).where(eq(stores.id, store.id)).for("no key update");
      if (locked === undefined || (locked.unheardUntil !== null && locked.unheardUntil > now)) return;
      // A report waits for the pause, which it then ends.
      const devices = await tx
        .select()
        .from(storeDevices)
        .where(and(eq(storeDevices.storeId, store.id), isRinging()))
        .for("update");
      const isSilent = ({ heardAt, pairedAt }: (typeof devices)[number]) =>
        now.getTime() - (heardAt ?? pairedAt).getTime() >= DEAF_AFTER_MS;
      if (devices.length === 0 || !devices.every(isSilent)) return;
      const pause = {
        id: randomUUID(),
        storeId: store.id,
        startsAt: now,
        endsAt,
        reason: REASON,
        isPause: true,
        isUnheard: true,
      };
      await tx.insert(storeClosures).values(pause);
      await writeAuditEntry(tx, {
        actorId: null,
        action: "store.unheard",
        subjectId: store.id,
        storeId: store.id,
        after: pause,
        at: now,
      });
      const told = [...(await membersWith(tx, store.id, "order.accept")), ...(await officeOfOrders(tx))];
      for (const { id } of told) {
        await createNotification(panel, tx, id, {
          title: UNHEARD,
          body: store.name,
          data: { kind: "store_unheard", store_id: store.id },
        });
      }
    });
  }

  return async (_, run) => {
    const now = panel.clock();
    const [paired] = await panel.db
      .select({ id: storeDevices.id })
      .from(storeDevices)
      .where(isRinging())
      .limit(1);
    // Pairing a device schedules the job anew.
    if (paired === undefined) return null;
    const quiet = await quietStores(now);
    if (quiet.length > 0) {
      await prolong(
        quiet.map(({ id }) => id),
        now,
      );
    }
    const wasAway = run.attempts > 1 || now.getTime() - run.dueAt.getTime() > LATE_MS;
    if (wasAway) return new Date(now.getTime() + DEAF_AFTER_MS);
    if (quiet.length > 0) {
      // What is closed, by its hours or by a pause, misses nothing; and what has only just opened gets its time.
      const openNow = await readOpenings(panel.db, marketTime(panel, now));
      const before = new Date(now.getTime() - DEAF_AFTER_MS);
      const openBefore = await readOpenings(panel.db, marketTime(panel, before));
      await panel.faultPoint("hearing: silence found");
      for (const store of quiet) {
        const openSince = openBefore.isOpen(store) ? before.getTime() : now.getTime();
        const facts = { heardAt: store.heardAt.getTime(), openSince, excusedUntil: null };
        if (openNow.isOpen(store) && isDeaf(facts, now.getTime())) await pause(store, now);
      }
    }
    return new Date(now.getTime() + CHECK_MS);
  };
}
