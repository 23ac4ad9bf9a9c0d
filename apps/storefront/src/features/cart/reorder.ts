import {
  type CallData,
  type OrderCard,
  reorder as reorderCall,
  type VendorConflict,
} from "@talabee/contract";
import { type OnConflict, readConflict } from "./add-to-cart.js";
import { showCart } from "./cart-quantities.js";
import { sendCall, type Shop } from "../../platform/index.js";

/** An order of the past, as far as it is ordered again. */
export type OrderedBefore = Pick<OrderCard, "id" | "vendor">;
/** What is not as it was. */
export type Changes = CallData<typeof reorderCall>["changes"];

export type ReorderResult =
  | { outcome: "added"; changes: Changes }
  /** The cart holds another vendor's products: a question to ask. */
  | { outcome: "conflict"; conflict: VendorConflict }
  | { outcome: "failed" };

/** Puts an order of the past into the cart, as far as it can be had today (REQ-ORDER-39). */
export async function reorder(
  shop: Shop,
  { id }: OrderedBefore,
  onConflict: OnConflict,
): Promise<ReorderResult> {
  let result: ReorderResult = { outcome: "failed" };
  const done = await sendCall(shop, reorderCall, {
    params: { id },
    body: { on_conflict: onConflict },
    onProblem: (problem) => {
      const conflict = readConflict(problem);
      if (conflict !== null) result = { outcome: "conflict", conflict };
      return conflict !== null;
    },
  });
  if (done === null) return result;
  showCart(shop, done.cart);
  return { outcome: "added", changes: done.changes };
}
