import { familyWords, useText } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { Navigate } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useOrderPlaced } from "../app/use-order-placed.js";
import { useFamilyOrder } from "../data/use-family-order.js";
import { useMap } from "../data/use-map.js";

/** The checkout of a family's basket, for its owner. */
export default function FamilyOrderRoute() {
  const { t } = useText();
  const map = useMap();
  const { isOwner, addresses, ...order } = useFamilyOrder(useOrderPlaced());
  if (!isOwner) return <Navigate to={paths.joinFamily} replace />;
  return (
    <>
      <PageTitle of={t(familyWords.basketOrder)} />
      <CheckoutScreen
        backHref={paths.joinFamily}
        browseHref={paths.home}
        addresses={{ ...addresses, ...map }}
        {...order}
      />
    </>
  );
}
