import { showCart } from "@talabee/contract/react";
import { type CartLine, restoreParkedCart } from "@talabee/contract";
import { selectCartCount, selectIsAuthenticated } from "@talabee/domain";
import { cartMessages, useMessages } from "@talabee/ui/locale";
import { useHydrated } from "@talabee/ui/app";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { paths, persistently, sendCall, showMessage, usePending, useShop } from "../../platform/index.js";
import { setLineQuantity } from "./cart-quantities.js";
import { removeLine } from "./remove-line.js";
import { useCart } from "./use-cart.js";

/** Props shared by the cart's drawer, side panel and page. */
export function useCartContent() {
  const shop = useShop();
  const { t } = useMessages();
  const cart = useCart();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname } = useLocation();
  const [loadingStoreId, during] = usePending();
  const restore = async (vendor: string) => {
    const restored = await during(
      vendor,
      sendCall(shop, restoreParkedCart, { params: { vendor }, body: {} }),
    );
    if (restored !== null) showCart(shop, restored);
  };
  const [clearing, duringClear] = usePending();
  const clear = async () => {
    const { clearCart } = await persistently(() => import("./clear-cart.js"));
    await clearCart(shop, { cleared: t(cartMessages.cleared), undo: t(cartMessages.undo) });
  };
  const count = useSelector(selectCartCount);
  const isSessionKnown = useHydrated();
  const vendorId = cart.data?.vendor?.id;
  return {
    status: cart.status,
    data: cart.data,
    expectedLines: isSessionKnown ? count : Infinity,
    onRetry: cart.retry,
    onQuantityChange: (line: CartLine, quantity: number) => {
      if (quantity > 0 || vendorId === undefined) setLineQuantity(shop, line.id, quantity);
      else
        removeLine(shop, line, vendorId, {
          removed: t(cartMessages.removed, { name: line.name }),
          undo: t(cartMessages.undo),
        });
    },
    onClear: () => void duringClear("clear", clear()),
    loadingClear: clearing !== null,
    onLimit: () => showMessage(shop, "stock_exceeded", "danger"),
    storeHref: paths.store,
    lineHref:
      vendorId === undefined
        ? undefined
        : (line: CartLine) => paths.cartLine({ id: line.product_id, vendor_id: vendorId }, line.id),
    checkoutHref: paths.checkout,
    browseHref: paths.home,
    signInHref: isAuthenticated || !isSessionKnown ? undefined : paths.authThen(pathname),
    onRestore: (vendor: string) => void restore(vendor),
    loadingStoreId,
  };
}
