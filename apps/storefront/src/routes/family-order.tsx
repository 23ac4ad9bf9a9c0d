import { usePageTitle } from "@talabee/ui/app";
import { familyMessages } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { Navigate } from "react-router-dom";
import { paths } from "../platform/index.js";
import { useOrderPlaced } from "../features/checkout/index.js";
import { useFamilyOrder } from "../features/family/index.js";
import { useMap } from "../features/account/index.js";

/** The checkout of a family's basket, for its owner. */
export default function FamilyOrderRoute() {
  const map = useMap();
  const { isOwner, addresses, ...order } = useFamilyOrder(useOrderPlaced());
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
