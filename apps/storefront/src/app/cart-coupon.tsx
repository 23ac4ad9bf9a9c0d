import { CouponField } from "@talabee/ui/widgets/coupon-field";
import { useCart } from "../data/use-cart.js";
import { useCoupon } from "../data/use-coupon.js";

/** The coupon on the cart, where the cart is looked at. */
export default function CartCoupon() {
  const { data: cart } = useCart();
  const { applied, onApply, onRemove, busy, error, suggestion, suggestedCode } = useCoupon(cart, cart?.quote);
  const obstacle = cart?.quote?.problems.find(({ code }) => code.startsWith("coupon_"))?.message;
  return (
    <CouponField
      coupon={applied}
      error={error ?? obstacle}
      {...{ onApply, onRemove, busy, suggestion, suggestedCode }}
    />
  );
}
