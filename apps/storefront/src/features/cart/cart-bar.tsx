import { selectCartWrites, selectShownCount, selectShownPieces } from "@talabee/domain";
import { useHydrated } from "@talabee/ui/app";
import { ViewCartBar } from "@talabee/ui/widgets/view-cart-bar";
import { useSelector } from "react-redux";
import { useCartActions } from "./cart-actions.js";
import { useCart } from "./use-cart.js";

/** The bar with the cart below a menu, on phones. It counts what is pressed at once; its total is the server's. */
export function CartBar() {
  const { setDrawerOpen } = useCartActions();
  const quote = useCart().data?.quote;
  const isSettled = useSelector(selectCartWrites).length === 0;
  const count = useSelector(selectShownCount);
  const pieces = useSelector(selectShownPieces);
  // What the page shows of a press before the app has come (early-count.js).
  if (!useHydrated()) return <ViewCartBar data-slot="early-cart-bar" hidden count={1} />;
  return (
    <ViewCartBar
      count={count}
      pieces={pieces}
      total={isSettled ? quote?.subtotal : undefined}
      onOpen={() => setDrawerOpen(true)}
    />
  );
}
