import { sql } from "drizzle-orm";
import type { Database } from "../db/database.js";
import { initialProducts } from "./fixture-content.js";

/** What must hold whatever happened; each statement returns the rows that break it. */
const BROKEN = {
  "stock and what was ordered add up to the beginning": sql`
    select p.id, p.stock, coalesce(sum(l.quantity), 0)::int as ordered from products p
    left join (
      select ol.product_id, ol.quantity from order_lines ol join orders o on o.id = ol.order_id
      where o.order_status <> 'canceled'
         or exists (select 1 from order_trail t where t.order_id = o.id and t.to_status = 'canceled' and t.from_status = 'delivering')
    ) l on l.product_id = p.id
    group by p.id`,
  "every order has lines that add up to its subtotal": sql`
    select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having count(l.id) = 0 or sum(l.line_total) <> o.subtotal`,
  "every order has one unbroken trail that ends at its status": sql`
    select o.id from orders o left join order_trail t on t.order_id = o.id
    group by o.id having count(t.version) <> o.version or min(t.version) <> 1 or max(t.version) <> o.version
      or (array_agg(t.to_status order by t.version desc))[1] <> o.order_status`,
  "every order has its stored answer, every stored answer its order": sql`
    select o.id from orders o full join idempotency_keys k on k.user_id = o.user_id and k.key = o.idempotency_key
    where o.id is null or k.key is null or k.body -> 'data' ->> 'id' <> o.id`,
  "a cart has a store exactly when it has lines, all of that store": sql`
    select c.id from carts c left join cart_lines l on l.cart_id = c.id left join products p on p.id = l.product_id
    group by c.id having (count(l.id) > 0) <> (c.store_id is not null) or bool_or(p.store_id <> c.store_id)`,
  "nobody has two default addresses": sql`
    select user_id from addresses where is_default group by user_id having count(*) > 1`,
};

const initialStock: ReadonlyMap<string, number> = new Map(
  initialProducts.map(({ id, stock }) => [id, stock]),
);

/** What is broken in the database, in words; empty when all is well. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(BROKEN)) {
    const { rows } = (await db.execute(statement)) as unknown as { rows: Record<string, unknown>[] };
    const bad = name.startsWith("stock")
      ? rows.filter(
          (row) => Number(row["stock"]) + Number(row["ordered"]) !== initialStock.get(String(row["id"])),
        )
      : rows;
    if (bad.length > 0) broken.push(`${name}: ${JSON.stringify(bad)}`);
  }
  return broken;
}
