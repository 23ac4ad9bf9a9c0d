import { product as productCall } from "@talabee/contract";
import { useLocation, useParams } from "react-router-dom";
import { paths, useApiQuery } from "../platform/index.js";
import { ProductSheetRoute } from "./product-sheet-route.js";

/** The product sheet over a collection (REQ-ROUTE-45). */
export default function CollectionProductRoute() {
  const { collectionId = "", productId = "" } = useParams();
  const { search } = useLocation();
  const product = useApiQuery(productCall, { params: { id: productId } });
  return <ProductSheetRoute product={product} background={paths.collection(collectionId) + search} />;
}
