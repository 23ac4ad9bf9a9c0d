import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { cartLines, carts } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { findOrCreateCart, type LoadedCart } from "../cart/loaded-cart.js";
import { readCart } from "../cart/read-cart.js";
import type { QuoteContext } from "../cart/quote-context.js";
import type { OrderLineRow, OrderRow } from "../order-record/order-rows.js";

/** What an order is created from: a customer's active cart or a family's basket. */
export interface OrderSource {
  /** The path of the call, under which its response is stored. */
  readonly path: string;
  /** Locks the source until the transaction ends. Throws an `ApiError` if this customer may not order it. */
  lock(tx: Queries): Promise<LockedSource>;
}

export interface LockedSource {
  readonly productIds: readonly string[];
  readonly couponId: string | null;
  /** The family of a basket; null for a cart. */
  readonly familyId: string | null;
  /** Error code for an order without lines. */
  readonly whenEmpty: "cart_empty" | "basket_empty";
  load(): Promise<LoadedCart>;
  /** The part of the wallet's `balance` that may be used for this order, in dirhams. */
  walletShare(cart: LoadedCart, context: QuoteContext, balance: number): Promise<number>;
  /** Empties the source after the order and its lines were written. */
  finish(order: OrderRow, lines: readonly OrderLineRow[]): Promise<void>;
}

/** The customer's active cart. */
export function activeCart(panel: Panel, userId: string): OrderSource {
  return {
    path: "/api/orders",
    async lock(tx) {
      const row = await findOrCreateCart(tx, userId, true);
      const lines = await tx
        .select({ productId: cartLines.productId })
        .from(cartLines)
        .where(eq(cartLines.cartId, row.id));
      return {
        productIds: lines.map(({ productId }) => productId),
        couponId: row.couponId,
        familyId: null,
        whenEmpty: "cart_empty",
        load: async () => (await readCart(tx, userId, panel.clock())).cart,
        walletShare: async (_cart, _context, balance) => balance,
        async finish() {
          await tx.delete(cartLines).where(eq(cartLines.cartId, row.id));
          await tx
            .update(carts)
            .set({ storeId: null, couponId: null, version: sql`${carts.version} + 1` })
            .where(eq(carts.id, row.id));
        },
      };
    },
  };
}
