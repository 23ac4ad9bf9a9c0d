import type { FamilyPerson } from "@talabee/domain";
import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families, familyMembers } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";

export type FamilyRow = typeof families.$inferSelect;
export type MemberRow = typeof familyMembers.$inferSelect;

/** A member's place in their family, and all members by the time they joined. */
export interface Membership {
  readonly family: FamilyRow;
  readonly me: MemberRow;
  readonly members: readonly MemberRow[];
}

/** The members of a family, the first to join first. */
export async function membersOf(queries: Queries, familyId: string): Promise<MemberRow[]> {
  return queries
    .select()
    .from(familyMembers)
    .where(eq(familyMembers.familyId, familyId))
    .orderBy(asc(familyMembers.joinedAt), asc(familyMembers.userId));
}

/** The family that a user belongs to; null if none. */
export async function findMembership(queries: Queries, userId: string): Promise<Membership | null> {
  const [found] = await queries
    .select({ family: families })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(eq(familyMembers.userId, userId));
  return found === undefined ? null : membershipIn(queries, found.family, userId);
}

/** Like {@link findMembership}, but throws the `ApiError` `not_member`. */
export async function membershipOf(queries: Queries, userId: string): Promise<Membership> {
  return (await findMembership(queries, userId)) ?? refuse();
}

/** Like {@link membershipOf}, with the family locked: members and basket cannot change until the transaction ends. */
export async function lockMembership(tx: Queries, userId: string): Promise<Membership> {
  const [found] = await tx
    .select({ familyId: familyMembers.familyId })
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId));
  const family = found === undefined ? undefined : await lockFamily(tx, eq(families.id, found.familyId));
  // The user may have been removed while waiting for the lock.
  return (family && (await membershipIn(tx, family, userId))) ?? refuse();
}

/** A family, locked; undefined if there is none. Rows that reference it may still be inserted. */
export async function lockFamily(tx: Queries, which: ReturnType<typeof eq>): Promise<FamilyRow | undefined> {
  const [row] = await tx.select().from(families).where(which).for("no key update");
  return row;
}

/** A member as the rules of `@talabee/domain` take them. */
export const toPerson = ({ userId, role, joinedAt }: MemberRow): FamilyPerson => ({
  id: userId,
  role,
  joined_at: joinedAt,
});

async function membershipIn(queries: Queries, family: FamilyRow, userId: string): Promise<Membership | null> {
  const members = await membersOf(queries, family.id);
  const me = members.find((member) => member.userId === userId);
  return me === undefined ? null : { family, me, members };
}

function refuse(): never {
  throw new ApiError("not_member");
}
