import {
  type DeviceRole,
  lacksPerson,
  mayDo,
  mayOnDevice,
  type OfficeRole,
  type Right,
  type StoreRole,
  type WorkRole,
} from "@talabee/domain";

/** A paired device of a store that makes a request. */
export interface SessionDevice {
  readonly id: string;
  readonly storeId: string;
  readonly role: DeviceRole;
  /** The member who named themselves at it by a PIN a moment ago; null for nobody. */
  readonly person: { readonly id: string; readonly role: StoreRole } | null;
}

/** Who makes a request: the user of a session, or a paired device of a store. */
export interface SessionUser {
  /** The account's; of a device its own, see {@link accountOf}. */
  readonly id: string;
  /** Of a device its id, as its token changes. */
  readonly tokenHash: string;
  /** Set for a paired device, which has no other roles. */
  readonly device: SessionDevice | null;
  /** Role in the office, which counts at every store; null for everybody else. */
  readonly officeRole: OfficeRole | null;
  /** Role at each store that the user is a member of. */
  readonly storeRoles: ReadonlyMap<string, StoreRole>;
  /** Set while the user is an active rider. */
  readonly riderId: string | null;
  readonly blocked: boolean;
  readonly verified: boolean;
  /** Whether sign-in asks for the code of an authenticator app. */
  readonly hasSecondFactor: boolean;
}

/** The roles of a user, at each place where they count. */
export type Roles = Pick<SessionUser, "officeRole" | "storeRoles" | "riderId" | "device">;

/** The account that acts: at a device that of the person who named themselves; null for nobody in particular. */
export const accountOf = ({ id, device }: SessionUser): string | null =>
  device === null ? id : (device.person?.id ?? null);

/** Who acts, as logs record it. */
export const actingAs = (user: SessionUser) => ({
  actorId: accountOf(user),
  deviceId: user.device?.id ?? null,
});

const deviceFacts = ({ role, person }: SessionDevice) => ({ role, person: person?.role ?? null });

/** Whether a device would have a right, if somebody named themselves at it. */
export const isPersonMissing = ({ device }: Roles, right: Right): boolean =>
  device !== null && lacksPerson(right, deviceFacts(device));

/** All roles of a user; none for a customer or a device. */
export function rolesOf({ officeRole, storeRoles, riderId }: Roles): readonly WorkRole[] {
  return [
    ...(officeRole === null ? [] : [officeRole]),
    ...new Set(storeRoles.values()),
    ...(riderId === null ? [] : (["rider"] as const)),
  ];
}

/** Whether a user works behind the counter: in the office, at a store or as a rider. */
export const isStaff = (user: Roles): boolean => rolesOf(user).length > 0;

/** Whether any role of a user has a right. Where it counts is for the handler to check. */
export const hasRight = (user: Roles, right: Right): boolean =>
  user.device === null
    ? rolesOf(user).some((role) => mayDo(role, right))
    : mayOnDevice(right, deviceFacts(user.device));

/** Whether a right of a user counts at every store. */
export const mayEverywhere = ({ officeRole }: Roles, right: Right): boolean =>
  officeRole !== null && mayDo(officeRole, right);

/** Whether a user has a right at a store. */
export function mayAt(user: Roles, right: Right, storeId: string): boolean {
  if (user.device !== null) return user.device.storeId === storeId && hasRight(user, right);
  const role = user.storeRoles.get(storeId);
  return mayEverywhere(user, right) || (role !== undefined && mayDo(role, right));
}

/** The stores at which a user has a right as their member; one with the right everywhere needs none. */
export function storesWith(user: Roles, right: Right): readonly string[] {
  if (user.device !== null) return hasRight(user, right) ? [user.device.storeId] : [];
  return [...user.storeRoles].flatMap(([storeId, role]) => (mayDo(role, right) ? [storeId] : []));
}

/** The roles of a user that count at a store. */
export function rolesAt({ officeRole, storeRoles, device }: Roles, storeId: string): readonly WorkRole[] {
  const person = device?.storeId === storeId ? device.person?.role : undefined;
  return [officeRole, storeRoles.get(storeId), person].flatMap((role) => role ?? []);
}

/** Looks up sessions by token. The `auth` module implements it, so that `http` does not depend on a module. */
export interface SessionStore {
  /** The user of a valid session, or null. Counts as a use of the session. */
  find(token: string): Promise<SessionUser | null>;
  /** The paired device of a token, or null. */
  findDevice(token: string): Promise<SessionUser | null>;
  /** Those of some sessions that are still valid, for responses that outlive their request. Does not count as a use. */
  openAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
}
