import { addToCart as addCall, type Cart, type PanelError, VendorConflict } from "@talabee/contract";
import { type AddToCartIntent, keepIntent, selectIsAuthenticated } from "@talabee/domain";
import * as z from "zod/mini";
import { sendCall, type Shop, showMessage } from "../../platform/index.js";
import { showCart } from "./shown-cart.js";
import { addOptimistically, type OnConflict, takeOverVendorLock } from "./optimistic-write.js";

/** A product with the chosen quantity, add-ons and note. */
export type Choice = Omit<AddToCartIntent, "kind" | "returnTo">;

export type AddResult =
  | { outcome: "added"; cart: Cart }
  /** The caller navigates to the sign-in; the choice is replayed after it. */
  | { outcome: "sign-in-first" }
  /** The cart holds another vendor's products: the customer has to choose. */
  | { outcome: "conflict"; conflict: VendorConflict }
  | { outcome: "failed" };

/**
 * Adds a product to the cart. Signed out, shows a message and keeps the choice for 15 minutes (REQ-AUTH-48). `isQuiet`
 * shows no success toast, for callers that open the cart instead.
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
    showMessage(shop, "unauthenticated", "danger");
    return { outcome: "sign-in-first" };
  }
  let result: AddResult = { outcome: "failed" };
  const send = async () => {
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
        // The server may have added it: read the cart before the customer tries again.
        if (problem.code === "network") void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
        const conflict = readConflict(problem);
        if (conflict !== null) result = { outcome: "conflict", conflict };
        return conflict !== null;
      },
    });
    if (cart === null) return;
    showCart(shop, cart);
    result = { outcome: "added", cart };
  };
  const product = { id: choice.productId, quantity: choice.quantity };
  await addOptimistically(shop, { vendorId: choice.vendorId, product }, onConflict, send);
  // The assertion undoes a narrowing that ignores assignments in callbacks.
  const outcome = result as AddResult;
  if (outcome.outcome === "conflict") takeOverVendorLock(shop, outcome.conflict);
  return outcome;
}

/** The conflict of a write that was refused for another vendor's cart; null for any other problem. */
export function readConflict(problem: PanelError): VendorConflict | null {
  if (problem.code !== "vendor_conflict") return null;
  const conflict = z.safeParse(VendorConflict, problem.data);
  return conflict.success ? conflict.data : null;
}
