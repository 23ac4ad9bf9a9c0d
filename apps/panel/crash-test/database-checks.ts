import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { STANDING_ORDER_STATUSES } from "@talabee/domain";
import { join } from "node:path";
import pg from "pg";

export interface Queries {
  query<Row>(text: string): Promise<{ rows: Row[] }>;
}

/** Opens the database while no panel runs. */
export async function withDatabase<T>(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await work({
        query: async <Row>(text: string) => ({ rows: (await client.query(text)).rows as Row[] }),
      });
    } finally {
      await client.end();
    }
  }
  const db = await PGlite.create({ dataDir: join(dataDir, "database"), extensions: { pg_trgm } });
  try {
    return await work({
      query: async <Row>(text: string) => ({ rows: (await db.query<Row>(text)).rows }),
    });
  } finally {
    await db.close();
  }
}

const STANDING = STANDING_ORDER_STATUSES.map((status) => `'${status}'`).join(", ");

/** Stock plus ordered quantities by product, which no order may change. */
export async function stockTotals(db: Queries): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; total: number }>(`
    select p.id, (p.stock + coalesce(sum(l.quantity) filter (where o.order_status in (${STANDING})), 0))::int as total
    from products p left join order_lines l on l.product_id = p.id left join orders o on o.id = l.order_id
    group by p.id`);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Number of orders whose history, code, hand-over, money or audit log do not tell of the same acts of the counter. */
export async function countBrokenServings(db: Queries): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`
    select count(*)::int as count from (
      select o.id from orders o join order_trail t on t.order_id = o.id
      left join hand_overs h on h.order_id = o.id
      group by o.id, h.order_id, h.cash_taken
      having count(*) <> o.version or max(t.version) <> o.version
        or (array_agg(t.to_status order by t.version desc))[1] <> o.order_status
        or (o.order_status in ('accepted', 'delivered') and o.hand_over_code is null)
        or (o.order_status = 'delivered') <> (h.order_id is not null)
        or (o.order_status = 'delivered' and (o.payment_status <> 'paid' or h.cash_taken <> o.amount_due))
        or count(*) filter (where t.actor = 'admin') <> (
          select count(*) from audit_log a where a.subject_id = o.id
            and a.action in ('order.accept', 'order.ready', 'order.hand_over')
        )
    ) broken`);
  return rows[0]!.count;
}

/** Number of orders and idempotency keys that lack a part of their data. */
export async function countIncompleteOrders(db: Queries): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`
    select count(*)::int as count from (
      select o.id from orders o
      left join order_lines l on l.order_id = o.id
      left join idempotency_keys k on k.user_id = o.user_id and k.key = o.idempotency_key
      group by o.id, k.key
      having count(l.id) = 0 or sum(l.line_total) <> o.subtotal or k.key is null
        or not exists (select 1 from order_trail t where t.order_id = o.id and t.version = o.version)
        or not exists (select 1 from payments p where p.order_id = o.id)
        or o.wallet_applied <> coalesce((select -sum(e.amount) from wallet_entries e where e.order_id = o.id and e.kind = 'hold'), 0)
      union all
      select k.key from idempotency_keys k
      left join orders o on o.user_id = k.user_id and o.idempotency_key = k.key
      where o.id is null and k.path = '/api/orders'
    ) broken`);
  return rows[0]!.count;
}
