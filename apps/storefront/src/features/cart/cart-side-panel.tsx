import { CartPanel } from "@talabee/ui/widgets/cart-panel";
import { Suspense } from "react";
import { useCartContent } from "./use-cart-content.js";
import { lazyComponent } from "../../platform/index.js";

/** Loaded with the cart's overlays, so that the menu need not wait for it. */
const { Component: CartCoupon } = lazyComponent(() => import("./cart-coupon.js"));

/** The cart beside a menu. */
export default function CartSidePanel() {
  const coupon = (
    <Suspense fallback={null}>
      <CartCoupon />
    </Suspense>
  );
  return <CartPanel cart={{ ...useCartContent(), coupon }} />;
}
