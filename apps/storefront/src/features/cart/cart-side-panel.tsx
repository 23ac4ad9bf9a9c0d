import { CartPanel } from "@talabee/ui/widgets/cart-panel";
import { Suspense, useSyncExternalStore } from "react";
import { useCartContent } from "./use-cart-content.js";
import { lazyComponent } from "../../platform/index.js";

/** A menu stands before it: it comes with the cart's overlays. */
const { Part: CartCoupon } = lazyComponent(() => import("./cart-coupon.js"));

/** From where on the panel is seen: the design system's step to a desktop. */
const desktop = window.matchMedia("(min-width: 56.25rem)");
const followDesktop = (tell: () => void) => {
  desktop.addEventListener("change", tell);
  return () => desktop.removeEventListener("change", tell);
};

/** The cart beside a menu, on desktop. On a phone, where nobody sees it, nothing is asked for its sake. */
export function CartSidePanel() {
  const isSeen = useSyncExternalStore(followDesktop, () => desktop.matches);
  const coupon = isSeen && (
    <Suspense fallback={null}>
      <CartCoupon />
    </Suspense>
  );
  return <CartPanel cart={{ ...useCartContent(), coupon }} />;
}
