import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.js";
import type { OpenDatabase } from "./database.js";
import { executeRows } from "./execute-rows.js";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // A menu so long that it matters which index is read.
  await database.db.execute(sql`
    insert into products select (jsonb_populate_record(product, jsonb_build_object('id', product.id || n, 'sale_price', null))).*
    from products as product, generate_series(1, 200) as n`);
  await database.db.execute(sql`analyze products`);
});
afterAll(() => database.close());

/** The plan of a statement on a table too large to be read as a whole. */
async function planOf(statement: string): Promise<string> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const rows = await executeRows<{ "QUERY PLAN": string }>(tx, sql.raw(`explain ${statement}`));
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

it.each([
  ["rider_assignments_order", "select 1 from rider_assignments where order_id = 'x' order by assigned_at"],
  ["rider_assignments_rider", "select 1 from rider_assignments where rider_id = 'x'"],
  [
    "products_sales",
    "select 1 from products where store_id = 'spice' and sale_price is not null and active and price > 0",
  ],
  [
    "products_of_menu",
    "select 1 from products where store_id = 'spice' and (position, id) > (3, 'x') order by position, id limit 21",
  ],
  [
    "products_of_section",
    "select 1 from products where section_id = 'spice.more' and (position, id) > (3, 'x') order by position, id limit 21",
  ],
  ["push_tokens_user", "select 1 from push_tokens where user_id = 'x'"],
  ["push_tokens_session", "select 1 from push_tokens where session_hash = 'x'"],
  [
    "jobs_queue",
    "select 1 from jobs where kind = 'x' and failed_at is null and due_at <= now() order by due_at limit 1",
  ],
  [
    "mails_queue",
    "select 1 from mails where sent_at is null and failed_at is null order by is_code desc, next_try_at limit 1",
  ],
])("%s serves its query without reading the table", async (index, statement) => {
  const plan = await planOf(statement);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});
