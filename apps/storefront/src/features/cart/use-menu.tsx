import { useCart } from "./use-cart.js";
import { useProductQuantities } from "./use-product-quantities.js";
import { useCartActions } from "./cart-actions.js";
import { CartSidePanelOnDesktop } from "./cart-side-panel-on-desktop.js";
import { paths } from "../../platform/index.js";
import { useFavourites } from "../favourites/index.js";

/** One element, so that a press in the menu does not render it. */
const cartPanel = <CartSidePanelOnDesktop />;

/** Props of a store's menu screens: quantities, favourites, cart bar and cart panel. */
export function useMenu() {
  const cart = useCart().data;
  const { setDrawerOpen } = useCartActions();
  return {
    productHref: paths.product,
    productFavourites: useFavourites().products,
    cart: {
      count: cart?.items.length ?? 0,
      pieces: cart?.items.reduce((sum, { quantity }) => sum + quantity, 0),
      total: cart?.quote?.subtotal,
      onOpen: () => setDrawerOpen(true),
    },
    cartPanel,
    cartStoreId: cart?.vendor?.id,
    ...useProductQuantities(),
  };
}
