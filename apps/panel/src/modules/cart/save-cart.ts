import { type SQL, sql } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { executeRows } from "../../db/execute-rows.js";
import { cartLines } from "../../db/schema.js";
import { userTopic } from "../../http/bus.js";
import type { Panel } from "../../panel.js";
import type { LoadedLine } from "./loaded-cart.js";
import type { CartState } from "./read-cart.js";

/** A line to be stored: a new one has a position and a key. */
export interface NextLine extends LoadedLine {
  readonly added?: { readonly position: number; readonly lineKey: string };
}

/** The new state of a cart. */
export interface NextCart {
  readonly storeId: string | null;
  readonly couponId: string | null;
  readonly lines: readonly NextLine[];
}

/**
 * Stores the new state of a cart and the event for the customer's streams in one statement. Returns false, and changes
 * nothing, if the cart was changed after it was read. The order of events is that of `appendUserEvent`.
 */
export async function saveCart(
  panel: Pick<Panel, "bus" | "clock">,
  queries: Queries,
  { cart: { row, lines } }: CartState,
  next: NextCart,
): Promise<boolean> {
  const kept = new Set(next.lines.map((line) => line.row.id));
  const removed = lines.filter((line) => !kept.has(line.row.id)).map((line) => line.row.id);
  const before = new Map(lines.map((line) => [line.row.id, line.row.quantity]));
  const changed = next.lines.filter(
    (line) => line.added === undefined && before.get(line.row.id) !== line.row.quantity,
  );
  const added = next.lines.filter((line) => line.added !== undefined);
  const steps: SQL[] = [];
  if (removed.length > 0) {
    steps.push(sql`removed as (
      delete from cart_lines where cart_id = (select id from saved) and id in (${list(removed)}))`);
  }
  if (changed.length > 0) {
    const values = changed.map((line) => sql`(${line.row.id}, ${line.row.quantity}::int)`);
    steps.push(sql`changed as (
      update cart_lines l set quantity = v.quantity from (values ${sql.join(values, sql`, `)}) v (id, quantity)
      where l.id = v.id and l.cart_id = (select id from saved))`);
  }
  if (added.length > 0) {
    const values = added.map(
      ({ row: line, added: place }) =>
        sql`(${line.id}, ${line.productId}, ${JSON.stringify(line.addons)}::jsonb, ${line.note}, ${place!.lineKey}, ${line.quantity}::int, ${place!.position}::int)`,
    );
    steps.push(sql`added as (
      insert into cart_lines (id, cart_id, product_id, addons, note, ${sql.identifier(cartLines.lineKey.name)}, quantity, position)
      select v.id, saved.id, v.product_id, v.addons, v.note, v.line_key, v.quantity, v.position
      from saved, (values ${sql.join(values, sql`, `)}) v (id, product_id, addons, note, line_key, quantity, position))`);
  }
  const saved = await executeRows<{ id: string }>(
    queries,
    sql`with saved as (
        update carts set version = version + 1, store_id = ${next.storeId}, coupon_id = ${next.couponId}
        where id = ${row.id} and version = ${row.version} returning id),
      ${steps.length === 0 ? sql`` : sql`${sql.join(steps, sql`, `)}, `}
      locked as materialized (
        select id, pg_advisory_xact_lock(hashtext('user events'), hashtext(${row.userId})) from saved),
      event as (
        insert into user_events (user_id, kind, subject_id, at)
        select ${row.userId}, 'cart', id, ${panel.clock().toISOString()}::timestamptz from locked)
      select id from saved`,
  );
  if (saved.length === 0) return false;
  afterCommit(queries, () => panel.bus.publish(userTopic(row.userId)));
  return true;
}

const list = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
