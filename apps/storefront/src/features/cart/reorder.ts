import {
  type CallData,
  type OrderCard,
  reorder as reorderCall,
  type VendorConflict,
} from "@talabee/contract";
import { readConflict } from "./add-to-cart.js";
import type { OnConflict } from "./optimistic-write.js";
import { showCart } from "./shown-cart.js";
import { sendCall, type Shop } from "../../platform/index.js";
import { addOptimistically, takeOverVendorLock } from "./optimistic-write.js";

/** The fields of a past order that a reorder needs. */
export type OrderedBefore = Pick<OrderCard, "id" | "vendor">;
/** Lines that are missing, reduced or priced differently than in the past order. */
export type Changes = CallData<typeof reorderCall>["changes"];

export type ReorderResult =
  | { outcome: "added"; changes: Changes }
  /** The cart holds another vendor's products: the customer has to choose. */
  | { outcome: "conflict"; conflict: VendorConflict }
  | { outcome: "failed" };

/** Adds the lines of a past order to the cart, as far as they are available (REQ-ORDER-39). */
export async function reorder(
  shop: Shop,
  { id, vendor }: OrderedBefore,
  onConflict: OnConflict,
): Promise<ReorderResult> {
  let result: ReorderResult = { outcome: "failed" };
  const send = async () => {
    const reordered = await sendCall(shop, reorderCall, {
      params: { id },
      body: { on_conflict: onConflict },
      onProblem: (problem) => {
        const conflict = readConflict(problem);
        if (conflict !== null) result = { outcome: "conflict", conflict };
        return conflict !== null;
      },
    });
    if (reordered === null) return;
    showCart(shop, reordered.cart);
    result = { outcome: "added", changes: reordered.changes };
  };
  await addOptimistically(shop, { vendorId: vendor.id, product: null }, onConflict, send);
  // The assertion undoes a narrowing that ignores assignments in callbacks.
  const outcome = result as ReorderResult;
  if (outcome.outcome === "conflict") takeOverVendorLock(shop, outcome.conflict);
  return outcome;
}
