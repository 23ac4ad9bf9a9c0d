import { collection as collectionCall, PRODUCT_SORTS } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { CollectionScreen } from "@talabee/ui/screens/collection-screen";
import { Suspense } from "react";
import { Outlet, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { problemScreen } from "../shell/index.js";
import { paths, usePagedQuery } from "../platform/index.js";
import { useFavourites } from "../features/favourites/index.js";
import { useProductQuantities } from "../features/cart/index.js";
import { useSubCollection } from "../features/catalogue/index.js";

/** A collection; sub-collection and sort are in the URL (REQ-ROUTE-11, REQ-CATALOG-31). */
export default function CollectionRoute() {
  const { collectionId = "" } = useParams();
  const navigate = useNavigate();
  const [choices] = useSearchParams();
  const { search } = useLocation();
  const quantities = useProductQuantities();
  const hearts = useFavourites();
  const sub = useSubCollection(choices.get("sub"));
  const sort = PRODUCT_SORTS.find((one) => one === choices.get("sort"));
  const found = usePagedQuery(collectionCall, {
    params: { id: collectionId },
    query: { sub_collection_id: sub ?? undefined, sort },
    filterParams: ["sub_collection_id", "sort"],
    list: "products",
  });
  const [first] = found.pages;
  usePageTitle(first?.collection.name, found.status);

  const problem = problemScreen(found.error, first);
  if (problem !== null) return problem;
  return (
    <>
      <CollectionScreen
        status={first === undefined ? found.status : "ready"}
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
        productsStatus={found.isOutdated ? "loading" : found.status}
        products={found.items}
        onLoadMore={found.loadMore}
        loadingMore={found.isLoadingMore}
        backHref={paths.home}
        browseHref={paths.home}
        productHref={({ id }) => paths.collectionProduct(collectionId, id) + search}
        onRetry={found.retry}
        favourites={hearts.products}
        {...quantities}
      />
      {/* Keeps the screen and its scroll position while the sheet's code loads. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}
