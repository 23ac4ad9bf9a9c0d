import { showCart, shownCart } from "@talabee/contract/react";
import { type CallData, type CartLine, type OrderCard, reorder as reorderCall } from "@talabee/contract";
import { sendCall, type Shop } from "../../platform/index.js";
import { type CartWriteResult, type OnConflict, beginCartWrite, sendCartWrite } from "./send-cart-write.js";

/** The fields of a past order that a reorder needs. */
export type OrderedBefore = Pick<OrderCard, "id" | "vendor">;

type Reordered = CallData<typeof reorderCall>;
/** Lines that are missing, reduced or priced differently than in the past order. */
export type Changes = Reordered["changes"];

/** What an order added to a cart that was not empty. */
export type AddedProducts = readonly { name: string; quantity: number }[];

/** The products and pieces by which a cart grew; empty if it was empty before. */
export function addedToRest(before: readonly CartLine[], after: readonly CartLine[]): AddedProducts {
  if (before.length === 0) return [];
  return after.flatMap(({ id, name, quantity }) => {
    const more = quantity - (before.find((line) => line.id === id)?.quantity ?? 0);
    return more > 0 ? [{ name, quantity: more }] : [];
  });
}

/**
 * Adds the lines of a past order to the cart, as far as they are available (REQ-ORDER-39). Of a cart that was not empty
 * it tells what was added, in place of the answer's message.
 */
export async function reorder(
  shop: Shop,
  { id, vendor }: OrderedBefore,
  onConflict: OnConflict,
): Promise<CartWriteResult<Reordered & { added: AddedProducts }>> {
  const before = shownCart(shop)?.items ?? [];
  const isQuiet = before.length > 0 && onConflict === "ask";
  const write = beginCartWrite(shop, { vendorId: vendor.id, product: null }, onConflict);
  return sendCartWrite(shop, write, async (onProblem) => {
    const body = { on_conflict: onConflict };
    const reordered = await sendCall(shop, reorderCall, { params: { id }, body, isQuiet, onProblem });
    if (reordered !== null) showCart(shop, reordered.cart);
    return reordered && { ...reordered, added: isQuiet ? addedToRest(before, reordered.cart.items) : [] };
  });
}
