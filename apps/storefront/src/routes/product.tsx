import { product as productCall } from "@talabee/contract";
import { Navigate, useParams } from "react-router-dom";
import { paths, useApiQuery } from "../platform/index.js";
import { ProductSheetRoute } from "./product-sheet-route.js";

/** The product sheet over its store (REQ-ROUTE-45). */
export default function ProductRoute() {
  const { storeId = "", productId = "" } = useParams();
  const product = useApiQuery(productCall, { params: { id: productId } });
  if (product.data !== undefined && product.data.vendor_id !== storeId) {
    return <Navigate to={paths.product(product.data)} replace />;
  }
  return <ProductSheetRoute product={product} background={paths.store(storeId)} />;
}
