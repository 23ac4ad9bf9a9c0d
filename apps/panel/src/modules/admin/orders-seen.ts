import { inArray, type SQL, sql } from "drizzle-orm";
import { orders } from "../../db/schema.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";

/** Condition for orders of the stores at which a user may see them, without those of a rider. */
export function ofStoresSeen(user: SessionUser): SQL | undefined {
  if (mayEverywhere(user, "order.read")) return undefined;
  const ids = storesWith(user, "order.read");
  return ids.length === 0 ? sql`false` : inArray(orders.storeId, [...ids]);
}
