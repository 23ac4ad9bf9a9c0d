import type { Cart, Language } from "@talabee/contract";
import { MAX_AMOUNT } from "@talabee/domain";
import { eq, sql } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import type { Queries } from "../../db/database.js";
import { cartLines, carts } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { storeSummary } from "../catalogue/store-dto.js";
import { appendUserEvent } from "../notifications/user-events.js";
import { serializeCart } from "./cart-dto.js";
import { findOrCreateCart, type LoadedCart } from "./loaded-cart.js";
import { type CartState, readCart } from "./read-cart.js";
import { type NextCart, saveCart } from "./save-cart.js";

/** Attempts without a lock; the next one waits for its turn. */
const MAX_ATTEMPTS = 3;
const MAX_PAUSE_MS = 10;

/** The cart as an API response. */
export function serializeState(state: CartState, language: Language, now: Date): Cart {
  const parked = state.parked.map(({ store, items }) => ({
    vendor: storeSummary(store, language),
    items_count: items,
  }));
  return serializeCart(state.cart, language, now, { parked, offers: state.offers });
}

interface Edit {
  readonly userId: string;
  readonly language: Language;
  /** A product that is to be added. */
  readonly productId?: string;
  /** Decides what the cart becomes. */
  readonly next: (state: CartState, now: Date) => NextCart;
}

/**
 * Changes lines of the customer's active cart and returns its new state (REQ-LOAD-09): one statement reads all that is needed,
 * `next` decides, another one stores. If the cart changed in between, both are repeated. Throws the `ApiError`
 * `amount_too_large`.
 */
export async function editCart(panel: Panel, edit: Edit): Promise<Cart> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const now = panel.clock();
    const state = await readCart(panel.db, edit.userId, now, edit.productId);
    const cart = await saveEdit(panel, panel.db, edit, state, now);
    if (cart !== null) return cart;
    await wait(Math.random() * MAX_PAUSE_MS);
  }
  return editLockedCart(panel, edit);
}

/** Like {@link editCart} in a transaction that holds the cart; `prepare` may change other tables before. */
export async function editLockedCart(
  panel: Panel,
  edit: Edit,
  prepare?: (tx: Queries, state: CartState, now: Date) => Promise<void>,
): Promise<Cart> {
  const { userId, productId } = edit;
  return panel.db.transaction(async (tx) => {
    const now = panel.clock();
    await findOrCreateCart(tx, userId, true);
    let state = await readCart(tx, userId, now, productId);
    if (prepare !== undefined) {
      await prepare(tx, state, now);
      state = await readCart(tx, userId, now, productId);
    }
    const cart = await saveEdit(panel, tx, edit, state, now);
    if (cart === null) throw new Error("a locked cart was changed");
    return cart;
  });
}

/** Null if the cart is no longer the one that was read. */
async function saveEdit(
  panel: Panel,
  queries: Queries,
  { language, next: decide }: Edit,
  state: CartState,
  now: Date,
): Promise<Cart | null> {
  const next = decide(state, now);
  const after = applied(state, next);
  refuseLargeAmount(state.cart, after);
  const isSaved = await saveCart(panel, queries, state, next);
  return isSaved ? serializeState({ ...state, cart: after }, language, now) : null;
}

/** The cart as it is after {@link saveCart}. */
function applied({ cart, target }: CartState, { storeId, couponId, lines }: NextCart): LoadedCart {
  const isOfTarget = storeId !== null && storeId === target?.store.id;
  return {
    ...cart,
    row: { ...cart.row, version: cart.row.version + 1, storeId, couponId },
    store: storeId === null ? null : isOfTarget ? target.store : cart.store,
    rules: storeId === null ? null : isOfTarget ? target.rules : cart.rules,
    coupon: couponId === null ? null : cart.coupon,
    lines,
  };
}

/** A cart that grew beyond the limit because prices rose can still be reduced. */
function refuseLargeAmount(before: LoadedCart, after: LoadedCart): void {
  if (cartTotal(after) > Math.max(cartTotal(before), MAX_AMOUNT)) throw new ApiError("amount_too_large");
}

/**
 * Changes the customer's locked active cart in one transaction and returns its new state: for changes that concern other
 * tables too. Throws the `ApiError` `amount_too_large`.
 */
export async function changeCart(
  panel: Panel,
  userId: string,
  language: Language,
  work: (tx: Queries, cart: LoadedCart) => Promise<void>,
): Promise<Cart> {
  const now = panel.clock();
  return panel.db.transaction(async (tx) => {
    await findOrCreateCart(tx, userId, true);
    const { cart: before } = await readCart(tx, userId, now);
    const { id } = before.row;
    await work(tx, before);
    const isEmpty = sql`not exists (select 1 from ${cartLines} where ${cartLines.cartId} = ${id})`;
    await tx
      .update(carts)
      .set({
        version: sql`${carts.version} + 1`,
        storeId: sql`case when ${isEmpty} then null else ${carts.storeId} end`,
        couponId: sql`case when ${isEmpty} then null else ${carts.couponId} end`,
      })
      .where(eq(carts.id, id));
    await appendUserEvent(panel, tx, { userId, kind: "cart", subjectId: id });
    const after = await readCart(tx, userId, now);
    refuseLargeAmount(before, after.cart);
    return serializeState(after, language, now);
  });
}

/** Total of all lines, in dirhams. */
export function cartTotal({ lines }: Pick<LoadedCart, "lines">): number {
  return lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
}
