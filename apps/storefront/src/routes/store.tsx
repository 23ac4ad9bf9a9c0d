import { usePageHead } from "@talabee/ui/app";
import { StoreScreen } from "@talabee/ui/screens/store-screen";
import { use, Suspense, useCallback, useMemo, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { problemScreen } from "../shell/index.js";
import {
  FulfilmentSheetContext,
  knownStore,
  lazyComponent,
  paths,
  useShop,
  useStore,
  useStoreMenu,
} from "../platform/index.js";
import { useFavourites } from "../features/favourites/index.js";
import { useMenu } from "../features/cart/index.js";
import { StoreInfoSheet, copyLink } from "../features/catalogue/index.js";

const { Component: StoreSearch } = lazyComponent(() => import("./store-search.js"));

/** A store with its menu, or the search in it (REQ-ROUTE-13). */
export default function StoreRoute() {
  const [params] = useSearchParams();
  return params.has("q") ? <StoreSearch /> : <StoreMenu />;
}

function StoreMenu() {
  const shop = useShop();
  const { storeId = "" } = useParams();
  const store = useStore(storeId);
  const preview = useMemo(() => {
    const card = knownStore(shop, storeId);
    return card && { ...card, preorder_from: null };
  }, [shop, storeId]);
  const storeMenu = useStoreMenu(storeId);
  const menu = useMenu();
  const { favouriteOf } = useFavourites();
  const [isInfoOpen, setInfoOpen] = useState(false);
  const categoryHref = useCallback((id: string) => paths.storeCategory(storeId, id), [storeId]);
  usePageHead(store.data && { kind: "store", store: store.data, products: storeMenu.products }, store.status);

  const problem = problemScreen(store.error, store.data);
  if (problem !== null) return problem;
  return (
    <>
      <StoreScreen
        {...menu}
        status={store.status}
        store={store.data}
        preview={preview}
        menuStatus={storeMenu.status}
        products={storeMenu.products}
        menuComplete={storeMenu.isComplete}
        categoryHref={categoryHref}
        backHref={paths.home}
        searchHref={paths.storeSearch(storeId)}
        onRetry={() => (store.data === undefined ? store.retry() : storeMenu.retry())}
        reviewsHref={paths.storeReviews(storeId)}
        onOpenInfo={() => setInfoOpen(true)}
        onChangePlace={use(FulfilmentSheetContext)}
        favourite={favouriteOf("store", store.data?.id)}
        onShare={() =>
          void copyLink(shop, store.data?.share_url ?? paths.store(storeId), "vendor_link_copied")
        }
      />
      {isInfoOpen && store.data !== undefined && (
        <Suspense>
          <StoreInfoSheet store={store.data} onClose={() => setInfoOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
