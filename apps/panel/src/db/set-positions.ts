import { sql } from "drizzle-orm";
import type { Queries } from "./database.js";
import type { banners, categories, collections, products, sections } from "./schema.js";

/** Numbers rows in the order of their ids, in one statement. They are locked by id, as everywhere, so that two orders cannot block each other. */
export async function setPositions(
  tx: Queries,
  table: typeof banners | typeof categories | typeof collections | typeof products | typeof sections,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    with locked as materialized (
      select id from ${table} where id = any(${sql.param([...ids])}::text[]) order by id for update
    ), numbered as (
      select id, (number - 1)::int as position
      from unnest(${sql.param([...ids])}::text[]) with ordinality as named (id, number) join locked using (id)
    )
    update ${table} as target set position = numbered.position from numbered
    where target.id = numbered.id and target.position <> numbered.position`);
}
