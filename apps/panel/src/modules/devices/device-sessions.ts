import { PERSON_MS } from "@talabee/domain";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { storeDevices, storeStaff, users } from "../../db/schema.js";
import type { SessionUser } from "../../http/session-user.js";

/** Age at which a device gets another token. */
const TOKEN_MS = 86_400_000;
/** For how long a token still counts once its successor has arrived: requests may be under way. */
const OVERLAP_MS = 60_000;

export type DeviceRow = typeof storeDevices.$inferSelect;

/** A new token of a device, and what is stored of it. */
export function newDeviceToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOf(token) };
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

const PREFIX = "device ";
/** What stands in the place of a session's hash, which a device changes each day. */
export const deviceSessionKey = (id: string) => `${PREFIX}${id}`;

/** The device of a token, with who named themselves at it; null for a token that counts no more. */
export async function findDevice(queries: Queries, token: string, now: Date): Promise<SessionUser | null> {
  const hash = hashOf(token);
  const [row] = await queries
    .select({ device: storeDevices, personRole: storeStaff.role, personBlockedAt: users.blockedAt })
    .from(storeDevices)
    .leftJoin(
      storeStaff,
      and(eq(storeStaff.storeId, storeDevices.storeId), eq(storeStaff.userId, storeDevices.personId)),
    )
    .leftJoin(users, eq(users.id, storeDevices.personId))
    .where(
      and(
        or(eq(storeDevices.tokenHash, hash), eq(storeDevices.formerHash, hash)),
        isNull(storeDevices.revokedAt),
      ),
    );
  if (row === undefined) return null;
  const { device, personRole } = row;
  if (device.tokenHash !== hash && device.formerUntil !== null && device.formerUntil <= now) return null;
  if (device.tokenHash === hash && device.formerHash !== null && device.formerUntil === null) {
    const formerUntil = new Date(now.getTime() + OVERLAP_MS);
    await queries.update(storeDevices).set({ formerUntil }).where(eq(storeDevices.id, device.id));
  }
  const isNamed = device.personUntil !== null && device.personUntil > now && row.personBlockedAt === null;
  const person = isNamed && personRole !== null ? { id: device.personId!, role: personRole } : null;
  return {
    id: person?.id ?? device.id,
    tokenHash: deviceSessionKey(device.id),
    device: { id: device.id, storeId: device.storeId, role: device.role, person },
    officeRole: null,
    storeRoles: new Map(),
    riderId: null,
    blocked: false,
    verified: true,
    // Whoever paired it has proved theirs.
    hasSecondFactor: true,
  };
}

/** Those of some session keys whose devices are still paired. */
export async function pairedAmong(queries: Queries, keys: readonly string[]): Promise<string[]> {
  const ids = keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: storeDevices.id })
    .from(storeDevices)
    .where(and(inArray(storeDevices.id, [...new Set(ids)]), isNull(storeDevices.revokedAt)));
  return rows.map(({ id }) => deviceSessionKey(id));
}

/**
 * Another token for a device that comes with `used`, if that is a day old; else null. A device whose answer was lost comes again
 * with its former token and gets yet another: the one that never arrived is of no use to anybody.
 */
export async function rotateToken(
  queries: Queries,
  device: DeviceRow,
  used: string,
  now: Date,
): Promise<string | null> {
  const age = now.getTime() - device.tokenSince.getTime();
  const wasLost = hashOf(used) === device.formerHash;
  // A successor may still be on its way.
  if (age < (wasLost ? OVERLAP_MS : TOKEN_MS)) return null;
  if (wasLost && device.formerUntil !== null) return null;
  const { token, tokenHash } = newDeviceToken();
  const formerHash = wasLost ? device.formerHash : device.tokenHash;
  const [changed] = await queries
    .update(storeDevices)
    .set({ tokenHash, tokenSince: now, formerHash, formerUntil: null })
    .where(and(eq(storeDevices.id, device.id), eq(storeDevices.tokenHash, device.tokenHash)))
    .returning({ id: storeDevices.id });
  return changed === undefined ? null : token;
}

/** Until when somebody who names themselves now counts as the one before the device. */
export const namedUntil = (now: Date): Date => new Date(now.getTime() + PERSON_MS);
