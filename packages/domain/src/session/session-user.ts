/** Roles (REQ-AUTH-26 to REQ-AUTH-29); `unknown` is not resolved yet and has the rights of a guest (REQ-AUTH-49). */
export const ROLES = ["unknown", "user", "admin", "super_admin"] as const;
export type Role = (typeof ROLES)[number];

/** The stored fields of the signed-in user: those that every page shows. Profiles are loaded from the server. */
export interface SessionUser {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  avatar: string | null;
}

/** First and last name as one text; either may be empty. */
export function fullName({ first_name, last_name }: Pick<SessionUser, "first_name" | "last_name">): string {
  return `${first_name} ${last_name}`.trim();
}

const text = (value: unknown): string => (typeof value === "string" && value.length <= 2000 ? value : "");

/**
 * Parses the user from a response or from storage, trimmed; a field that is not text becomes empty. Null without an id
 * (REQ-STORAGE-14).
 */
export function sessionUser(value: unknown): SessionUser | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, first_name, last_name, email, role, avatar } = value as Record<keyof SessionUser, unknown>;
  if (text(id) === "") return null;
  return {
    id: text(id),
    first_name: text(first_name),
    last_name: text(last_name),
    email: text(email),
    role: ROLES.find((known) => known === role) ?? "unknown",
    avatar: text(avatar) || null,
  };
}
