import type { Cart, Language } from "@talabee/contract";
import { MAX_AMOUNT } from "@talabee/domain";
import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { cartLines, carts } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { couponOffers } from "../coupons/coupon-queries.js";
import type { CouponRecord } from "../coupons/coupon-record.js";
import { appendUserEvent } from "../notifications/user-events.js";
import { serializeCart } from "./cart-dto.js";
import { findOrCreateCart, loadCart, type LoadedCart } from "./loaded-cart.js";
import { parkedCarts } from "./parked-carts.js";

/** The cart as an API response. */
export async function readSerializedCart(
  queries: Queries,
  cart: LoadedCart,
  language: Language,
  now: Date,
): Promise<Cart> {
  return serializeCart(cart, language, now, {
    parked: await parkedCarts(queries, cart.row.userId, language),
    offers: await offersFor(queries, cart),
  });
}

/** Coupons to suggest for a cart. */
export async function offersFor(
  queries: Queries,
  { store, row }: LoadedCart,
): Promise<readonly CouponRecord[]> {
  return store === null ? [] : couponOffers(queries, row.userId, store.id);
}

/**
 * Changes the customer's locked active cart in one transaction and returns its new state. Throws the `ApiError`
 * `amount_too_large`.
 */
export async function changeCart(
  panel: Panel,
  userId: string,
  language: Language,
  work: (tx: Queries, cart: LoadedCart) => Promise<void>,
): Promise<Cart> {
  const now = panel.clock();
  return panel.db.transaction(async (tx) => {
    const row = await findOrCreateCart(tx, userId, true);
    const before = await loadCart(tx, row, now);
    await work(tx, before);
    const [remaining] = await tx
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(eq(cartLines.cartId, row.id))
      .limit(1);
    const [changed] = await tx
      .update(carts)
      .set({
        version: sql`${carts.version} + 1`,
        ...(remaining === undefined ? { storeId: null, couponId: null } : {}),
      })
      .where(eq(carts.id, row.id))
      .returning();
    await appendUserEvent(panel, tx, { userId, kind: "cart", subjectId: row.id });
    const after = await loadCart(tx, changed!, now);
    // A cart that grew beyond the limit because prices rose can still be reduced.
    if (cartTotal(after) > Math.max(cartTotal(before), MAX_AMOUNT)) throw new ApiError("amount_too_large");
    return readSerializedCart(tx, after, language, now);
  });
}

/** Total of all lines, in dirhams. */
export function cartTotal({ lines }: Pick<LoadedCart, "lines">): number {
  return lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
}
