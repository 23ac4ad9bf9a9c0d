import { ProductScreen } from "@talabee/ui/screens/product-screen";
import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import {
  MORE_PRODUCTS,
  moreProductsRead,
  paths,
  useNavigateAfterWrite,
  usePagedQuery,
  useStore,
} from "../platform/index.js";
import { problemScreen } from "../shell/index.js";
import { useProductRoute } from "./use-product-route.js";

/** A product on a page of its own, where its address is opened directly (REQ-ROUTE-45). */
export default function ProductRoute() {
  const { storeId, collectionId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigateAfterAdd = useNavigateAfterWrite();
  const backHref =
    storeId === undefined ? paths.collection(collectionId ?? "") + search : paths.store(storeId);
  const { error, redirectTo, props } = useProductRoute((outcome, isEdit) => {
    if (outcome === "added") navigateAfterAdd(isEdit ? paths.cart : backHref);
  });
  const { product } = props;
  // In the address, so that store and product are read at the same time.
  const vendorId = storeId ?? product?.vendor_id;
  const store = useStore(vendorId);
  const category = usePagedQuery(...moreProductsRead(product));

  // Not a Navigate in the place of the page: on the server, which cannot navigate, it would be empty.
  useEffect(() => {
    if (redirectTo !== undefined) void navigate(redirectTo, { replace: true });
  }, [navigate, redirectTo]);

  const problem = problemScreen(error, product);
  if (problem !== null) return problem;
  return (
    <ProductScreen
      {...props}
      store={store.data?.id === product?.vendor_id ? store.data : undefined}
      more={category.items.filter(({ id }) => id !== product?.id).slice(0, MORE_PRODUCTS)}
      productHref={paths.product}
      storeHref={paths.store}
      backHref={backHref}
    />
  );
}
