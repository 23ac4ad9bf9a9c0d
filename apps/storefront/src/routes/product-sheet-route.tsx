import { PanelError, type product as productCall, type CallData } from "@talabee/contract";
import { selectQuantity, type ShopState } from "@talabee/domain";
import { type ProductChoice, ProductSheet } from "@talabee/ui/widgets/product-sheet";
import { useSelector } from "react-redux";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { changeLine, type Choice, choiceOf, useCart, useCartActions } from "../features/cart/index.js";
import { addToFamilyBasket } from "../features/family/index.js";
import { type ApiQuery, paths, showMessage, usePending, useShop } from "../platform/index.js";
import { copyLink } from "../features/catalogue/index.js";
import { useCurrentUser } from "../features/session/index.js";
import { PageTitle } from "../shell/index.js";
import { useFavourites } from "../features/favourites/index.js";

const chosenOf = (choice: ProductChoice, { id, vendor_id }: { id: string; vendor_id: string }): Choice => ({
  productId: id,
  vendorId: vendor_id,
  ...choice,
});

/** A product's sheet with an address of its own, over the screen it was opened from (REQ-ROUTE-45). */
export function ProductSheetRoute({
  product,
  below,
}: {
  product: ApiQuery<CallData<typeof productCall>>;
  /** The address of the screen beneath. */
  below: string;
}) {
  const shop = useShop();
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
  const [busy, during] = usePending<"cart" | "family">();
  const user = useCurrentUser().data;
  const close = () => {
    // Opened from within: back to where it was opened. Come by a link: to the screen beneath.
    if (key !== "default") void navigate(-1);
    else void navigate(below, { replace: true });
  };

  /** Closes once what was chosen is where it belongs, or its question is asked. */
  const put = async (where: "cart" | "family", choice: Choice) => {
    const putInCart = async () => {
      if (line !== undefined) return changeLine(shop, line, choice, paths.cart);
      const outcome = await add(choice);
      return outcome === "added" || outcome === "conflict";
    };
    const isDone = await during(where, where === "family" ? addToFamilyBasket(shop, choice) : putInCart());
    if (isDone) close();
  };

  if (product.error instanceof PanelError && [403, 404].includes(product.error.status)) {
    return <Navigate to={paths.notFound} state={product.error.status} replace />;
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
        loading={busy === "cart"}
        family={
          user?.family_id
            ? {
                loading: busy === "family",
                onAdd: (choice, of) => void put("family", chosenOf(choice, of)),
              }
            : undefined
        }
        inCart={inCart - (line?.quantity ?? 0)}
        onLimit={() => showMessage(shop, "stock_exceeded", "error")}
        favourite={heartOf("product", product.data?.id)}
        onShare={() => void copyLink(shop, product.data?.share_url ?? "", "product_link_copied")}
        onAdd={(choice, of) => void put("cart", chosenOf(choice, of))}
      />
    </>
  );
}
