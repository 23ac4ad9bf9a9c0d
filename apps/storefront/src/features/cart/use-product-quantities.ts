import { linesOf, shownCart } from "@talabee/contract/react";
import type { ProductCard } from "@talabee/contract";
import { lineOfStepper, quantitiesOf, selectQuantities } from "@talabee/domain";
import { useCallback, useMemo } from "react";
import { useSelector } from "react-redux";
import { useCartActions } from "./cart-actions.js";
import { setLineQuantity } from "./cart-quantities.js";
import { showMessage, useShop } from "../../platform/index.js";
import { useCart } from "./use-cart.js";

/** Quantity of each product in the cart, with the handlers of a menu's steppers (REQ-CART-08). */
export function useProductQuantities() {
  const shop = useShop();
  const stored = useSelector(selectQuantities);
  const cart = useCart().data;
  // Another tab may have written the stored quantities without this tab's pending ones: use them only until the cart
  // has loaded.
  const quantities = useMemo(
    () => (cart === undefined ? stored : quantitiesOf(linesOf(cart))),
    [cart, stored],
  );
  const { add } = useCartActions();

  const onQuantityChange = useCallback(
    (product: ProductCard, quantity: number) => {
      const line = lineOfStepper(shownCart(shop)?.items ?? [], product.id, quantity);
      if (line !== null) setLineQuantity(shop, line.lineId, line.quantity);
      else if (quantity > 0) {
        void add({ productId: product.id, vendorId: product.vendor_id, quantity, addons: [], note: null });
      }
    },
    [add, shop],
  );
  const onLimit = useCallback(() => showMessage(shop, "stock_exceeded", "danger"), [shop]);

  return { quantities, onQuantityChange, onLimit };
}
