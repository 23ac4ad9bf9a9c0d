import type { CallBody, CallData, sendHeartbeat } from "@talabee/contract";
import { hearsOrders } from "@talabee/domain";
import { and, desc, eq, gt, isNotNull, lte } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { storeClosures, storeDevices, stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import type { DeviceRow } from "./device-sessions.js";
import { unheardPause } from "./hearing-job.js";

type Form = CallBody<typeof sendHeartbeat>;

/** Records what a device can hear. A store that was paused for want of that takes orders again. */
export async function recordHeartbeat(
  panel: Panel,
  device: DeviceRow,
  form: Form,
): Promise<CallData<typeof sendHeartbeat>> {
  const now = panel.clock();
  const { storeId } = device;
  const hearing = { ...form, charging: form.charging ?? null, printer: form.printer ?? null };
  const hears = hearsOrders({
    role: device.role,
    sound: form.sound,
    tested: form.tested ?? null,
    streamAge: form.stream_age ?? null,
  });
  await panel.db
    .update(storeDevices)
    .set({ lastSeenAt: now, hearing, ...(hears ? { heardAt: now } : {}) })
    .where(eq(storeDevices.id, device.id));
  if (hears) await endUnheardPause(panel, device, now);
  const [pause] = await panel.db
    .select()
    .from(storeClosures)
    .where(
      and(
        eq(storeClosures.storeId, storeId),
        eq(storeClosures.isPause, true),
        lte(storeClosures.startsAt, now),
        gt(storeClosures.endsAt, now),
      ),
    )
    .orderBy(desc(storeClosures.endsAt))
    .limit(1);
  return {
    at: now.toISOString(),
    hears,
    paused: pause === undefined ? null : { until: pause.endsAt.toISOString(), unheard: pause.isUnheard },
  };
}

/** Ends the pause of a store that was out of hearing, and the leave that the office gave it. */
async function endUnheardPause(panel: Panel, device: DeviceRow, now: Date): Promise<void> {
  const { storeId } = device;
  const isPaused = async (queries: Queries) =>
    (await queries.select({ id: storeClosures.id }).from(storeClosures).where(unheardPause(storeId, now)))
      .length > 0;
  const [excused] = await panel.db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, storeId), isNotNull(stores.unheardUntil)));
  if (excused === undefined && !(await isPaused(panel.db))) return;
  await panel.db.transaction(async (tx) => {
    await tx.update(stores).set({ unheardUntil: null }).where(eq(stores.id, storeId));
    const [ended] = await tx.delete(storeClosures).where(unheardPause(storeId, now)).returning();
    if (ended === undefined) return;
    await writeAuditEntry(tx, {
      actorId: null,
      deviceId: device.id,
      action: "store.heard",
      subjectId: storeId,
      storeId,
      before: ended,
      after: {},
      at: now,
    });
  });
}
