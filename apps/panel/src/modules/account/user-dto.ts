import type { User } from "@talabee/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { familyMembers, files, notifications, users } from "../../db/schema.js";
import { avatarUrl } from "../files/public-pictures.js";
import { spendable } from "../wallet/ledger.js";

/** Reads and serializes a user. Returns null for an unknown id. */
export async function readUser(queries: Queries, id: string, now: Date): Promise<User | null> {
  const [row] = await queries
    .select({
      user: users,
      avatar: files.path,
      familyId: familyMembers.familyId,
      unread: sql<number>`(select count(*)::int from ${notifications} where ${and(
        eq(notifications.userId, users.id),
        isNull(notifications.readAt),
      )})`,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(eq(users.id, id));
  if (row === undefined) return null;
  const { user } = row;
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    username: user.username,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    mobile: user.mobile,
    birthday: user.birthday,
    gender: user.gender,
    country: user.country,
    // The other roles of the office mean nothing to a storefront: there they are customers.
    role: user.role === "admin" || user.role === "super_admin" ? user.role : "user",
    avatar: row.avatar === null ? null : avatarUrl(row.avatar),
    family_id: row.familyId,
    wallet_balance: await spendable(queries, id, now),
    unread_notifications: row.unread,
  };
}
