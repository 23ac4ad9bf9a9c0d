import { useCart } from "../data/use-cart.js";
import { useProductQuantities } from "../data/use-product-quantities.js";
import { useCartActions } from "./cart-actions.js";
import { CartSidePanel } from "./cart-side-panel.js";
import { paths } from "./paths.js";
import { useFavourites } from "./use-favourites.js";

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
