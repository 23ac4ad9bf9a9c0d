import { usePageTitle } from "@talabee/ui/app";
import { familyMessages } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { Navigate } from "react-router";
import { paths } from "../platform/index.js";
import { useOrderPlaced, useOrdering } from "../features/checkout/index.js";
import { useBasketToOrder } from "../features/family/index.js";
import { useMap } from "../features/account/index.js";

/** The checkout of a family's basket, for its owner. */
export default function FamilyOrderRoute() {
  const map = useMap();
  const { isOwner, ...basket } = useBasketToOrder();
  const { addresses, ...order } = useOrdering(basket, useOrderPlaced());
  usePageTitle(familyMessages.basketOrder);

  if (!isOwner) return <Navigate to={paths.joinFamily} replace />;
  return (
    <CheckoutScreen
      backHref={paths.joinFamily}
      browseHref={paths.home}
      addresses={{ ...addresses, ...map }}
      {...order}
    />
  );
}
