import { product as productCall } from "@talabee/contract";
import { Navigate, useParams } from "react-router-dom";
import { paths } from "../app/paths.js";
import { ProductOver } from "../app/product-over.js";
import { usePanelQuery } from "../data/use-panel-query.js";

/** The product's sheet over the store it belongs to (settled 20). */
export default function ProductRoute() {
  const { storeId = "", productId = "" } = useParams();
  const product = usePanelQuery(productCall, { params: { id: productId } });
  if (product.data !== undefined && product.data.vendor_id !== storeId) {
    return <Navigate to={paths.product(product.data)} replace />;
  }
  return <ProductOver product={product} below={paths.store(storeId)} />;
}
