import { useMediaQuery } from "@talabee/ui/app";
import { CartPanel } from "@talabee/ui/widgets/cart-panel";
import { Suspense } from "react";
import { useCartContent } from "./use-cart-content.js";
import { lazyComponent } from "../../platform/index.js";

/** Loaded with the cart's overlays, so that the menu need not wait for it. */
const { Component: CartCoupon } = lazyComponent(() => import("./cart-coupon.js"));

/** The design system's desktop breakpoint, from which the panel is visible. */
const DESKTOP = "(min-width: 56.25rem)";

/** The cart beside a menu on desktop. On phones, where it is hidden, it requests no coupons. */
export function CartSidePanel() {
  const isVisible = useMediaQuery(DESKTOP);
  const coupon = isVisible && (
    <Suspense fallback={null}>
      <CartCoupon />
    </Suspense>
  );
  return <CartPanel cart={{ ...useCartContent(), coupon }} />;
}
