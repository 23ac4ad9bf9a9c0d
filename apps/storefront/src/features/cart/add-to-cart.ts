import {
  addToCart as addCall,
  type Cart,
  type ON_CONFLICT,
  type PanelError,
  VendorConflict,
} from "@talabee/contract";
import { type AddToCartIntent, keepIntent, selectIsAuthenticated } from "@talabee/domain";
import * as z from "zod/mini";
import { sendCall, type Shop, showMessage } from "../../platform/index.js";
import { showCart } from "./cart-quantities.js";

/** What is put into the cart: a product as it was chosen. */
export type Choice = Omit<AddToCartIntent, "kind" | "returnTo">;

/** What becomes of a cart with another vendor's products: a question first, then it is emptied or put aside. */
export type OnConflict = (typeof ON_CONFLICT)[number];

export type AddResult =
  | { outcome: "added"; cart: Cart }
  /** Kept for after the sign-in, which is where to go now. */
  | { outcome: "sign-in-first" }
  /** The cart holds another vendor's products: a question to ask. */
  | { outcome: "conflict"; conflict: VendorConflict }
  | { outcome: "failed" };

/**
 * Puts a product into the cart. Signed out, says so and remembers it for 15 minutes (REQ-AUTH-48). `isQuiet`: the cart
 * that is opened over it shows it.
 */
export async function addToCart(
  shop: Shop,
  choice: Choice,
  returnTo: string,
  onConflict: OnConflict = "ask",
  isQuiet = false,
): Promise<AddResult> {
  if (!selectIsAuthenticated(shop.store.getState())) {
    keepIntent(shop.sessionStorage, { kind: "add-to-cart", ...choice, returnTo }, new Date());
    showMessage(shop, "unauthenticated", "error");
    return { outcome: "sign-in-first" };
  }
  let result: AddResult = { outcome: "failed" };
  const cart = await sendCall(shop, addCall, {
    body: {
      product_id: choice.productId,
      quantity: choice.quantity,
      addons: choice.addons.map(({ id, quantity }) => ({ id, quantity })),
      note: choice.note,
      on_conflict: onConflict,
    },
    isQuiet,
    onProblem: (problem) => {
      if (problem.code === "unauthenticated") {
        keepIntent(shop.sessionStorage, { kind: "add-to-cart", ...choice, returnTo }, new Date());
        result = { outcome: "sign-in-first" };
        return true;
      }
      // It may be in the cart all the same: the cart is read before it is pressed again.
      if (problem.code === "network") void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
      const conflict = readConflict(problem);
      if (conflict !== null) result = { outcome: "conflict", conflict };
      return conflict !== null;
    },
  });
  if (cart === null) return result;
  showCart(shop, cart);
  return { outcome: "added", cart };
}

/** Whose products the cart holds, when that is why something was refused; null otherwise. */
export function readConflict(problem: PanelError): VendorConflict | null {
  if (problem.code !== "vendor_conflict") return null;
  const conflict = z.safeParse(VendorConflict, problem.data);
  return conflict.success ? conflict.data : null;
}
