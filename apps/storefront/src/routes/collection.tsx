import { PRODUCT_SORTS } from "@talabee/contract";
import { usePageHead } from "@talabee/ui/app";
import { CollectionScreen } from "@talabee/ui/screens/collection-screen";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { problemScreen } from "../shell/index.js";
import { collectionRead, listStart, paths, usePagedQuery } from "../platform/index.js";
import { useFavourites } from "../features/favourites/index.js";
import { useProductQuantities } from "../features/cart/index.js";
import { useSubCollection } from "../features/catalogue/index.js";

/** A collection; sub-collection and sort are in the URL (REQ-ROUTE-11, REQ-CATALOG-31). */
export default function CollectionRoute() {
  const { collectionId = "" } = useParams();
  const navigate = useNavigate();
  const [filters] = useSearchParams();
  const start = listStart(filters);
  const { search } = useLocation();
  const quantities = useProductQuantities();
  const favourites = useFavourites();
  const sub = useSubCollection(filters.get("sub"));
  const sort = PRODUCT_SORTS.find((one) => one === filters.get("sort"));
  const products = usePagedQuery(...collectionRead(collectionId, sub, filters.get("sort"), start.cursor));
  const [first] = products.pages;
  usePageHead(first && { kind: "collection", collection: first.collection }, products.status);

  const problem = problemScreen(products.error, first, start.cursor);
  if (problem !== null) return problem;
  return (
    <CollectionScreen
      status={first === undefined ? products.status : "ready"}
      collection={first?.collection}
      subCollections={first?.sub_collections ?? []}
      subCollectionId={sub}
      subCollectionHref={(id) => paths.collection(collectionId, { sub: id, sort })}
      sort={sort ?? "none"}
      onSortChange={(one) =>
        void navigate(paths.collection(collectionId, { sub, sort: one === "none" ? undefined : one }), {
          replace: true,
        })
      }
      productsStatus={products.isOutdated ? "loading" : products.status}
      products={products.items}
      onLoadMore={products.loadMore}
      moreHref={start.hrefAt(products.pages.at(-1)?.products.next_cursor)}
      loadingMore={products.isLoadingMore}
      backHref={paths.home}
      browseHref={paths.home}
      productHref={({ id }) => paths.collectionProduct(collectionId, id) + search}
      onRetry={products.retry}
      favourites={favourites.products}
      {...quantities}
    />
  );
}
