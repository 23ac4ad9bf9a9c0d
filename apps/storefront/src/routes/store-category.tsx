import { store as storeCall } from "@talabee/contract";
import { StoreCategoryScreen } from "@talabee/ui/screens/store-category-screen";
import { useParams } from "react-router-dom";
import { useCartActions } from "../app/cart-actions.js";
import { CartSidePanel } from "../app/cart-side-panel.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { problemScreen } from "../app/problem-screen.js";
import { useFavourites } from "../app/use-favourites.js";
import { useCart } from "../data/use-cart.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { useProductQuantities } from "../data/use-product-quantities.js";
import { useStoreCategory } from "../data/use-store-category.js";

/** One category of a store; a category of another store is not found (B27). */
export default function StoreCategoryRoute() {
  const { storeId = "", catId = "" } = useParams();
  const store = usePanelQuery(storeCall, { params: { id: storeId } });
  const category = useStoreCategory(storeId, catId);
  const cart = useCart();
  const { setDrawerOpen } = useCartActions();
  const quantities = useProductQuantities();
  const { products: productFavourites } = useFavourites();

  const problem = problemScreen(category.error, category.category);
  if (problem !== null) return problem;
  return (
    <>
      <PageTitle of={category.category?.name} status={category.status} />
      <StoreCategoryScreen
        status={category.status}
        store={store.data}
        category={category.category}
        products={category.products}
        onLoadMore={category.loadMore}
        loadingMore={category.isLoadingMore}
        storeHref={paths.store(storeId)}
        categoryHref={(id) => paths.storeCategory(storeId, id)}
        productHref={paths.product}
        productFavourites={productFavourites}
        onRetry={category.retry}
        cart={{
          count: cart.data?.items.length ?? 0,
          total: cart.data?.quote?.subtotal,
          onOpen: () => setDrawerOpen(true),
        }}
        cartPanel={<CartSidePanel />}
        {...quantities}
      />
    </>
  );
}
