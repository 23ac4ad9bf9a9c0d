import { product as productCall } from "@talabee/contract";
import { useLocation, useParams } from "react-router-dom";
import { paths, usePanelQuery } from "../platform/index.js";
import { ProductOver } from "./product-sheet-route.js";

/** The product's sheet over the collection it was found in (REQ-ROUTE-45). */
export default function CollectionProductRoute() {
  const { collectionId = "", productId = "" } = useParams();
  const { search } = useLocation();
  const product = usePanelQuery(productCall, { params: { id: productId } });
  return <ProductOver product={product} below={paths.collection(collectionId) + search} />;
}
