import type { CartLine } from "@talabee/contract";
import { addToCart, type Choice } from "./add-to-cart.js";
import { setLineQuantity } from "./cart-quantities.js";
import { type Shop } from "../../platform/index.js";

/** A line of the cart as it was chosen, to be chosen again. */
export function choiceOf({ quantity, addons, note }: CartLine) {
  return { quantity, addons: addons.map(({ id, quantity: times }) => ({ id, quantity: times })), note };
}

/**
 * Puts another choice in the place of a line: added first, so that nothing is lost when it cannot be had. Whether it was.
 */
export async function changeLine(
  shop: Shop,
  line: CartLine,
  choice: Choice,
  returnTo: string,
): Promise<boolean> {
  if (isSame(line, choice)) {
    if (choice.quantity !== line.quantity) setLineQuantity(shop, line.id, choice.quantity);
    return true;
  }
  const result = await addToCart(shop, choice, returnTo);
  if (result.outcome !== "added") return false;
  setLineQuantity(shop, line.id, 0);
  return true;
}

/** Equal choices are one line (REQ-CART-17): only the quantity is another. */
function isSame(line: CartLine, choice: Choice): boolean {
  const told = (addons: Choice["addons"]) =>
    addons
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .toSorted()
      .join();
  return told(line.addons) === told(choice.addons) && (line.note ?? "") === (choice.note?.trim() ?? "");
}
