import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { executePrepared } from "../../db/execute-rows.js";
import {
  addonGroups,
  cartLines,
  carts,
  coupons,
  products,
  slots,
  storeClosures,
  stores,
  storeZoneFees,
} from "../../db/schema.js";
import { type FulfilmentRules, fulfilmentRules } from "../catalogue/fulfilment-rules.js";
import type { ProductRow } from "../catalogue/product-dto.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { couponsAsJson, isFor, isOfferedTo } from "../coupons/coupon-queries.js";
import type { CouponRecord } from "../coupons/coupon-record.js";
import { orderSettingsOf, settingsOf } from "../settings/brand-settings.js";
import { type AddonGroupRow, createCart, loadLine, type LoadedCart } from "./loaded-cart.js";

type Json = Record<string, unknown>;

/** A product that is about to be added, whether or not it is for sale. */
export interface TargetProduct {
  readonly product: ProductRow;
  readonly store: StoreRow;
  readonly groups: readonly AddonGroupRow[];
  readonly rules: FulfilmentRules;
}

/** A customer's active cart with all that its changes and its response need. */
export interface CartState {
  readonly cart: LoadedCart;
  /** Its other carts, the latest first. */
  readonly parked: readonly { readonly store: StoreRow; readonly items: number }[];
  /** Coupons to suggest: of the target's store, or else of the cart's. */
  readonly offers: readonly CouponRecord[];
  /** Position of the last line; 0 if there is none. */
  readonly lastPosition: number;
  /** The product asked for; null if it does not exist or is inactive. */
  readonly target: TargetProduct | null;
}

interface Read {
  cart: Json;
  lines: { row: Json; product: Json }[] | null;
  groups: { product_id: string; group: Json }[] | null;
  target: Json | null;
  stores: { store: Json; fees: Json[] | null; closures: Json[] | null; slots: Json[] | null }[] | null;
  coupon: CouponJson | null;
  offers: CouponJson[] | null;
  parked: { store: Json; items: number }[] | null;
  settings: Json | null;
}
interface CouponJson {
  row: Json;
  store: Json | null;
  used: number;
  missed: boolean;
}

/**
 * Reads the customer's active cart in one statement, with everything that its price and its response depend on, and with a
 * product that is to be added. Creates the cart if there is none.
 */
export async function readCart(
  queries: Queries,
  userId: string,
  now: Date,
  productId: string | null = null,
): Promise<CartState> {
  const statement = cartStatement(userId, now, productId);
  let [read] = await executePrepared<Read>(queries, "read_cart", statement);
  if (read === undefined) {
    await createCart(queries, userId);
    [read] = await executePrepared<Read>(queries, "read_cart", statement);
  }
  return cartState(read!);
}

const MAX_OFFERS = 20;

function cartStatement(userId: string, now: Date, productId: string | null): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const list = (rows: SQL) => sql`(select json_agg(row_to_json(found)) from (${rows}) found)`;
  return sql`
    with c as (select * from carts where user_id = ${userId} and parked_at is null),
    target as (select * from products where id = ${productId} and active),
    lines as (select l.* from cart_lines l, c where l.cart_id = c.id)
    select row_to_json(c) as cart,
      (select json_agg(json_build_object('row', row_to_json(l), 'product', row_to_json(p)) order by l.position)
        from lines l join products p on p.id = l.product_id) as lines,
      ${list(sql`
        select pg.product_id, row_to_json(g) as group
        from product_addon_groups pg join addon_groups g on g.id = pg.group_id
        where pg.product_id in (select product_id from lines union select id from target)
        order by pg.position`)} as groups,
      (select row_to_json(target) from target) as target,
      ${list(sql`
        select row_to_json(s) as store,
          (select json_agg(row_to_json(f)) from store_zone_fees f where f.store_id = s.id) as fees,
          (select json_agg(row_to_json(k)) from store_closures k where k.store_id = s.id and k.ends_at > ${at}) as closures,
          (select json_agg(row_to_json(b)) from slots b where b.store_id = s.id and b.starts_at > ${at}) as slots
        from stores s where s.id in (select store_id from c union select store_id from target)`)} as stores,
      (select row_to_json(found) from (${couponsAsJson(userId)}
        where coupons.id = (select coupon_id from c) and ${isFor(userId)}) found) as coupon,
      ${list(sql`${couponsAsJson(userId)}
        where ${isOfferedTo(userId)}
          and (coupons.store_id is null or coupons.store_id = coalesce((select store_id from target), (select store_id from c)))
        order by coupons.created_at desc, coupons.id desc limit ${MAX_OFFERS}`)} as offers,
      ${list(sql`
        select row_to_json(s) as store, sum(l.quantity)::int as items
        from carts o join stores s on s.id = o.store_id join cart_lines l on l.cart_id = o.id
        where o.user_id = ${userId} and o.parked_at is not null
        group by o.id, s.id order by o.parked_at desc, o.id desc`)} as parked,
      (select body from app_settings limit 1) as settings
    from c`;
}

function cartState(read: Read): CartState {
  const row = rowOf(carts, read.cart);
  const groups = Map.groupBy(read.groups ?? [], ({ product_id }) => product_id);
  const groupsOf = (productId: string) =>
    (groups.get(productId) ?? []).map(({ group }) => rowOf(addonGroups, group));
  const brand = orderSettingsOf(settingsOf(read.settings));
  const places = new Map(
    (read.stores ?? []).map((place) => {
      const store = rowOf(stores, place.store);
      const rules = fulfilmentRules(store, {
        fees: rowsOf(storeZoneFees, place.fees),
        closures: rowsOf(storeClosures, place.closures),
        booked: rowsOf(slots, place.slots),
        timeZone: brand.timeZone,
      });
      return [store.id, { store, rules }] as const;
    }),
  );
  const of = row.storeId === null ? undefined : places.get(row.storeId);
  const product = read.target === null ? null : rowOf(products, read.target);
  const targetOf = product === null ? undefined : places.get(product.storeId);
  return {
    cart: {
      row,
      store: of?.store ?? null,
      rules: of?.rules ?? null,
      coupon: read.coupon === null ? null : couponOf(read.coupon),
      brand,
      lines: (read.lines ?? []).map((line) => {
        const lineProduct = rowOf(products, line.product);
        return loadLine(rowOf(cartLines, line.row), lineProduct, groupsOf(lineProduct.id));
      }),
    },
    parked: (read.parked ?? []).map(({ store, items }) => ({ store: rowOf(stores, store), items })),
    offers: of === undefined && targetOf === undefined ? [] : (read.offers ?? []).map(couponOf),
    lastPosition: Number(read.lines?.at(-1)?.row["position"] ?? 0),
    target:
      product === null || targetOf === undefined
        ? null
        : { product, ...targetOf, groups: groupsOf(product.id) },
  };
}

function couponOf({ row, store, ...customer }: CouponJson): CouponRecord {
  return { row: rowOf(coupons, row), store: store === null ? null : rowOf(stores, store), ...customer };
}

function rowsOf<Of extends Table>(table: Of, rows: readonly Json[] | null): Of["$inferSelect"][] {
  return (rows ?? []).map((row) => rowOf(table, row));
}

/** A row of a table from its JSON, in which times are texts and columns have the database's names. */
function rowOf<Of extends Table>(table: Of, json: Json): Of["$inferSelect"] {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => {
      const value = json[column.name];
      return [name, column.dataType === "date" && typeof value === "string" ? new Date(value) : value];
    }),
  );
}
