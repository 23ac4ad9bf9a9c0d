import { CouponField } from "@talabee/ui/widgets/coupon-field";
import { useCart } from "./use-cart.js";
import { useCoupon } from "./use-coupon.js";

/** Coupon field of the cart's page, drawer and side panel. */
export default function CartCoupon() {
  const { data: cart } = useCart();
  const { applied, items, onApply, onRemove, loading, error, suggestion, suggestedCode } = useCoupon(
    cart,
    cart?.quote,
  );
  const obstacle = cart?.quote?.problems.find(({ code }) => code.startsWith("coupon_"))?.message;
  // The hint may also be about free delivery, which the cart shows itself.
  const isCouponHint = items.some(({ code }) => suggestion?.split(/\s+/).includes(code));
  return (
    <CouponField
      coupon={applied}
      error={error ?? obstacle}
      suggestion={isCouponHint ? suggestion : null}
      {...{ onApply, onRemove, loading, suggestedCode }}
    />
  );
}
