/** The authenticated user of a request. */
export interface SessionUser {
  readonly id: string;
  readonly tokenHash: string;
  readonly role: "user" | "admin" | "super_admin";
  readonly blocked: boolean;
  readonly verified: boolean;
  /** Stores the user may manage; admins may manage all. */
  readonly storeIds: readonly string[];
  /** Set while the user is an active rider. */
  readonly riderId: string | null;
  /** Whether sign-in asks for the code of an authenticator app. */
  readonly hasSecondFactor: boolean;
  /** Whether the user may call endpoints with `staff` access: admins, store staff and riders. */
  readonly isStaff: boolean;
}

/** Looks up sessions by token. The `auth` module implements it, so that `http` does not depend on a module. */
export interface SessionStore {
  /** The user of a valid session, or null. Counts as a use of the session. */
  find(token: string): Promise<SessionUser | null>;
  /** Those of some sessions that are still valid, for responses that outlive their request. Does not count as a use. */
  openAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
}
