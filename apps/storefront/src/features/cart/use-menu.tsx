import { useCart } from "./use-cart.js";
import { useProductQuantities } from "./use-product-quantities.js";
import { CartBar } from "./cart-bar.js";
import { CartSidePanelOnDesktop } from "./cart-side-panel-on-desktop.js";
import { paths } from "../../platform/index.js";
import { useFavourites } from "../favourites/index.js";

/** Each is one element, so that a press in the menu does not render it. */
const cartPanel = <CartSidePanelOnDesktop />;
const cartBar = <CartBar />;

/** Props of a store's menu screens: quantities, favourites, cart bar and cart panel. */
export function useMenu() {
  return {
    productHref: paths.product,
    productFavourites: useFavourites().products,
    cart: cartBar,
    cartPanel,
    cartStoreId: useCart().data?.vendor?.id,
    ...useProductQuantities(),
  };
}
