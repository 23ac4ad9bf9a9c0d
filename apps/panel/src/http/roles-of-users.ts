import type { OfficeRole, StoreRole } from "@talabee/domain";
import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Queries } from "../db/database.js";
import { type AccountRole, riders, storeStaff, users } from "../db/schema.js";
import type { Roles } from "./session-user.js";

/** Columns of a query of `users`, for {@link readRoles}. */
export const roleColumns = {
  role: users.role,
  storeRoles: sql<
    Record<string, StoreRole>
  >`(select coalesce(json_object_agg(${storeStaff.storeId}, ${storeStaff.role}), '{}') from ${storeStaff} where ${storeStaff.userId} = ${users.id})`,
  riderId: sql<
    string | null
  >`(select ${riders.id} from ${riders} where ${riders.userId} = ${users.id} and ${riders.active})`,
};

/** The roles in a row of {@link roleColumns}. */
export const readRoles = (row: {
  role: AccountRole;
  storeRoles: Record<string, StoreRole>;
  riderId: string | null;
}): Roles => ({
  officeRole: officeRoleOf(row.role),
  storeRoles: new Map(Object.entries(row.storeRoles)),
  riderId: row.riderId,
  device: null,
});

/** The role in the office that an account has. */
function officeRoleOf(role: AccountRole): OfficeRole | null {
  if (role === "user") return null;
  return role === "super_admin" ? "super" : role;
}

/** The present roles of some users by their ids, for what outlives a request. Blocked accounts are missing: they may do nothing. */
export async function rolesOfUsers(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Roles>> {
  const rows = await queries
    .select({ id: users.id, ...roleColumns })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), isNull(users.blockedAt)));
  return new Map(rows.map((row) => [row.id, readRoles(row)]));
}
