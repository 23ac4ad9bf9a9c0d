import { linesOf, shownCart } from "@talabee/contract/react";
import type { ProductCard } from "@talabee/contract";
import {
  lineOfStepper,
  quantitiesOf,
  selectIsAuthenticated,
  selectIsShownInCart,
  selectQuantities,
  selectToken,
  selectVendorAtCart,
} from "@talabee/domain";
import { useOptimisticValues } from "@talabee/ui/app";
import { cartMessages, useMessages } from "@talabee/ui/locale";
import { useCallback, useMemo } from "react";
import { useSelector } from "react-redux";
import { beginAdd } from "./add-to-cart.js";
import { useCartActions } from "./cart-actions.js";
import { setLineQuantity } from "./cart-quantities.js";
import { removeLine } from "./remove-line.js";
import { dropCartWrite } from "./send-cart-write.js";
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
      const isOpen = selectIsAuthenticated(state) && [null, vendorId].includes(selectVendorAtCart(state));
      const choice = { productId: id, vendorId, quantity, addons: [], note: null };
      // The first piece is counted before the paint: bar and badge change with the stepper.
      const begun =
        isOpen && quantity > 0 && !selectIsShownInCart(state, id) ? beginAdd(shop, choice) : undefined;
      const change = async () => {
        // Signed out since the press: the change was the former customer's.
        if (selectToken(shop.store.getState()) !== selectToken(state)) return;
        const line = lineOfStepper(shownCart(shop)?.items ?? [], id, quantity);
        // The cart has come meanwhile, with the product.
        if (line !== null && begun) dropCartWrite(shop, begun);
        const shown = shownCart(shop)?.items.find((one) => one.id === line?.lineId);
        if (line?.quantity === 0 && shown !== undefined)
          removeLine(shop, shown, vendorId, {
            removed: t(cartMessages.removed, { name: shown.name }),
            undo: t(cartMessages.undo),
          });
        else if (line !== null) setLineQuantity(shop, line.lineId, line.quantity);
        else if (quantity > 0) await add(choice, begun);
      };
      // Guests sign in first, and another vendor's cart is asked about.
      return isOpen ? show(id, quantity, change).shown : void change();
    },
    [add, shop, show, t],
  );
  const onLimit = useCallback(() => showMessage(shop, "stock_exceeded", "danger"), [shop]);

  return { quantities, onQuantityChange, onLimit };
}
