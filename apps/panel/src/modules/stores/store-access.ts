import type { Right } from "@talabee/domain";
import { eq, inArray, type SQL } from "drizzle-orm";
import type { AnyColumn } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { mayAt, mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { StoreRow } from "../catalogue/store-dto.js";

/**
 * Throws unless a user has a right at a store: `not_found` for somebody who has nothing to do with it, `forbidden` for a member
 * whose role does not have it.
 */
export function demandRight(user: SessionUser, right: Right, storeId: string): void {
  if (mayAt(user, right, storeId)) return;
  const isTheirs = user.storeRoles.has(storeId) || user.device?.storeId === storeId;
  throw new ApiError(isTheirs ? "forbidden" : "not_found");
}

/** A store at which the user has a right. Throws as {@link demandRight}, and `not_found` for an unknown store. */
export async function storeFor(
  queries: Queries,
  user: SessionUser,
  right: Right,
  id: string,
): Promise<StoreRow> {
  demandRight(user, right, id);
  const [row] = await queries.select().from(stores).where(eq(stores.id, id));
  if (row === undefined) throw new ApiError("not_found");
  return row;
}

/**
 * {@link storeFor}, for a change: two changes of one store wait for each other. Orders do not, as they only refer to the row.
 */
export async function lockStoreFor(
  tx: Queries,
  user: SessionUser,
  right: Right,
  id: string,
): Promise<StoreRow> {
  demandRight(user, right, id);
  return lockStore(tx, id);
}

/** {@link lockStoreFor} for what nobody in particular changes. Throws `not_found`. */
export async function lockStore(tx: Queries, id: string): Promise<StoreRow> {
  const [row] = await tx.select().from(stores).where(eq(stores.id, id)).for("no key update");
  if (row === undefined) throw new ApiError("not_found");
  return row;
}

/** Condition for rows of stores at which the user has a right; `storeId` is their column. */
export const ofStoresWith = (user: SessionUser, right: Right, storeId: AnyColumn): SQL | undefined =>
  mayEverywhere(user, right) ? undefined : inArray(storeId, [...storesWith(user, right)]);
