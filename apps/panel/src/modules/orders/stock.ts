import type { Language } from "@talabee/contract";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, products } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { LoadedCart } from "../cart/loaded-cart.js";
import { limitOf } from "../catalogue/product-dto.js";

/** Locks products in the order of their ids, so that two orders of the same products never deadlock. */
export async function lockProducts(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for("update");
}

/** Takes the cart's quantities out of stock. Throws the `ApiError` `stock_exceeded`. */
export async function takeStock(tx: Queries, cart: LoadedCart, language: Language): Promise<void> {
  const quantities = new Map<string, number>();
  for (const { product, row } of cart.lines) {
    quantities.set(product.id, (quantities.get(product.id) ?? 0) + row.quantity);
  }
  for (const [productId, quantity] of [...quantities].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const taken = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(
        and(eq(products.id, productId), sql`${products.stock} >= ${quantity}`, isNull(products.offSince)),
      )
      .returning({ id: products.id });
    if (taken.length === 0) {
      throw stockShortage(
        cart.lines.filter(({ product }) => product.id === productId),
        language,
      );
    }
  }
}

/** Returns a canceled order's stock, product by product in the order of their ids, as it was taken. */
export async function returnStock(tx: Queries, orderId: string): Promise<void> {
  const lines = await tx
    .select({ productId: orderLines.productId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.productId)
    .orderBy(asc(orderLines.productId));
  for (const line of lines) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${line.quantity}` })
      .where(eq(products.id, line.productId));
  }
}

/** The `stock_exceeded` error of these lines, with the quantity available of each product (REQ-ORDER-37). */
export function stockShortage(lines: LoadedCart["lines"], language: Language): ApiError {
  return new ApiError("stock_exceeded", {
    data: {
      items: lines.map(({ row, product, isComplete }) => ({
        item_id: row.id,
        product_id: product.id,
        name: product.name[language],
        // A line whose add-on is sold out cannot be ordered in any quantity.
        available: isComplete ? limitOf(product) : 0,
      })),
    },
  });
}
