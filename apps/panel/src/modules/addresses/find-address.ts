import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { addresses } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";

/** An address of this customer. Throws the `ApiError` `not_found`. */
export async function findAddress(queries: Queries, userId: string, id: string) {
  const [row] = await queries
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  if (row === undefined) throw new ApiError("not_found");
  return row;
}
