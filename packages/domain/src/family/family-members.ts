/** Maximum number of people in a family, including the owner. */
export const MAX_FAMILY_MEMBERS = 8;

/** A person in a family. */
export interface FamilyPerson {
  id: string;
  role: "owner" | "member";
  joined_at: Date;
}

/** Why a change to a family is refused (REQ-JOIN-14). */
export type FamilyRefusal = "not_member" | "not_owner" | "not_found" | "already_member" | "family_full";

/** The members after the change, or why it is refused. An empty family is closed. */
export type FamilyVerdict = { members: FamilyPerson[] } | { refused: FamilyRefusal };

/**
 * Joins a family (REQ-JOIN-14). `belongs` says whether the person is in any family already, this one or another.
 */
export function joinFamily(
  members: readonly FamilyPerson[],
  person: { id: string; belongs: boolean; at: Date },
): FamilyVerdict {
  if (person.belongs || members.some(({ id }) => id === person.id)) return { refused: "already_member" };
  if (members.length >= MAX_FAMILY_MEMBERS) return { refused: "family_full" };
  const role = members.length === 0 ? "owner" : "member";
  return { members: [...members, { id: person.id, role, joined_at: person.at }] };
}

/**
 * Leaves a family (REQ-JOIN-14). When the owner leaves, the earliest of the other members owns it, by id among equals;
 * the family closes when the last member leaves.
 */
export function leaveFamily(members: readonly FamilyPerson[], personId: string): FamilyVerdict {
  if (!members.some(({ id }) => id === personId)) return { refused: "not_member" };
  const rest = members.filter(({ id }) => id !== personId);
  if (rest.some(({ role }) => role === "owner")) return { members: rest };
  const [heir] = rest.toSorted(
    (a, b) => a.joined_at.getTime() - b.joined_at.getTime() || (a.id < b.id ? -1 : 1),
  );
  return { members: rest.map((person) => (person === heir ? { ...person, role: "owner" } : person)) };
}

/** Removes a member (REQ-JOIN-14). Only the owner may, and not themselves: an owner uses `leaveFamily`. */
export function removeFromFamily(
  members: readonly FamilyPerson[],
  byId: string,
  personId: string,
): FamilyVerdict {
  const by = members.find(({ id }) => id === byId);
  if (!by) return { refused: "not_member" };
  if (by.role !== "owner") return { refused: "not_owner" };
  const person = members.find(({ id }) => id === personId);
  if (!person || person === by) return { refused: "not_found" };
  return { members: members.filter((one) => one !== person) };
}
