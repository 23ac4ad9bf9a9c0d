import { FINAL_ORDER_STATUSES, type OrderStatus, orderStatusesWhere } from "@talabee/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.js";
import { literals } from "../db/schema/columns.js";
import { initialProducts } from "./fixture-content.js";

const list = (statuses: readonly OrderStatus[]) => sql.raw(literals(statuses));
const CANCELED = list(orderStatusesWhere(({ outcome }) => outcome === "canceled"));
const FINAL = list(FINAL_ORDER_STATUSES);
const LEFT_STORE = list(orderStatusesWhere(({ hasLeftStore }) => hasLeftStore));

/** Invariants of the database; each statement returns the rows that violate it. */
const BROKEN = {
  "stock and ordered quantities add up to the initial stock and manual adjustments": sql`
    select p.id, p.stock + coalesce(l.quantity, 0)::int - coalesce(a.delta, 0)::int as initial from products p
    left join (
      select ol.product_id, sum(ol.quantity) as quantity from order_lines ol join orders o on o.id = ol.order_id
      where o.order_status not in ${CANCELED}
         or exists (select 1 from order_trail t where t.order_id = o.id and t.to_status in ${CANCELED} and t.from_status in ${LEFT_STORE})
      group by ol.product_id
    ) l on l.product_id = p.id
    left join (select product_id, sum(delta) as delta from stock_adjustments group by product_id) a on a.product_id = p.id`,
  "every order has lines that add up to its subtotal": sql`
    select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having count(l.id) = 0 or sum(l.line_total) <> o.subtotal`,
  "every order has one complete status history that ends at its status": sql`
    select o.id from orders o left join order_trail t on t.order_id = o.id
    group by o.id having count(t.version) <> o.version or min(t.version) <> 1 or max(t.version) <> o.version
      or (array_agg(t.to_status order by t.version desc))[1] <> o.order_status`,
  "every order has a stored response, and every stored response an order": sql`
    select o.id, k.key from orders o full join (
      select user_id, key, body from idempotency_keys where path in ('/api/orders', '/api/family/basket/order')
    ) k on k.user_id = o.user_id and k.key = o.idempotency_key
    where o.id is null or k.key is null or k.body -> 'data' ->> 'id' <> o.id`,
  "no idempotency key created two orders": sql`
    select user_id, idempotency_key from orders group by user_id, idempotency_key having count(*) > 1`,
  "a cart has a store if and only if it has lines, all of that store": sql`
    select c.id from carts c left join cart_lines l on l.cart_id = c.id left join products p on p.id = l.product_id
    group by c.id having (count(l.id) > 0) <> (c.store_id is not null) or bool_or(p.store_id <> c.store_id)`,
  "no user has two default addresses": sql`
    select user_id from addresses where is_default group by user_id having count(*) > 1`,
  "a wallet's balance is the sum of its entries, and of its remaining credits": sql`
    select w.user_id, w.balance from wallets w
    where w.balance <> coalesce((select sum(amount) from wallet_entries e where e.user_id = w.user_id), 0)
       or w.balance <> coalesce((select sum(remaining) from wallet_credits c where c.user_id = w.user_id), 0)`,
  "each ledger entry contains the balance after it": sql`
    select id from (
      select id, balance_after, sum(amount) over (partition by user_id order by id) as sum from wallet_entries
    ) e where e.balance_after <> e.sum`,
  "the wallet amount of an order is held, and returned if the order is canceled": sql`
    select o.id from orders o
    left join (
      select order_id, sum(amount) as amount, sum(amount) filter (where kind = 'hold') as held
      from wallet_entries where order_id is not null group by order_id
    ) e on e.order_id = o.id
    where o.wallet_applied <> -coalesce(e.held, 0) or (o.order_status in ${CANCELED} and e.amount < 0)`,
  "a coupon's use count matches its uses, within its limit": sql`
    select c.id from coupons c
    where c.uses_count <> (select count(*) from coupon_uses u where u.coupon_id = c.id and u.released_at is null)
       or c.uses_count > c.uses_limit`,
  "no customer uses a coupon more often than allowed": sql`
    select u.coupon_id, u.user_id from coupon_uses u join coupons c on c.id = u.coupon_id
    where u.released_at is null group by u.coupon_id, u.user_id having count(*) > min(c.uses_per_customer)`,
  "an order has a use of its coupon, released if the order is canceled": sql`
    select o.id from orders o left join coupon_uses u on u.order_id = o.id
    where o.coupon_id is distinct from u.coupon_id
       or (u.order_id is not null and (u.released_at is not null) <> (o.order_status in ${CANCELED}))`,
  "a slot's booked count matches its orders that are not canceled": sql`
    select s.store_id, s.starts_at from slots s
    where s.booked <> (
      select count(*) from slot_bookings b where b.store_id = s.store_id and b.starts_at = s.starts_at and b.released_at is null
    )
    union all
    select b.store_id, b.starts_at from slot_bookings b join orders o on o.id = b.order_id
    where (b.released_at is not null) <> (o.order_status in ${CANCELED})`,
  "a rider on duty has an open shift": sql`
    select r.id from riders r where r.is_available
      and not exists (select 1 from rider_shifts s where s.rider_id = r.id and s.closed_at is null)`,
  "a rider assignment ends with its order": sql`
    select o.id from orders o join rider_assignments r on r.order_id = o.id
    where r.ended_at is null and o.order_status in ${FINAL}`,
  "a family has one owner, and its basket a store if and only if it has lines, all of that store": sql`
    select f.id from families f
    left join family_basket_lines l on l.family_id = f.id left join products p on p.id = l.product_id
    group by f.id
    having (count(l.id) > 0) <> (f.basket_store_id is not null) or bool_or(p.store_id <> f.basket_store_id)
      or (select count(*) from family_members m where m.family_id = f.id and m.role = 'owner') <> 1`,
};

const initialStock: ReadonlyMap<string, number> = new Map(
  initialProducts.map(({ id, stock }) => [id, stock]),
);

/** Names the violated invariants with the violating rows; empty if all hold. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(BROKEN)) {
    const { rows } = (await db.execute(statement)) as unknown as { rows: Record<string, unknown>[] };
    const bad = name.startsWith("stock")
      ? // A product that a test created begins with nothing: its first stock is an adjustment.
        rows.filter((row) => Number(row["initial"]) !== (initialStock.get(String(row["id"])) ?? 0))
      : rows;
    if (bad.length > 0) broken.push(`${name}: ${JSON.stringify(bad)}`);
  }
  return broken;
}
