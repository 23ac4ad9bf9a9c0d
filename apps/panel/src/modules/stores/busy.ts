import type { CallBody, PanelStore, setBusy } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { stores } from "../../db/schema.js";
import { throwInvalidField } from "../../http/api-error.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { lockStoreFor } from "./store-access.js";
import { serializeStore } from "./store-dto.js";

/** Job that ends a store's busy time; its subject is the store. */
export const END_BUSY = "end_busy";

/** A busy evening, not a way of life: longer times are the store's own. */
const LONGEST_MS = 12 * 3_600_000;

/** Longer times that a store promises while it is busy; they end by themselves. */
export function createBusyService(panel: Panel) {
  async function write(
    tx: Queries,
    store: StoreRow,
    set: Pick<StoreRow, "busyMinutes" | "busyUntil">,
    by: ReturnType<typeof actingAs>,
  ): Promise<StoreRow> {
    await tx.update(stores).set(set).where(eq(stores.id, store.id));
    await writeAuditEntry(tx, {
      ...by,
      action: set.busyUntil === null ? "store.busy_end" : "store.busy",
      subjectId: store.id,
      storeId: store.id,
      before: { minutes: store.busyMinutes, until: store.busyUntil },
      after: { minutes: set.busyMinutes, until: set.busyUntil },
      at: panel.clock(),
    });
    return { ...store, ...set };
  }

  return {
    async begin(user: SessionUser, storeId: string, form: CallBody<typeof setBusy>): Promise<PanelStore> {
      const at = panel.clock();
      const busyUntil = new Date(form.until);
      return panel.db.transaction(async (tx) => {
        const store = await lockStoreFor(tx, user, "store.pause", storeId);
        if (busyUntil <= at || busyUntil.getTime() - at.getTime() > LONGEST_MS) throwInvalidField("until");
        const after = await write(tx, store, { busyMinutes: form.minutes, busyUntil }, actingAs(user));
        await panel.jobs.schedule(tx, { kind: END_BUSY, subject: storeId, dueAt: busyUntil });
        afterCommit(tx, () => panel.jobs.wake());
        return serializeStore(tx, after, at);
      });
    },

    /** Ends it; nothing happens in a store that is not busy. */
    async end(user: SessionUser, storeId: string): Promise<PanelStore> {
      return panel.db.transaction(async (tx) => {
        const store = await lockStoreFor(tx, user, "store.pause", storeId);
        const after =
          store.busyUntil === null
            ? store
            : await write(tx, store, { busyMinutes: 0, busyUntil: null }, actingAs(user));
        return serializeStore(tx, after, panel.clock());
      });
    },

    endInTime: (async (storeId) => {
      const now = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for("no key update");
        const until = store?.busyUntil ?? null;
        if (store === undefined || until === null || until > now) return until;
        await write(tx, store, { busyMinutes: 0, busyUntil: null }, { actorId: null, deviceId: null });
        return null;
      });
    }) satisfies JobHandler,
  };
}
