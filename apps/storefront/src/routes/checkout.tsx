import { useText, checkoutWords } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { goOnPaying } from "../data/go-on-paying.js";
import { useCheckout } from "../data/use-checkout.js";
import { useMap } from "../data/use-map.js";

export default function CheckoutRoute() {
  const navigate = useNavigate();
  const { t } = useText();
  const checkout = useCheckout(
    useCallback(
      (order) => {
        if (!goOnPaying(order)) void navigate(paths.trackOrder(order.id), { replace: true });
      },
      [navigate],
    ),
  );
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
