import { useText, cartWords } from "@talabee/ui/locale";
import { CartScreen } from "@talabee/ui/screens/cart-screen";
import CartCoupon from "../app/cart-coupon.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useCartContent } from "../data/use-cart-content.js";
import { useCartSuggestions } from "../data/use-cart-suggestions.js";

/** The cart as a page of its own (settled 20). */
export default function CartRoute() {
  const { t } = useText();
  const content = useCartContent();
  const vendorId = content.cart?.vendor?.id;
  return (
    <>
      <PageTitle of={t(cartWords.title)} />
      <CartScreen
        {...content}
        coupon={<CartCoupon />}
        suggestions={useCartSuggestions()}
        backHref={vendorId === undefined ? paths.home : paths.store(vendorId)}
      />
    </>
  );
}
