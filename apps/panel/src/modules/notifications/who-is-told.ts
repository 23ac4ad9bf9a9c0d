import { mayDo, type Right, STORE_ROLES } from "@talabee/domain";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { storeStaff, users } from "../../db/schema.js";

interface Account {
  readonly id: string;
}

/** Members of a store whose role has a right. */
export async function membersWith(queries: Queries, storeId: string, right: Right): Promise<Account[]> {
  const roles = STORE_ROLES.filter((role) => mayDo(role, right));
  return queries
    .select({ id: storeStaff.userId })
    .from(storeStaff)
    .innerJoin(users, eq(users.id, storeStaff.userId))
    .where(and(eq(storeStaff.storeId, storeId), inArray(storeStaff.role, roles), isNull(users.blockedAt)))
    .orderBy(asc(storeStaff.userId));
}

/** Those of the office who help stores with their orders. */
export const officeOfOrders = (queries: Queries): Promise<Account[]> =>
  queries
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, ["support", "admin", "super_admin"]), isNull(users.blockedAt)))
    .orderBy(asc(users.id));
