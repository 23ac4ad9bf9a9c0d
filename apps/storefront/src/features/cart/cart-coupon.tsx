import { CouponField } from "@talabee/ui/widgets/coupon-field";
import { useCart } from "./use-cart.js";
import { couponInHint, useCoupon } from "./use-coupon.js";

/** Coupon field of the cart's page, drawer and side panel. */
export default function CartCoupon() {
  const { data: cart } = useCart();
  const { applied, items, onApply, onRemove, loading, error, suggestion, suggestedCode } = useCoupon(
    cart,
    cart?.quote,
  );
  const obstacle = cart?.quote?.problems.find(({ code }) => code.startsWith("coupon_"))?.message;
  return (
    <CouponField
      coupon={applied}
      error={error ?? obstacle}
      // The cart itself shows hints about free delivery.
      suggestion={couponInHint(suggestion, items) && suggestion}
      {...{ onApply, onRemove, loading, suggestedCode }}
    />
  );
}
