import { useCart } from "./use-cart.js";
import { useProductQuantities } from "./use-product-quantities.js";
import { useCartActions } from "./cart-actions.js";
import { CartSidePanel } from "./cart-side-panel.js";
import { paths } from "../../platform/index.js";
import { useFavourites } from "../favourites/index.js";

/** What a menu has beside its dishes: their quantities and hearts, and the cart under it or at its side. */
export function useMenu() {
  const cart = useCart().data;
  const { setDrawerOpen } = useCartActions();
  return {
    productHref: paths.product,
    productFavourites: useFavourites().products,
    cart: {
      count: cart?.items.length ?? 0,
      total: cart?.quote?.subtotal,
      onOpen: () => setDrawerOpen(true),
    },
    cartPanel: <CartSidePanel />,
    ...useProductQuantities(),
  };
}
