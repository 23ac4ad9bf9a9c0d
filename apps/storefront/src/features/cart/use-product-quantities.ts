import { linesOf, shownCart } from "@talabee/contract/react";
import { cart as cartCall, type ProductCard } from "@talabee/contract";
import {
  lineOfStepper,
  quantitiesOf,
  quantityIn,
  selectIsAuthenticated,
  selectQuantities,
  selectToken,
  selectVendorAtCart,
} from "@talabee/domain";
import { useOptimisticValues } from "@talabee/ui/app";
import { cartMessages, useMessages } from "@talabee/ui/locale";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { useCartActions } from "./cart-actions.js";
import { setLineQuantity } from "./cart-quantities.js";
import { removeLine } from "./remove-line.js";
import { apiQuery, type Shop, showMessage, useShop } from "../../platform/index.js";
import { useCart } from "./use-cart.js";

/** The cart that a press changes. Pieces are added to one that has not come yet; to take some away, it is waited for. */
async function cartToChange(shop: Shop, by: number) {
  if (by < 0 && shownCart(shop) === undefined)
    await shop.queryClient.fetchQuery(apiQuery(shop, cartCall)).catch(() => undefined);
  return shownCart(shop);
}

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
  // What a press changes is what the customer saw. The cart may come, or change, before the press is done.
  const seen = useRef(quantities);
  useLayoutEffect(() => {
    seen.current = quantities;
  }, [quantities]);
  const [latestPresses] = useState(() => new Map<string, { quantity: number }>());

  const onQuantityChange = useCallback(
    ({ id, vendor_id: vendorId }: ProductCard, quantity: number) => {
      const state = shop.store.getState();
      const by = quantity - (latestPresses.get(id)?.quantity ?? quantityIn(seen.current, id));
      const press = { quantity };
      latestPresses.set(id, press);
      const change = async () => {
        // Signed out since the press: the change was the former customer's.
        if (selectToken(shop.store.getState()) !== selectToken(state)) return;
        const cart = await cartToChange(shop, by);
        const inCart = cart === undefined ? 0 : quantityIn(quantitiesOf(linesOf(cart)), id);
        const line = lineOfStepper(cart?.items ?? [], id, quantity === 0 ? 0 : Math.max(0, inCart + by));
        const shown = cart?.items.find((one) => one.id === line?.lineId);
        if (line?.quantity === 0 && shown !== undefined)
          removeLine(shop, shown, vendorId, {
            removed: t(cartMessages.removed, { name: shown.name }),
            undo: t(cartMessages.undo),
          });
        else if (line !== null) setLineQuantity(shop, line.lineId, line.quantity);
        else if (by > 0) await add({ productId: id, vendorId, quantity: by, addons: [], note: null });
        else if (cart === undefined) showMessage(shop, "quantity_update_failed", "danger");
      };
      const changeOnce = () =>
        change().finally(() => {
          if (latestPresses.get(id) === press) latestPresses.delete(id);
        });
      // Guests sign in first, and another vendor's cart is asked about.
      if (selectIsAuthenticated(state) && [null, vendorId].includes(selectVendorAtCart(state)))
        return show(id, quantity, changeOnce).shown;
      return void changeOnce();
    },
    [add, latestPresses, shop, show, t],
  );
  const onLimit = useCallback(() => showMessage(shop, "stock_exceeded", "danger"), [shop]);

  return { quantities, onQuantityChange, onLimit };
}
