import { PanelError, type product as productCall, type CallData } from "@talabee/contract";
import { selectQuantity, type ShopState } from "@talabee/domain";
import { usePageTitle } from "@talabee/ui/app";
import { type ProductChoice, ProductSheet } from "@talabee/ui/widgets/product-sheet";
import { useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { changeLine, type Choice, choiceOf, useCart, useCartActions } from "../features/cart/index.js";
import { addToFamilyBasket } from "../features/family/index.js";
import { type ApiQuery, paths, showMessage, usePending, useShop } from "../platform/index.js";
import { copyLink } from "../features/catalogue/index.js";
import { useCurrentUser } from "../features/session/index.js";
import { useFavourites } from "../features/favourites/index.js";

const cartChoiceOf = (
  choice: ProductChoice,
  { id, vendor_id }: { id: string; vendor_id: string },
): Choice => ({
  productId: id,
  vendorId: vendor_id,
  ...choice,
});

/** The product sheet as a route over another screen (REQ-ROUTE-45). */
export function ProductSheetRoute({
  product,
  background,
}: {
  product: ApiQuery<CallData<typeof productCall>>;
  /** Path of the screen beneath the sheet. */
  background: string;
}) {
  const shop = useShop();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { add } = useCartActions();
  // Opened from a line of the cart: edits the line instead of adding one.
  const [search] = useSearchParams();
  const lineId = search.get("line");
  const cart = useCart();
  const line = cart.data?.items.find(({ id }) => id === lineId);
  const isLineLoading = lineId !== null && cart.status === "loading";
  const inCart = useSelector((state: ShopState) => selectQuantity(state, product.data?.id ?? ""));
  const [inCartBefore, setInCartBefore] = useState(inCart);
  const { favouriteOf } = useFavourites();
  const [pending, during] = usePending<"cart" | "family">();
  const user = useCurrentUser().data;
  const close = () => {
    // Entered by a link: there is no history entry to go back to.
    if (key !== "default") void navigate(-1);
    else void navigate(background, { replace: true });
  };

  /** Adds the choice and closes the sheet; also when the cart asks about another vendor. */
  const addChoice = async (where: "cart" | "family", choice: Choice) => {
    const addToCart = async () => {
      if (line !== undefined) return changeLine(shop, line, choice, paths.cart);
      const outcome = await add(choice);
      return outcome === "added" || outcome === "conflict";
    };
    setInCartBefore(inCart);
    const isDone = await during(where, where === "family" ? addToFamilyBasket(shop, choice) : addToCart());
    if (isDone) close();
  };
  usePageTitle(product.data?.name);

  if (product.error instanceof PanelError && [403, 404].includes(product.error.status)) {
    return <Navigate to={paths.notFound} state={product.error.status} replace />;
  }
  return (
    <ProductSheet
      open
      onOpenChange={(open) => !open && close()}
      status={isLineLoading ? "loading" : product.status}
      product={isLineLoading ? undefined : product.data}
      initial={line && choiceOf(line)}
      edit={line !== undefined}
      onRetry={product.retry}
      loading={pending === "cart"}
      family={
        user?.family_id
          ? {
              loading: pending === "family",
              onAdd: (choice, of) => void addChoice("family", cartChoiceOf(choice, of)),
            }
          : undefined
      }
      // While an add is sent, its optimistic quantity must not count against the stock.
      inCart={(pending === "cart" ? inCartBefore : inCart) - (line?.quantity ?? 0)}
      onLimit={() => showMessage(shop, "stock_exceeded", "danger")}
      favourite={favouriteOf("product", product.data?.id)}
      onShare={() => void copyLink(shop, product.data?.share_url ?? "", "product_link_copied")}
      onAdd={(choice, of) => void addChoice("cart", cartChoiceOf(choice, of))}
    />
  );
}
