import type { CartLine } from "@talabee/contract";
import { isSameChoice } from "@talabee/domain";
import { addToCart, type Choice } from "./add-to-cart.js";
import { setLineQuantity } from "./cart-quantities.js";
import { type Shop } from "../../platform/index.js";

/** The choice behind a cart line, as initial values of the product sheet. */
export function choiceOf({ quantity, addons, note }: CartLine) {
  return { quantity, addons: addons.map(({ id, quantity: times }) => ({ id, quantity: times })), note };
}

/**
 * Replaces a line by another choice. Adds the new one first, so that a refusal loses nothing. Returns whether it was added.
 */
export async function changeLine(
  shop: Shop,
  line: CartLine,
  choice: Choice,
  returnTo: string,
): Promise<boolean> {
  if (isSameChoice(line, choice)) {
    if (choice.quantity !== line.quantity) setLineQuantity(shop, line.id, choice.quantity);
    return true;
  }
  const result = await addToCart(shop, choice, { returnTo });
  if (result.outcome !== "added") return false;
  setLineQuantity(shop, line.id, 0);
  return true;
}
