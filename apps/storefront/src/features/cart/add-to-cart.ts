import { showCart } from "@talabee/contract/react";
import { addToCart as addCall, type Cart } from "@talabee/contract";
import { type AddToCartIntent, type CartWrite, keepIntent, selectIsAuthenticated } from "@talabee/domain";
import { sendCall, type Shop, showMessage } from "../../platform/index.js";
import { beginCartWrite, type CartWriteResult, type OnConflict, sendCartWrite } from "./send-cart-write.js";

/** A product with the chosen quantity, add-ons and note. */
export type Choice = Omit<AddToCartIntent, "kind" | "returnTo">;

/** After `sign-in-first` the caller navigates to the sign-in; the choice is replayed after it. */
export type AddResult = CartWriteResult<Cart> | { outcome: "sign-in-first" };

export interface AddOptions {
  /** Path to return to after a sign-in. */
  returnTo: string;
  onConflict?: OnConflict;
  /** Shows no success toast, for callers that open the cart instead. */
  isQuiet?: boolean;
  /** Of `beginAdd`: counted already. */
  begun?: CartWrite | null | undefined;
}

/** Counts a choice as added before `addToCart` sends it; null where only the server's answer may add it. */
export function beginAdd(shop: Shop, choice: Choice, onConflict: OnConflict = "ask"): CartWrite | null {
  const { vendorId, productId: id, quantity } = choice;
  return beginCartWrite(shop, { vendorId, product: { id, quantity } }, onConflict);
}

/** Adds a product to the cart. Signed out, shows a message and keeps the choice for 15 minutes (REQ-AUTH-48). */
export async function addToCart(
  shop: Shop,
  choice: Choice,
  { returnTo, onConflict = "ask", isQuiet = false, begun }: AddOptions,
): Promise<AddResult> {
  const keepForSignIn = () =>
    keepIntent(shop.sessionStorage, { kind: "add-to-cart", ...choice, returnTo }, new Date());
  if (!selectIsAuthenticated(shop.store.getState())) {
    keepForSignIn();
    showMessage(shop, "unauthenticated", "danger");
    return { outcome: "sign-in-first" };
  }
  const write = begun === undefined ? beginAdd(shop, choice, onConflict) : begun;
  const result = await sendCartWrite(shop, write, async (onProblem) => {
    const body = { ...lineBody(choice), on_conflict: onConflict };
    const cart = await sendCall(shop, addCall, { body, isQuiet, onProblem });
    if (cart !== null) showCart(shop, cart);
    return cart;
  });
  const problem = result.outcome === "failed" ? result.problem?.code : undefined;
  if (problem === "unauthenticated") {
    keepForSignIn();
    return { outcome: "sign-in-first" };
  }
  // The server may have added it: read the cart before the customer tries again.
  if (problem === "network") void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
  return result;
}

/** A choice as the body of the calls that add it to a cart or basket. */
export function lineBody({ productId, quantity, addons, note }: Choice) {
  return {
    product_id: productId,
    quantity,
    addons: addons.map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
    note,
  };
}
