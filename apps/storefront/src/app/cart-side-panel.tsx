import { CartPanel } from "@talabee/ui/widgets/cart-panel";
import { Suspense } from "react";
import { useCartContent } from "../data/use-cart-content.js";
import { partOnDemand } from "./on-demand.js";

/** A menu stands before it: it comes with the cart's overlays. */
const { Part: CartCoupon } = partOnDemand(() => import("./cart-coupon.js"));

/** The cart beside a menu, on desktop. */
export function CartSidePanel() {
  const coupon = (
    <Suspense fallback={null}>
      <CartCoupon />
    </Suspense>
  );
  return <CartPanel {...useCartContent()} coupon={coupon} />;
}
