import { type CallData, type OrderCard, reorder as reorderCall } from "@talabee/contract";
import { sendCall, type Shop } from "../../platform/index.js";
import { type CartWriteResult, type OnConflict, sendCartWrite } from "./send-cart-write.js";
import { showCart } from "./shown-cart.js";

/** The fields of a past order that a reorder needs. */
export type OrderedBefore = Pick<OrderCard, "id" | "vendor">;

type Reordered = CallData<typeof reorderCall>;
/** Lines that are missing, reduced or priced differently than in the past order. */
export type Changes = Reordered["changes"];

/** Adds the lines of a past order to the cart, as far as they are available (REQ-ORDER-39). */
export async function reorder(
  shop: Shop,
  { id, vendor }: OrderedBefore,
  onConflict: OnConflict,
): Promise<CartWriteResult<Reordered>> {
  return sendCartWrite(shop, { vendorId: vendor.id, product: null }, onConflict, async (onProblem) => {
    const body = { on_conflict: onConflict };
    const reordered = await sendCall(shop, reorderCall, { params: { id }, body, onProblem });
    if (reordered !== null) showCart(shop, reordered.cart);
    return reordered;
  });
}
