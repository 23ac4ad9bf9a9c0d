import type { CallBody, createClosure, PanelStore, pauseStore } from "@talabee/contract";
import { and, eq, gt, lte } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { storeClosures, stores } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { actingAs, mayAt, mayEverywhere, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { lockStoreFor } from "./store-access.js";
import { serializeStore } from "./store-dto.js";
import { requireRoom } from "./store-limits.js";

const DAY_MS = 86_400_000;
/** A pause that was meant for an evening must not close a store for a month. */
const LONGEST_PAUSE_MS = 7 * DAY_MS;
/** Of those who do not decide when the store is open, such as a counter. */
const LONGEST_BREAK_MS = DAY_MS / 12;

/** For how long the office lets a store take orders that no device of it hears. */
const EXCUSED_MS = DAY_MS / 2;

/** Times at which a store takes no orders: holidays, and pauses by its staff. */
export function createClosureService(panel: Panel) {
  return {
    async create(
      user: SessionUser,
      storeId: string,
      form: CallBody<typeof createClosure>,
    ): Promise<PanelStore> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const store = await lockStoreFor(tx, user, "store.hours", storeId);
        const closure = {
          id: randomUUID(),
          storeId,
          startsAt: new Date(form.starts_at),
          endsAt: new Date(form.ends_at),
          reason: form.reason ?? null,
        };
        if (closure.endsAt <= at) throwInvalidField("ends_at");
        await requireRoom(
          tx,
          "closures",
          and(eq(storeClosures.storeId, storeId), gt(storeClosures.endsAt, at)),
        );
        await tx.insert(storeClosures).values(closure);
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "closure.create",
          subjectId: closure.id,
          storeId,
          after: closure,
          at,
        });
        return serializeStore(tx, store, at);
      });
    },

    async remove(user: SessionUser, id: string): Promise<PanelStore> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [found] = await tx.select().from(storeClosures).where(eq(storeClosures.id, id));
        if (found === undefined) throw new ApiError("not_found");
        const store = await lockStoreFor(tx, user, "store.hours", found.storeId);
        const [gone] = await tx.delete(storeClosures).where(eq(storeClosures.id, id)).returning();
        if (gone === undefined) throw new ApiError("not_found");
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "closure.delete",
          subjectId: id,
          storeId: store.id,
          before: gone,
          after: {},
          at,
        });
        return serializeStore(tx, store, at);
      });
    },

    /** Takes no orders from now until a time, by a counter two hours away at most; another pause ends. */
    async pause(user: SessionUser, storeId: string, form: CallBody<typeof pauseStore>): Promise<PanelStore> {
      const at = panel.clock();
      const until = new Date(form.until);
      return panel.db.transaction(async (tx) => {
        const store = await lockStoreFor(tx, user, "store.pause", storeId);
        const longest = mayAt(user, "store.hours", storeId) ? LONGEST_PAUSE_MS : LONGEST_BREAK_MS;
        if (until <= at || until.getTime() - at.getTime() > longest) throwInvalidField("until");
        const [replaced] = await tx.delete(storeClosures).where(runningPause(storeId, at)).returning();
        const pause = {
          id: randomUUID(),
          storeId,
          startsAt: at,
          endsAt: until,
          reason: form.reason ?? null,
          isPause: true,
        };
        await tx.insert(storeClosures).values(pause);
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "store.pause",
          subjectId: storeId,
          storeId,
          before: replaced ?? null,
          after: pause,
          at,
        });
        return serializeStore(tx, store, at);
      });
    },

    /** Ends a pause; without one nothing happens. */
    async resume(user: SessionUser, storeId: string): Promise<PanelStore> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const store = await lockStoreFor(tx, user, "store.pause", storeId);
        const ended = await tx.delete(storeClosures).where(runningPause(storeId, at)).returning();
        // Out of hearing, it would pause itself again: the office answers for it.
        if (ended.some(({ isUnheard }) => isUnheard) && mayEverywhere(user, "store.pause")) {
          const unheardUntil = new Date(at.getTime() + EXCUSED_MS);
          await tx.update(stores).set({ unheardUntil }).where(eq(stores.id, storeId));
        }
        for (const pause of ended) {
          await writeAuditEntry(tx, {
            ...actingAs(user),
            action: "store.resume",
            subjectId: storeId,
            storeId,
            before: pause,
            after: {},
            at,
          });
        }
        return serializeStore(tx, store, at);
      });
    },
  };
}

const runningPause = (storeId: string, at: Date) =>
  and(
    eq(storeClosures.storeId, storeId),
    eq(storeClosures.isPause, true),
    lte(storeClosures.startsAt, at),
    gt(storeClosures.endsAt, at),
  );
