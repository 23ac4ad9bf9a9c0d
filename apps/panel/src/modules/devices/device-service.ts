import type {
  CallBody,
  CallData,
  createPairingCode,
  DeviceState,
  namePerson,
  storeDevices as storeDevicesCall,
} from "@talabee/contract";
import { PAIRING_CODE_DIGITS, PAIRING_CODE_MS } from "@talabee/domain";
import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { randomInt, randomUUID } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { devicePairings, storeDevices, stores, storeStaff, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { userTopic } from "../../http/bus.js";
import { rolesOfUsers } from "../../http/roles-of-users.js";
import { mayAt, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { lockStore, lockStoreFor, storeFor } from "../stores/store-access.js";
import { requireRoom } from "../stores/store-limits.js";
import { type DeviceRow, newDeviceToken } from "./device-sessions.js";
import { watchHearing } from "./hearing-job.js";
import { createPins } from "./pins.js";

const isPaired = (storeId: string) => and(eq(storeDevices.storeId, storeId), isNull(storeDevices.revokedAt));

/** Whether a user may pair devices of a store at this moment: they may have left since they asked for a code. */
async function mayPair(queries: Queries, userId: string, storeId: string): Promise<boolean> {
  const roles = (await rolesOfUsers(queries, [userId])).get(userId);
  return roles !== undefined && mayAt(roles, "device.manage", storeId);
}

/** Tries to find a code that no other pairing has at the moment: among a million, the first one does. */
const CODE_ATTEMPTS = 5;

/** Paired devices of stores, and who names themselves at them. */
export function createDeviceService(panel: Panel) {
  const pins = createPins(panel);
  const digestOf = (code: string) => panel.secrets.digest(code, "pairing of a device");

  /** The paired device of a session; a person's own has none. */
  async function deviceOf(queries: Queries, { device }: SessionUser): Promise<DeviceRow> {
    if (device === null) throw new ApiError("not_found");
    const [row] = await queries.select().from(storeDevices).where(eq(storeDevices.id, device.id));
    if (row === undefined) throw new ApiError("not_found");
    return row;
  }

  async function stateOf(queries: Queries, device: DeviceRow): Promise<DeviceState> {
    const [store] = await queries.select().from(stores).where(eq(stores.id, device.storeId));
    const rows = await queries
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: storeStaff.role })
      .from(storeStaff)
      .innerJoin(users, eq(users.id, storeStaff.userId))
      .where(
        and(eq(storeStaff.storeId, device.storeId), isNotNull(storeStaff.pinHash), isNull(users.blockedAt)),
      )
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
    const people = rows.map(({ id, firstName, lastName, role }) => ({
      user_id: id,
      name: `${firstName} ${lastName}`,
      role,
    }));
    const named = people.find(({ user_id }) => user_id === device.personId);
    const until = device.personUntil;
    return {
      id: device.id,
      name: device.name,
      role: device.role,
      vendor_id: device.storeId,
      vendor_name: store!.name,
      people,
      person:
        named === undefined || until === null || until <= panel.clock()
          ? null
          : { ...named, until: until.toISOString() },
    };
  }

  return {
    deviceOf,

    async list(user: SessionUser, storeId: string): Promise<CallData<typeof storeDevicesCall>> {
      await storeFor(panel.db, user, "device.manage", storeId);
      const rows = await panel.db
        .select({ row: storeDevices, firstName: users.firstName, lastName: users.lastName })
        .from(storeDevices)
        .leftJoin(users, eq(users.id, storeDevices.pairedBy))
        .where(isPaired(storeId))
        .orderBy(asc(storeDevices.pairedAt), asc(storeDevices.id));
      const items = rows.map(({ row, firstName, lastName }) => ({
        id: row.id,
        name: row.name,
        role: row.role,
        paired_at: row.pairedAt.toISOString(),
        paired_by: row.pairedBy === null ? null : { id: row.pairedBy, name: `${firstName} ${lastName}` },
        last_seen_at: row.lastSeenAt?.toISOString() ?? null,
        heard_at: row.heardAt?.toISOString() ?? null,
        hearing: row.hearing,
      }));
      return { items, next_cursor: null };
    },

    /** Makes a code that pairs one device. */
    async createCode(
      user: SessionUser,
      storeId: string,
      { name, role }: CallBody<typeof createPairingCode>,
    ): Promise<CallData<typeof createPairingCode>> {
      const at = panel.clock();
      const expiresAt = new Date(at.getTime() + PAIRING_CODE_MS);
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "device.manage", storeId);
        await requireRoom(tx, "devices", isPaired(storeId));
        for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
          const code = String(randomInt(10 ** PAIRING_CODE_DIGITS)).padStart(PAIRING_CODE_DIGITS, "0");
          const pairing = { id: randomUUID(), storeId, name, role, createdBy: user.id, createdAt: at };
          const [made] = await tx
            .insert(devicePairings)
            .values({ ...pairing, codeHash: await digestOf(code), expiresAt })
            .onConflictDoNothing()
            .returning({ id: devicePairings.id });
          if (made !== undefined) return { code, expires_at: expiresAt.toISOString() };
        }
        throw new ApiError("maintenance");
      });
    },

    /**
     * Pairs a device by a code, which is of no use afterwards, as long as whoever showed it may pair one. Throws
     * `pairing_code_wrong` and `limit_reached`.
     */
    async pair(code: string): Promise<{ readonly token: string; readonly state: DeviceState }> {
      const now = panel.clock();
      const { token, tokenHash } = newDeviceToken();
      const state = await panel.db.transaction(async (tx) => {
        const isThis = and(
          eq(devicePairings.codeHash, await digestOf(code)),
          gt(devicePairings.expiresAt, now),
        );
        const [found] = await tx.select().from(devicePairings).where(isThis);
        if (found === undefined) throw new ApiError("pairing_code_wrong");
        // The store before the code, as those do who end somebody's codes.
        await lockStore(tx, found.storeId);
        const [pairing] = await tx.delete(devicePairings).where(isThis).returning();
        if (pairing === undefined) throw new ApiError("pairing_code_wrong");
        const { storeId, name, role, createdBy } = pairing;
        if (!(await mayPair(tx, createdBy, storeId))) throw new ApiError("pairing_code_wrong");
        await requireRoom(tx, "devices", isPaired(storeId));
        const [device] = await tx
          .insert(storeDevices)
          .values({
            id: randomUUID(),
            storeId,
            name,
            role,
            tokenHash,
            tokenSince: now,
            pairedBy: createdBy,
            pairedAt: now,
          })
          .returning();
        await writeAuditEntry(tx, {
          actorId: createdBy,
          deviceId: device!.id,
          action: "device.pair",
          subjectId: device!.id,
          storeId,
          after: { name, role },
          at: now,
        });
        await watchHearing(panel, tx);
        return stateOf(tx, device!);
      });
      return { token, state };
    },

    async revoke(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const [found] = await tx.select().from(storeDevices).where(eq(storeDevices.id, id));
        if (found === undefined) throw new ApiError("not_found");
        await lockStoreFor(tx, user, "device.manage", found.storeId);
        const [revoked] = await tx
          .update(storeDevices)
          .set({ revokedAt: at, personId: null, personUntil: null })
          .where(and(eq(storeDevices.id, id), isNull(storeDevices.revokedAt)))
          .returning();
        if (revoked === undefined) throw new ApiError("not_found");
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "device.revoke",
          subjectId: id,
          storeId: found.storeId,
          before: { name: found.name, role: found.role },
          after: {},
          at,
        });
        afterCommit(tx, () => panel.bus.publish(userTopic(id)));
      });
    },

    async own(user: SessionUser): Promise<DeviceState | null> {
      return user.device === null ? null : stateOf(panel.db, await deviceOf(panel.db, user));
    },

    async namePerson(
      user: SessionUser,
      { user_id, pin }: CallBody<typeof namePerson>,
    ): Promise<CallData<typeof namePerson>> {
      const device = await deviceOf(panel.db, user);
      const until = await pins.name(device, user_id, pin);
      const { people } = await stateOf(panel.db, device);
      const person = people.find((one) => one.user_id === user_id);
      if (person === undefined) throw new ApiError("not_found");
      return { ...person, until: until.toISOString() };
    },

    async leave(user: SessionUser): Promise<void> {
      const device = await deviceOf(panel.db, user);
      await panel.db
        .update(storeDevices)
        .set({ personId: null, personUntil: null })
        .where(eq(storeDevices.id, device.id));
    },

    setPin: (user: SessionUser, storeId: string, pin: string) => pins.set(user, storeId, pin),
  };
}
