import { usePageTitle } from "@talabee/ui/app";
import { checkoutMessages } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { paths } from "../platform/index.js";
import { useCart, useCoupon } from "../features/cart/index.js";
import { useCartToOrder, useOrderPlaced, useOrdering } from "../features/checkout/index.js";
import { useMap } from "../features/account/index.js";

/** The checkout of the cart (REQ-ROUTE-30). */
export default function CheckoutRoute() {
  const cart = useCart().data;
  const { addresses, ...checkout } = useOrdering(useCartToOrder(), useOrderPlaced());
  const coupon = useCoupon(cart, checkout.quote.data);
  const map = useMap();
  usePageTitle(checkoutMessages.title);

  return (
    <CheckoutScreen
      backHref={cart?.vendor ? paths.store(cart.vendor.id) : paths.home}
      browseHref={paths.home}
      addresses={{ ...addresses, ...map }}
      coupon={coupon}
      {...checkout}
    />
  );
}
