import { usePageTitle } from "@talabee/ui/app";
import { checkoutMessages } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { paths } from "../platform/index.js";
import { useCheckout, useOrderPlaced } from "../features/checkout/index.js";
import { useMap } from "../features/account/index.js";

/** The checkout of the cart (REQ-ROUTE-30). */
export default function CheckoutRoute() {
  const checkout = useCheckout(useOrderPlaced());
  const map = useMap();
  const vendorId = checkout.cart.data?.vendor?.id;
  usePageTitle(checkoutMessages.title);

  return (
    <CheckoutScreen
      backHref={vendorId === undefined ? paths.home : paths.store(vendorId)}
      browseHref={paths.home}
      {...checkout}
      addresses={{ ...checkout.addresses, ...map }}
    />
  );
}
