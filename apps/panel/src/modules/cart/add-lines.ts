import { createHash, randomUUID } from "node:crypto";
import { MAX_CART_LINES } from "@talabee/contract";
import { count, eq, max, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { cartLines, carts, type ChosenOption } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";

/** A line to add; equal lines are merged (REQ-CART-17). */
export interface NewLine {
  readonly productId: string;
  readonly addons: readonly ChosenOption[];
  readonly note: string | null;
  readonly quantity: number;
}

/** Adds lines of one store to a locked cart that holds no other store's products. Throws the ApiError `cart_full`. */
export async function addLines(
  tx: Queries,
  cartId: string,
  storeId: string,
  lines: readonly NewLine[],
): Promise<void> {
  const [last] = await tx
    .select({ position: max(cartLines.position) })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
  let position = last?.position ?? 0;
  for (const { productId, addons, note, quantity } of lines) {
    position++;
    const sorted = addons.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await tx
      .insert(cartLines)
      .values({
        id: randomUUID(),
        cartId,
        productId,
        addons: sorted,
        note,
        lineKey: lineKeyOf(productId, sorted, note),
        quantity,
        position,
      })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.lineKey],
        set: { quantity: sql`${cartLines.quantity} + ${quantity}` },
      });
  }
  await refuseFullCart(tx, cartId);
  await tx.update(carts).set({ storeId }).where(eq(carts.id, cartId));
}

/** Throws the ApiError `cart_full` if the locked cart has more lines than a cart may have, after lines were added. */
export async function refuseFullCart(tx: Queries, cartId: string): Promise<void> {
  const [row] = await tx.select({ lines: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
  if (row!.lines > MAX_CART_LINES) throw new ApiError("cart_full");
}

/** Key of a line: lines with equal product, add-ons and note are one (REQ-CART-17). */
export function lineKeyOf(productId: string, addons: readonly ChosenOption[], note: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([productId, addons, note]))
    .digest("base64url");
}
