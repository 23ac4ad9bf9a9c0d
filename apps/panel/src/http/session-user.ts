import { mayDo, type OfficeRole, type Right, type StoreRole, type WorkRole } from "@talabee/domain";

/** The authenticated user of a request. */
export interface SessionUser {
  readonly id: string;
  readonly tokenHash: string;
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
export type Roles = Pick<SessionUser, "officeRole" | "storeRoles" | "riderId">;

/** All roles of a user; none for a customer. */
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
  rolesOf(user).some((role) => mayDo(role, right));

/** Whether a right of a user counts at every store. */
export const mayEverywhere = ({ officeRole }: Roles, right: Right): boolean =>
  officeRole !== null && mayDo(officeRole, right);

/** Whether a user has a right at a store. */
export function mayAt(user: Roles, right: Right, storeId: string): boolean {
  const role = user.storeRoles.get(storeId);
  return mayEverywhere(user, right) || (role !== undefined && mayDo(role, right));
}

/** The stores at which a user has a right as their member; one with the right everywhere needs none. */
export const storesWith = ({ storeRoles }: Roles, right: Right): readonly string[] =>
  [...storeRoles].flatMap(([storeId, role]) => (mayDo(role, right) ? [storeId] : []));

/** Looks up sessions by token. The `auth` module implements it, so that `http` does not depend on a module. */
export interface SessionStore {
  /** The user of a valid session, or null. Counts as a use of the session. */
  find(token: string): Promise<SessionUser | null>;
  /** Those of some sessions that are still valid, for responses that outlive their request. Does not count as a use. */
  openAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
}
