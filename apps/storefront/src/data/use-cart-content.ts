import type { CartLine } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { paths } from "../app/paths.js";
import { setLineQuantity } from "./cart-quantities.js";
import { say } from "./say.js";
import { useCart } from "./use-cart.js";

/** The cart as the drawer and the panel beside a menu take it. */
export function useCartContent() {
  const cart = useCart();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname } = useLocation();
  return {
    status: cart.status,
    cart: cart.data,
    onRetry: cart.retry,
    onQuantityChange: (line: CartLine, quantity: number) => setLineQuantity(line.id, quantity),
    onLimit: () => say("stock_exceeded", "error"),
    storeHref: paths.store,
    checkoutHref: paths.checkout,
    browseHref: paths.home,
    signInHref: isAuthenticated ? undefined : paths.authThen(pathname),
  };
}
