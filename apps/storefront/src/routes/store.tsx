import { store as storeCall } from "@talabee/contract";
import { StoreScreen } from "@talabee/ui/screens/store-screen";
import { lazy, Suspense, useState } from "react";
import { Outlet, useParams } from "react-router-dom";
import { useCartActions } from "../app/cart-actions.js";
import { CartSidePanel } from "../app/cart-side-panel.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { problemScreen } from "../app/problem-screen.js";
import { useFavourites } from "../app/use-favourites.js";
import { copyLink } from "../data/share.js";
import { useCart } from "../data/use-cart.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { useProductQuantities } from "../data/use-product-quantities.js";
import { useStoreMenu } from "../data/use-store-menu.js";

const StoreInfoSheet = lazy(() => import("../app/store-info-sheet.js"));

export default function StoreRoute() {
  const { storeId = "" } = useParams();
  const store = usePanelQuery(storeCall, { params: { id: storeId } });
  const menu = useStoreMenu(storeId);
  const cart = useCart();
  const { setDrawerOpen } = useCartActions();
  const quantities = useProductQuantities();
  const { heartOf, products: productFavourites } = useFavourites();
  const [informs, setInforms] = useState(false);

  const problem = problemScreen(store.error, store.data);
  if (problem !== null) return problem;
  return (
    <>
      <PageTitle of={store.data?.name} status={store.status} />
      <StoreScreen
        status={store.status}
        store={store.data}
        menuStatus={menu.status}
        products={menu.products}
        menuComplete={menu.isComplete}
        productHref={paths.product}
        categoryHref={(categoryId) => paths.storeCategory(storeId, categoryId)}
        backHref={paths.home}
        onRetry={() => (store.data === undefined ? store.retry() : menu.retry())}
        reviewsHref={paths.storeReviews(storeId)}
        onInfo={() => setInforms(true)}
        favourite={heartOf("store", store.data?.id)}
        productFavourites={productFavourites}
        onShare={() => void copyLink(store.data?.share_url ?? paths.store(storeId), "vendor_link_copied")}
        cart={{
          count: cart.data?.items.length ?? 0,
          total: cart.data?.quote?.subtotal,
          onOpen: () => setDrawerOpen(true),
        }}
        cartPanel={<CartSidePanel />}
        {...quantities}
      />
      {informs && store.data !== undefined && (
        <Suspense>
          <StoreInfoSheet store={store.data} onClose={() => setInforms(false)} />
        </Suspense>
      )}
      {/* While the sheet's code loads, the screen beneath stays, and stays where it is scrolled to. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}
