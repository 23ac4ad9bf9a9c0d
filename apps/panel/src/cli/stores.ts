import { eq } from "drizzle-orm";
import type { Database } from "../db/database.js";
import { stores } from "../db/schema.js";
import { refreshStores } from "../modules/search/search-documents.js";
import { OperatorError } from "./operator-error.js";

/**
 * Takes a store out of the shop, or back in. Its page, cart lines and orders then say `store_inactive`; running orders
 * go on.
 */
export async function activateStore(
  db: Database,
  id: string,
  active: boolean,
  say: (line: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(stores)
      .set({ active })
      .where(eq(stores.id, id))
      .returning({ id: stores.id });
    if (changed.length === 0) throw new OperatorError(`There is no store with the id ${id}.`);
    // The words of its products may have been deleted meanwhile.
    await refreshStores(tx, [id], { withProducts: active });
  });
  say(`${id} ${active ? "takes orders" : "takes no orders"}`);
}
