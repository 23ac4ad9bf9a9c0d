import { CartPanel } from "@talabee/ui/widgets/cart-panel";
import { useCartContent } from "../data/use-cart-content.js";

/** The cart beside a menu, on desktop. */
export function CartSidePanel() {
  return <CartPanel {...useCartContent()} />;
}
