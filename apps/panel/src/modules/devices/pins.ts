import { MAX_PIN_TRIES } from "@talabee/domain";
import { and, eq, lt, sql } from "drizzle-orm";
import { storeDevices, storeStaff } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { lockStoreFor } from "../stores/store-access.js";
import { type DeviceRow, namedUntil } from "./device-sessions.js";

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
          .set({ pinHash, pinTries: 0 })
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
     * Names a member at a device. Each try is counted before it is checked, so that tries at once are not more. Throws
     * `pin_wrong`, `pin_locked`, `pin_missing` and `not_found`.
     */
    async name(device: DeviceRow, userId: string, pin: string): Promise<Date> {
      const where = memberOf(device.storeId, userId);
      const [member] = await panel.db.select().from(storeStaff).where(where);
      if (member === undefined) throw new ApiError("not_found");
      if (member.pinHash === null) throw new ApiError("pin_missing");
      const [tried] = await panel.db
        .update(storeStaff)
        .set({ pinTries: sql`${storeStaff.pinTries} + 1` })
        .where(and(where, lt(storeStaff.pinTries, MAX_PIN_TRIES)))
        .returning();
      if (tried === undefined || tried.pinHash === null) throw new ApiError("pin_locked");
      if (!(await panel.passwords.verify(tried.pinHash, pin))) {
        throw new ApiError("pin_wrong", { data: { tries_left: MAX_PIN_TRIES - tried.pinTries } });
      }
      const personUntil = namedUntil(panel.clock());
      await panel.db.transaction(async (tx) => {
        await tx.update(storeStaff).set({ pinTries: 0 }).where(where);
        await tx
          .update(storeDevices)
          .set({ personId: userId, personUntil })
          .where(eq(storeDevices.id, device.id));
      });
      return personUntil;
    },
  };
}
