import { useMessages, cartMessages } from "@talabee/ui/locale";
import { CartScreen } from "@talabee/ui/screens/cart-screen";
import { PageTitle } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { CartCoupon, useCartContent, useCartSuggestions } from "../features/cart/index.js";

/** The cart as a page of its own (REQ-ROUTE-45). */
export default function CartRoute() {
  const { t } = useMessages();
  const content = useCartContent();
  const vendorId = content.data?.vendor?.id;
  return (
    <>
      <PageTitle of={t(cartMessages.title)} />
      <CartScreen
        cart={{ ...content, coupon: <CartCoupon />, suggestions: useCartSuggestions() }}
        backHref={vendorId === undefined ? paths.home : paths.store(vendorId)}
      />
    </>
  );
}
