import { CouponField } from "@talabee/ui/widgets/coupon-field";
import { useCart } from "./use-cart.js";
import { useCoupon } from "./use-coupon.js";

/** The coupon on the cart, where the cart is looked at. */
export default function CartCoupon() {
  const { data: cart } = useCart();
  const {
    applied,
    items,
    onApply,
    onRemove,
    busy: loading,
    error,
    suggestion,
    suggestedCode,
  } = useCoupon(cart, cart?.quote);
  const obstacle = cart?.quote?.problems.find(({ code }) => code.startsWith("coupon_"))?.message;
  // What is missing to free delivery is told by the cart itself.
  const isOfCoupon = items.some(({ code }) => suggestion?.split(/\s+/).includes(code));
  return (
    <CouponField
      coupon={applied}
      error={error ?? obstacle}
      suggestion={isOfCoupon ? suggestion : null}
      {...{ onApply, onRemove, loading, suggestedCode }}
    />
  );
}
