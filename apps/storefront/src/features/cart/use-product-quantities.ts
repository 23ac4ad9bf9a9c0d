import { linesOf, shownCart } from "@talabee/contract/react";
import type { ProductCard } from "@talabee/contract";
import {
  lineOfStepper,
  quantitiesOf,
  selectIsAuthenticated,
  selectQuantities,
  selectToken,
  selectVendorAtCart,
} from "@talabee/domain";
import { useOptimisticValues } from "@talabee/ui/app";
import { cartMessages, useMessages } from "@talabee/ui/locale";
import { useCallback, useMemo } from "react";
import { useSelector } from "react-redux";
import { useCartActions } from "./cart-actions.js";
import { setLineQuantity } from "./cart-quantities.js";
import { removeLine } from "./remove-line.js";
import { showMessage, useShop } from "../../platform/index.js";
import { useCart } from "./use-cart.js";

/** Quantity of each product in the cart, with the handlers of a menu's steppers (REQ-CART-08). */
export function useProductQuantities() {
  const shop = useShop();
  const { t } = useMessages();
  const stored = useSelector(selectQuantities);
  const cart = useCart().data;
  // Another tab may have written the stored quantities without this tab's pending ones: use them only until the cart
  // has loaded.
  const inCart = useMemo(() => (cart === undefined ? stored : quantitiesOf(linesOf(cart))), [cart, stored]);
  const [quantities, show] = useOptimisticValues(inCart);
  const { add } = useCartActions();

  const onQuantityChange = useCallback(
    ({ id, vendor_id: vendorId }: ProductCard, quantity: number) => {
      const state = shop.store.getState();
      const change = async () => {
        // Signed out since the press: the change was the former customer's.
        if (selectToken(shop.store.getState()) !== selectToken(state)) return;
        const line = lineOfStepper(shownCart(shop)?.items ?? [], id, quantity);
        const shown = shownCart(shop)?.items.find((one) => one.id === line?.lineId);
        if (line?.quantity === 0 && shown !== undefined)
          removeLine(shop, shown, vendorId, {
            removed: t(cartMessages.removed, { name: shown.name }),
            undo: t(cartMessages.undo),
          });
        else if (line !== null) setLineQuantity(shop, line.lineId, line.quantity);
        else if (quantity > 0) await add({ productId: id, vendorId, quantity, addons: [], note: null });
      };
      // Guests sign in first, and another vendor's cart is asked about.
      if (selectIsAuthenticated(state) && [null, vendorId].includes(selectVendorAtCart(state)))
        return show(id, quantity, change).shown;
      return void change();
    },
    [add, shop, show, t],
  );
  const onLimit = useCallback(() => showMessage(shop, "stock_exceeded", "danger"), [shop]);

  return { quantities, onQuantityChange, onLimit };
}
