import { PanelError, type product as productCall, type CallData } from "@talabee/contract";
import { selectQuantity, type ShopState } from "@talabee/domain";
import { type ProductChoice, ProductSheet } from "@talabee/ui/widgets/product-sheet";
import { useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { addToFamilyBasket } from "../data/add-to-family-basket.js";
import { changeLine, choiceOf } from "../data/change-line.js";
import { useCart } from "../data/use-cart.js";
import { say } from "../data/say.js";
import { copyLink } from "../data/share.js";
import { useCurrentUser } from "../data/use-current-user.js";
import type { PanelQuery } from "../data/use-panel-query.js";
import { useCartActions } from "./cart-actions.js";
import { PageTitle } from "./page-title.js";
import { paths } from "./paths.js";
import { useFavourites } from "./use-favourites.js";

/** A product's sheet with an address of its own, over the screen it was opened from (settled 20). */
export function ProductOver({
  product,
  below,
}: {
  product: PanelQuery<CallData<typeof productCall>>;
  /** The address of the screen beneath. */
  below: string;
}) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { add } = useCartActions();
  // Come from a line of the cart: its choices are changed.
  const [search] = useSearchParams();
  const lineId = search.get("line");
  const cart = useCart();
  const line = cart.data?.items.find(({ id }) => id === lineId);
  const isWaiting = lineId !== null && cart.status === "loading";
  const inCart = useSelector((state: ShopState) => selectQuantity(state, product.data?.id ?? ""));
  const { heartOf } = useFavourites();
  const [adding, setAdding] = useState(false);
  const [addingForFamily, setAddingForFamily] = useState(false);
  const user = useCurrentUser().data;
  const close = () => {
    // Opened from within: back to where it was opened. Come by a link: to the screen beneath.
    if (key !== "default") void navigate(-1);
    else void navigate(below, { replace: true });
  };

  const putForFamily = async (
    choice: ProductChoice,
    { id, vendor_id }: { id: string; vendor_id: string },
  ) => {
    setAddingForFamily(true);
    const isAdded = await addToFamilyBasket({ productId: id, vendorId: vendor_id, ...choice });
    setAddingForFamily(false);
    if (isAdded) close();
  };

  const put = async (choice: ProductChoice, { id, vendor_id }: { id: string; vendor_id: string }) => {
    setAdding(true);
    if (line !== undefined) {
      const isChanged = await changeLine(line, { productId: id, vendorId: vendor_id, ...choice }, paths.cart);
      setAdding(false);
      if (isChanged) close();
      return;
    }
    const outcome = await add({ productId: id, vendorId: vendor_id, ...choice });
    setAdding(false);
    if (outcome === "added" || outcome === "conflict") close();
  };

  if (product.error instanceof PanelError && product.error.status === 404) {
    return <Navigate to={paths.notFound} replace />;
  }
  return (
    <>
      <PageTitle of={product.data?.name} />
      <ProductSheet
        open
        onOpenChange={(open) => !open && close()}
        status={isWaiting ? "loading" : product.status}
        product={isWaiting ? undefined : product.data}
        initial={line && choiceOf(line)}
        isChange={line !== undefined}
        onRetry={product.retry}
        adding={adding}
        family={
          user?.family_id
            ? {
                adding: addingForFamily,
                onAdd: (choice, chosen) => void putForFamily(choice, chosen),
              }
            : undefined
        }
        inCart={inCart - (line?.quantity ?? 0)}
        onLimit={() => say("stock_exceeded", "error")}
        favourite={heartOf("product", product.data?.id)}
        onShare={() => void copyLink(product.data?.share_url ?? "", "product_link_copied")}
        onAdd={(choice, chosen) => void put(choice, chosen)}
      />
    </>
  );
}
