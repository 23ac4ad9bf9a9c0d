import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { products, sections } from "../../db/schema.js";

/** Locks the products of a store for {@link renumberMenu}: by id, as orders do, and before any other lock on one of them. */
export async function lockMenu(tx: Queries, storeId: string): Promise<void> {
  await tx.execute(
    sql`select 1 from ${products} where ${products.storeId} = ${storeId} order by ${products.id} for update`,
  );
}

/**
 * Numbers the products of a store anew: by the order of their sections, and within them by their own. A product has one
 * position in the whole menu, so that a page of it is read by an index.
 */
export async function renumberMenu(tx: Queries, storeId: string): Promise<void> {
  await tx.execute(sql`
    with numbered as (
      select p.id, (row_number() over (order by s.position, s.id, p.position, p.id) - 1)::int as position
      from ${products} p join ${sections} s on s.id = p.section_id
      where p.store_id = ${storeId}
    )
    update ${products} as product set position = numbered.position from numbered
    where product.id = numbered.id and product.position <> numbered.position`);
}

/** A position behind every product of the store, until the menu is numbered anew. */
export const LAST_POSITION = 2_000_000_000;
