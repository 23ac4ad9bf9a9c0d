import { MAX_PIN_TRIES } from "@talabee/domain";
import { and, eq, lt, sql } from "drizzle-orm";
import { storeDevices, storeStaff } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { lockStoreFor } from "../stores/store-access.js";
import { type DeviceRow, namedUntil } from "./device-sessions.js";

/** For so long wrong PINs are counted, unless they have locked it. */
const TRIES_KEPT_MS = 86_400_000;

/** PINs by which members name themselves at their store's devices. */
export function createPins(panel: Panel) {
  const memberOf = (storeId: string, userId: string) =>
    and(eq(storeStaff.storeId, storeId), eq(storeStaff.userId, userId));

  return {
    /** Sets the member's own PIN, and lets it be tried again. */
    async set(user: SessionUser, storeId: string, pin: string): Promise<void> {
      const pinHash = await panel.passwords.hash(pin);
      await panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "account.secure", storeId);
        const [changed] = await tx
          .update(storeStaff)
          .set({ pinHash, pinTries: 0, pinTriedAt: null })
          .where(memberOf(storeId, user.id))
          .returning({ id: storeStaff.userId });
        // The office may look into every store, and is a member of none.
        if (changed === undefined) throw new ApiError("not_found");
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "member.pin",
          subjectId: user.id,
          storeId,
          after: {},
          at: panel.clock(),
        });
      });
    },

    /**
     * Names a member at a device. Each try is counted before it is checked, so that tries at once are not more. The right PIN takes
     * back its own try alone: somebody who guesses between two visits of its owner is counted on. What is not guessed within a day
     * is forgotten. Throws `pin_wrong`, `pin_locked`, `pin_missing` and `not_found`.
     */
    async name(device: DeviceRow, userId: string, pin: string): Promise<Date> {
      const where = memberOf(device.storeId, userId);
      const [member] = await panel.db.select().from(storeStaff).where(where);
      if (member === undefined) throw new ApiError("not_found");
      if (member.pinHash === null) throw new ApiError("pin_missing");
      const now = panel.clock();
      const dayAgo = new Date(now.getTime() - TRIES_KEPT_MS).toISOString();
      const isOver = sql`coalesce(${storeStaff.pinTriedAt} <= ${dayAgo}::timestamptz, true)`;
      const at = sql`${now.toISOString()}::timestamptz`;
      const [tried] = await panel.db
        .update(storeStaff)
        .set({
          pinTries: sql`case when ${isOver} then 1 else ${storeStaff.pinTries} + 1 end`,
          pinTriedAt: sql`case when ${isOver} then ${at} else ${storeStaff.pinTriedAt} end`,
        })
        .where(and(where, lt(storeStaff.pinTries, MAX_PIN_TRIES)))
        .returning();
      if (tried === undefined || tried.pinHash === null) throw new ApiError("pin_locked");
      if (!(await panel.passwords.verify(tried.pinHash, pin))) {
        const triesLeft = MAX_PIN_TRIES - tried.pinTries;
        // Nobody in particular has tried: who it was is the question.
        await writeAuditEntry(panel.db, {
          actorId: null,
          deviceId: device.id,
          action: "member.pin_wrong",
          subjectId: userId,
          storeId: device.storeId,
          after: { tries_left: triesLeft },
          at: now,
        });
        throw new ApiError("pin_wrong", { data: { tries_left: triesLeft } });
      }
      const personUntil = namedUntil(now);
      await panel.db.transaction(async (tx) => {
        await tx
          .update(storeStaff)
          .set({ pinTries: sql`greatest(${storeStaff.pinTries} - 1, 0)` })
          .where(where);
        await tx
          .update(storeDevices)
          .set({ personId: userId, personUntil })
          .where(eq(storeDevices.id, device.id));
      });
      return personUntil;
    },
  };
}
