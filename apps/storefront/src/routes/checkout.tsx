import { useText, checkoutWords } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useOrderPlaced } from "../app/use-order-placed.js";
import { useCheckout } from "../data/use-checkout.js";
import { useMap } from "../data/use-map.js";

export default function CheckoutRoute() {
  const { t } = useText();
  const checkout = useCheckout(useOrderPlaced());
  const map = useMap();
  const vendorId = checkout.cart.data?.vendor?.id;

  return (
    <>
      <PageTitle of={t(checkoutWords.title)} />
      <CheckoutScreen
        backHref={vendorId === undefined ? paths.home : paths.store(vendorId)}
        browseHref={paths.home}
        {...checkout}
        addresses={{ ...checkout.addresses, ...map }}
      />
    </>
  );
}
