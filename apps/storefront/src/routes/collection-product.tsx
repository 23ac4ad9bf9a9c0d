import { product as productCall } from "@talabee/contract";
import { useLocation, useParams } from "react-router-dom";
import { paths } from "../app/paths.js";
import { ProductOver } from "../app/product-over.js";
import { usePanelQuery } from "../data/use-panel-query.js";

/** The product's sheet over the collection it was found in (settled 20). */
export default function CollectionProductRoute() {
  const { collectionId = "", productId = "" } = useParams();
  const { search } = useLocation();
  const product = usePanelQuery(productCall, { params: { id: productId } });
  return <ProductOver product={product} below={paths.collection(collectionId) + search} />;
}
