import { clampQuantity } from "../stores/quantity-limit.js";

/** A line of a family's basket: with the member who added it. */
export interface BasketLine {
  member_id: string;
  product_id: string;
  addons: readonly { id: string; quantity: number }[];
  /** A special request to the kitchen, or null. */
  note: string | null;
  quantity: number;
}

/** The basket with a line added, and how much of it did not fit. */
export interface BasketMerge {
  lines: BasketLine[];
  /** Units that did not fit: more than stock or the store's limit allow in one order. */
  left_out: number;
}

/**
 * Adds a line to a family's basket (REQ-CART-17, REQ-JOIN-15). A member's lines of equal product, options and note
 * merge into the earlier one; lines of other members stay separate, so that each member sees their own. `limit` is the
 * maximum quantity of the product in the basket, over all members.
 */
export function addToBasket(basket: readonly BasketLine[], added: BasketLine, limit: number): BasketMerge {
  const held = basket
    .filter(({ product_id }) => product_id === added.product_id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const quantity = clampQuantity(added.quantity, Math.max(0, limit - held));
  const left_out = clampQuantity(added.quantity, Number.MAX_SAFE_INTEGER) - quantity;
  if (quantity === 0) return { lines: [...basket], left_out };
  const same = basket.findIndex((line) => basketLineKey(line) === basketLineKey(added));
  const lines =
    same === -1
      ? [...basket, { ...added, quantity }]
      : basket.map((line, i) => (i === same ? { ...line, quantity: line.quantity + quantity } : line));
  return { lines, left_out };
}

/** Equal for lines that are one: the same member, product, options in any order, and note (REQ-CART-17). */
function basketLineKey({ member_id, product_id, addons, note }: BasketLine): string {
  const options = addons.map(({ id, quantity }) => JSON.stringify([id, quantity])).toSorted();
  return JSON.stringify([member_id, product_id, options, note]);
}
