import { PanelError, product as productCall } from "@talabee/contract";
import { selectQuantity, type ShopState } from "@talabee/domain";
import { type ProductChoice, ProductSheet } from "@talabee/ui/widgets/product-sheet";
import { useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { useCartActions } from "../app/cart-actions.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { say } from "../data/say.js";
import { copyLink } from "../data/share.js";
import { usePanelQuery } from "../data/use-panel-query.js";

/** The product's sheet, with an address of its own, over the store it belongs to (settled 20). */
export default function ProductRoute() {
  const { storeId = "", productId = "" } = useParams();
  const navigate = useNavigate();
  const { add } = useCartActions();
  const product = usePanelQuery(productCall, { params: { id: productId } });
  const inCart = useSelector((state: ShopState) => selectQuantity(state, productId));
  const [adding, setAdding] = useState(false);
  const { key } = useLocation();
  const close = () => {
    // Opened from within: back to where it was opened. Come by a link: to the store it belongs to.
    if (key !== "default") void navigate(-1);
    else void navigate(paths.store(storeId), { replace: true });
  };

  const put = async (choice: ProductChoice) => {
    setAdding(true);
    const outcome = await add({ productId, vendorId: storeId, ...choice });
    setAdding(false);
    if (outcome === "added" || outcome === "conflict") close();
  };

  if (product.error instanceof PanelError && product.error.status === 404) {
    return <Navigate to={paths.notFound} replace />;
  }
  if (product.data !== undefined && product.data.vendor_id !== storeId) {
    return <Navigate to={paths.product(product.data)} replace />;
  }
  return (
    <>
      <PageTitle of={product.data?.name} />
      <ProductSheet
        open
        onOpenChange={(open) => !open && close()}
        status={product.status}
        product={product.data}
        onRetry={product.retry}
        adding={adding}
        inCart={inCart}
        onLimit={() => say("stock_exceeded", "error")}
        onShare={() => void copyLink(product.data?.share_url ?? "", "product_link_copied")}
        onAdd={(choice) => void put(choice)}
      />
    </>
  );
}
