import { selectQuantity, type ShopState } from "@talabee/domain";
import { usePageHead } from "@talabee/ui/app";
import type { AddProduct } from "@talabee/ui/widgets/product-details";
import { useState } from "react";
import { useSelector } from "react-redux";
import { useParams, useSearchParams } from "react-router";
import { changeLine, choiceOf, useCart, useCartActions } from "../features/cart/index.js";
import { copyLink } from "../features/catalogue/index.js";
import { addToFamilyBasket } from "../features/family/index.js";
import { useFavourites } from "../features/favourites/index.js";
import { useCurrentUser } from "../features/session/index.js";
import {
  knownProduct,
  paths,
  productRead,
  showMessage,
  useApiQuery,
  usePending,
  useShop,
} from "../platform/index.js";

/**
 * The product of the address, with the props that its sheet and its page share. `onDone` is called once it is added, and
 * when the cart asks about another vendor.
 */
export function useProductRoute(onDone: (outcome: "added" | "conflict", isEdit: boolean) => void) {
  const shop = useShop();
  const { storeId, productId = "" } = useParams();
  const product = useApiQuery(...productRead(productId));
  const [preview] = useState(() => knownProduct(shop, productId));
  const { add } = useCartActions();
  // Opened from a line of the cart: edits the line instead of adding one.
  const [search] = useSearchParams();
  const lineId = search.get("line");
  const cart = useCart();
  const line = cart.data?.items.find(({ id }) => id === lineId);
  const isLineLoading = lineId !== null && cart.status === "loading";
  const inCart = useSelector((state: ShopState) => selectQuantity(state, productId));
  const [inCartBefore, setInCartBefore] = useState(inCart);
  const [pending, during] = usePending<"cart" | "family">();
  const { favouriteOf } = useFavourites();
  const user = useCurrentUser();

  const addTo =
    (where: "cart" | "family"): AddProduct =>
    async (chosen, { id, vendor_id }) => {
      const choice = { productId: id, vendorId: vendor_id, ...chosen };
      const send = async () => {
        if (where === "family") return (await addToFamilyBasket(shop, choice)) && "added";
        if (line === undefined) return add(choice);
        return (await changeLine(shop, line, choice, paths.cart)) && "added";
      };
      setInCartBefore(inCart);
      const outcome = await during(where, send());
      if (outcome === "added" || outcome === "conflict") onDone(outcome, line !== undefined);
    };

  const { data } = product;
  usePageHead(data && { kind: "product", product: data }, product.status);
  return {
    /** What the list with its card knows, until it has come. */
    preview: isLineLoading ? undefined : preview,
    error: product.error,
    /** The product's own address where the present one names another store. */
    redirectTo:
      data !== undefined && storeId !== undefined && data.vendor_id !== storeId
        ? paths.product(data)
        : undefined,
    props: {
      status: isLineLoading ? ("loading" as const) : product.status,
      product: isLineLoading ? undefined : data,
      initial: line && choiceOf(line),
      edit: line !== undefined,
      onRetry: product.retry,
      loading: pending === "cart",
      family: user.data?.family_id
        ? { loading: pending === "family", onAdd: addTo("family") }
        : user.status === "failed"
          ? { onRetry: user.retry }
          : undefined,
      // While an add is sent, its optimistic quantity must not count against the stock.
      inCart: (pending === "cart" ? inCartBefore : inCart) - (line?.quantity ?? 0),
      onLimit: () => showMessage(shop, "stock_exceeded", "danger"),
      favourite: favouriteOf("product", data?.id),
      onShare: () => void copyLink(shop, data?.share_url ?? "", "product_link_copied"),
      onAdd: addTo("cart"),
    },
  };
}
