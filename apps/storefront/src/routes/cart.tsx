import { usePageTitle } from "@talabee/ui/app";
import { cartMessages } from "@talabee/ui/locale";
import { CartScreen } from "@talabee/ui/screens/cart-screen";
import { paths } from "../platform/index.js";
import { CartCoupon, useCartContent, useCartSuggestions } from "../features/cart/index.js";

/** The cart as a page of its own (REQ-ROUTE-45). */
export default function CartRoute() {
  const content = useCartContent();
  const vendorId = content.data?.vendor?.id;
  usePageTitle(cartMessages.title);

  return (
    <CartScreen
      cart={{ ...content, coupon: <CartCoupon />, suggestions: useCartSuggestions() }}
      backHref={vendorId === undefined ? paths.home : paths.store(vendorId)}
    />
  );
}
