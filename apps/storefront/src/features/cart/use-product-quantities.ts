import type { ProductCard } from "@talabee/contract";
import { quantitiesOf, type ShopState } from "@talabee/domain";
import { useCallback, useMemo } from "react";
import { useSelector } from "react-redux";
import { useCartActions } from "./cart-actions.js";
import { setLineQuantity, shownCart } from "./cart-quantities.js";
import { showMessage, useShop } from "../../platform/index.js";
import { linesOf, useCart } from "./use-cart.js";

/** How many of each product are in the cart, and how to change that from a menu (REQ-CART-08). */
export function useProductQuantities() {
  const shop = useShop();
  const kept = useSelector((state: ShopState) => state.productQuantities);
  const cart = useCart().data;
  // What is kept may be another tab's, who knows less of what was pressed here: it stands in until the cart has come.
  const quantities = useMemo(() => (cart === undefined ? kept : quantitiesOf(linesOf(cart))), [cart, kept]);
  const { add } = useCartActions();

  const onQuantityChange = useCallback(
    (product: ProductCard, quantity: number) => {
      const lines = shownCart(shop)?.items.filter((line) => line.product_id === product.id) ?? [];
      const inCart = lines.reduce((sum, line) => sum + line.quantity, 0);
      // The line chosen last is the one a menu's stepper means; a plain product has only one.
      const line = lines.at(-1);
      if (line !== undefined) setLineQuantity(shop, line.id, Math.max(0, line.quantity + quantity - inCart));
      else if (quantity > 0) {
        void add({ productId: product.id, vendorId: product.vendor_id, quantity, addons: [], note: null });
      }
    },
    [add, shop],
  );
  const onLimit = useCallback(() => showMessage(shop, "stock_exceeded", "error"), [shop]);

  return { quantities, onQuantityChange, onLimit };
}
