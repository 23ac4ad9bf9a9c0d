import { MAX_LINE_QUANTITY } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, max, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { cartLines, carts } from "../../db/schema.js";
import { refuseFullCart } from "./add-lines.js";
import type { CartRow } from "./loaded-cart.js";

/** The parked cart of a store, locked. The caller holds the lock of the active cart. */
export async function findParked(tx: Queries, userId: string, storeId: string): Promise<CartRow | null> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.storeId, storeId), isNotNull(carts.parkedAt)))
    .for("update");
  return row ?? null;
}

/**
 * Parks the lines and coupon of a locked cart; lines join those parked earlier for the same store. The active cart's
 * row stays, empty, so that its version continues.
 */
export async function parkLines(tx: Queries, cart: CartRow, now: Date): Promise<void> {
  if (cart.storeId === null) return;
  let parked = await findParked(tx, cart.userId, cart.storeId);
  if (parked === null) {
    const { userId, storeId, couponId } = cart;
    [parked] = (await tx
      .insert(carts)
      .values({ id: randomUUID(), userId, storeId, couponId, parkedAt: now })
      .returning()) as [CartRow];
  } else {
    await tx
      .update(carts)
      .set({ couponId: cart.couponId ?? parked.couponId, parkedAt: now, version: sql`${carts.version} + 1` })
      .where(eq(carts.id, parked.id));
  }
  await moveLines(tx, cart.id, parked.id);
  await tx.update(carts).set({ storeId: null, couponId: null }).where(eq(carts.id, cart.id));
}

/** Moves a parked cart into the locked active cart, which is empty or of the same store. */
export async function unparkLines(tx: Queries, parked: CartRow, cart: CartRow): Promise<void> {
  await moveLines(tx, parked.id, cart.id);
  await tx
    .update(carts)
    .set({ storeId: parked.storeId, couponId: parked.couponId ?? cart.couponId })
    .where(eq(carts.id, cart.id));
  await tx.delete(carts).where(eq(carts.id, parked.id));
}

/** Moves lines after the existing ones and merges equal lines (REQ-CART-17). Throws the ApiError `cart_full`. */
async function moveLines(tx: Queries, from: string, to: string): Promise<void> {
  const linesIn = (cartId: string) =>
    tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position));
  const existing = new Map((await linesIn(to)).map((line) => [line.lineKey, line]));
  const [last] = await tx
    .select({ position: max(cartLines.position) })
    .from(cartLines)
    .where(eq(cartLines.cartId, to));
  let position = last?.position ?? 0;
  for (const line of await linesIn(from)) {
    const equal = existing.get(line.lineKey);
    if (equal === undefined) {
      position++;
      await tx.update(cartLines).set({ cartId: to, position }).where(eq(cartLines.id, line.id));
    } else {
      const quantity = Math.min(equal.quantity + line.quantity, MAX_LINE_QUANTITY);
      await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, equal.id));
      await tx.delete(cartLines).where(eq(cartLines.id, line.id));
    }
  }
  await refuseFullCart(tx, to);
}
